# What is said of the game to those who choose one; all pages know these, so the ids begin with its name.
glenmore-title = { glenmore-name }: { glenmore-subtitle }
glenmore-name = Glen More II
glenmore-subtitle = Chronicles
glenmore-about = Take tiles, let your land work and send Scotsmen to the clans; eight chronicles add to it.
glenmore-about-rulebook = the rulebook of the Polish edition (v2.0)

## Options: what they are called, and what they do

glenmore-option-players = Players
    .help = how many clans compete
glenmore-option-die = With the die
    .help = it plays as one more clan and shortens the game; always there for two
glenmore-option-short = Shorter game
    .help = World's End lies on top of stack D instead of in its middle
glenmore-option-chronicles = Chronicles
    .help = which chronicles are added, as digits such as 148, all or none
glenmore-option-chronicles-none = none
glenmore-option-narrow_mountain = Narrow mountain
    .help = the mountain of chronicle 2 takes one space, not two

glenmore-option-chronicles-1 = The Dragon Boat Races
    .help = boats race down everybody's rivers for tokens and points
glenmore-option-chronicles-2 = Highlander: There Can Be Only One
    .help = a mountain on the track: leave a gift in passing, stop to take them all
glenmore-option-chronicles-3 = Ol' Jamey's Single Cask Reserve
    .help = whisky ripens in cellars and is sold on the way
glenmore-option-chronicles-4 = Hammer of the Scots
    .help = an Englishman on the track gives his master extra turns
glenmore-option-chronicles-5 = Address to a Haggis
    .help = inns make haggis, and the die tells how it is eaten
glenmore-option-chronicles-6 = The Dubious Tome of Scottish History
    .help = landmark cards turn over to events of doubtful history
glenmore-option-chronicles-7 = Between a Rock and a Hard Place
    .help = secret votes decide which further cards score at the end
glenmore-option-chronicles-8 = The Penny Mobs
    .help = mobsters in prison: dubious helpers for a penny

## What a chronicle asks of a table

glenmore-level-easy = easy
glenmore-level-medium = medium
glenmore-level-hard = hard
glenmore-level-expert = expert
glenmore-minutes = +{ $minutes } minutes

## What cannot be chosen beside the other options

glenmore-barred-chronicle = needs { $least } or { $most } players
glenmore-barred-die = always there with two players
glenmore-barred-mountain = goes with chronicle II only

## What is wrong with a layout or with options as they were written

glenmore-layout-worlds-end = must be how many tiles of D come before it, { $counts }, not { $given }
glenmore-layout-lacks-part = layout lacks its part { $part }
glenmore-layout-unknown-part = layout has no part { $part } here: its parts are { $parts }
glenmore-layout-order = layout order must name { $seats } once each, not { $given }
glenmore-layout-no-tile = layout tiles names { $tile }, which is not a tile
glenmore-layout-tiles = layout tiles must name { $count } different tiles, not { $given }
glenmore-layout-first = layout tiles must begin with the five starting tiles, not { $tiles }
glenmore-layout-later = layout tiles names { $tiles }, not in stack A
glenmore-refused-chronicles = option chronicles cannot be { $given }: it is different digits of { $allowed }, all or none
glenmore-layout-part = layout { $part }: { $why }
glenmore-layout-river = must be one of { $gaps }, not { $given }
glenmore-layout-haggis = must be the values of two haggis tokens, not { $given }
glenmore-layout-gathering = must name { $count } of { $cards }, not { $given }
glenmore-layout-mobsters = must be { $count } cards out of { $cards } and b, not { $given }
glenmore-refused-chronicles-here = chronicle { $value } needs 3 or 4 players, not { $players }
glenmore-refused-narrow-mountain-here = narrow_mountain goes with chronicle 2 only
