"""Somebody who plays Glen More II through the screen, by a pointer or a finger on what lies open to it."""

from random import Random
from typing import Any

from playwright.sync_api import Page
from screen import until

USABLE = (
    ".glen .part.lit, .glen .place.ready, .glen .place .man, .glen .clan.ready, "
    ".prompt .chip, .prompt .groups button, .prompt .tray .part.lit, .prompt button.deed:not(.off), "
    "[data-chronicle] .part.lit, .lid .part.lit, .player.lit"
)
# What can be answered now, as a person finds it: it can be seen or swiped to, and nothing lies over it.
OFFERED = """() => {
    const usable = 'USABLE';
    const spot = (element) => {
        element.scrollIntoView({block: 'nearest', inline: 'nearest'});
        const box = element.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const top = document.elementFromPoint(x, y);
        return top && (element.contains(top) || top.contains(element)) ? [x, y] : null;
    };
    const found = (selector) => [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility() && !one.disabled);
    const name = (element) => element.dataset.deed ?? element.className?.baseVal ?? element.className;
    const told = (element, nth) => ({name: name(element), nth, at: spot(element)});
    const open = (elements) => (window.offered = elements.filter((one) => spot(one))).map(told);
    const seal = found('.prompt .big').at(0);
    if (seal && spot(seal)) return open([seal]);
    return open([...found(usable), ...found('[data-deed=end-turn]')]);
}""".replace("USABLE", USABLE)
# How far what is offered lies from where the focus is: in steps of the Tab key, or in places of the land.
FROM_FOCUS = """(nth) => {
    const wanted = window.offered[nth];
    const goal = wanted.closest('[data-cell]') ?? wanted;
    const here = document.activeElement;
    const offered = wanted.isConnected && wanted.matches('USABLE, .prompt .big, [data-deed=end-turn]');
    // The answer to the last press is here, or a scene lies over the table.
    if (!offered || wanted.closest('[inert]')) return {gone: true};
    if (here === goal) return {there: true};
    const land = goal.closest('svg');
    if (goal.dataset.cell && here.dataset.cell && here.closest('svg') === land) {
        const [from, to] = [here, goal].map((one) => one.getBoundingClientRect());
        return {right: to.x - from.x, down: to.y - from.y};
    }
    const stop = goal.dataset.cell ? land.querySelector('[data-cell][tabindex="0"]') : goal;
    const focused = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const stops = [...document.querySelectorAll(focused)]
        .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
    const [from, to] = [stops.indexOf(here), stops.indexOf(stop)];
    if (to < 0) return {unreachable: true};
    if (from >= 0) return {tabs: to - from};
    // What can be scrolled is a stop of the browser's own: from there the goal may lie either way.
    const ahead = here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING;
    return {tabs: ahead ? 1 : -1};
}""".replace("USABLE", USABLE)
STATE = """() => ({
    over: document.querySelector('[data-scene=final]') !== null,
    scene: document.querySelector('[data-scene=round]') !== null,
    mine: document.querySelector('.prompt.mine') !== null,
})"""
CALLED = """() => document.querySelector('.prompt.mine') !== null
    || document.querySelector('[data-scene]') !== null"""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
STEPS = 3000
MOST_KEYS = 60  # walks by keys to one thing
ENDS = 0.4  # how often a turn is ended though something could still be done


class Player:
    """Plays until the end; counts what it pressed."""

    def __init__(self, page: Page, rng: Random, touch: bool = False) -> None:
        self.page, self.rng, self.touch = page, rng, touch
        self.presses = 0

    def play(self, answers: int = STEPS) -> None:
        """To the end, or until so many answers have been given."""
        for _ in range(STEPS):
            if self.presses >= answers:
                return
            until(self.page, CALLED)
            state = self.page.evaluate(STATE)
            if state["over"]:
                return
            if state["scene"]:
                self.page.keyboard.press("Escape")
            elif state["mine"]:
                self.answer()
            self.page.evaluate(DRAWN)
        raise AssertionError(f"the game goes on after {STEPS} steps: {self.page.evaluate(OFFERED)}")

    def answer(self) -> None:
        offered = self.page.evaluate(OFFERED)
        if not offered:  # the answer to the last press is on its way
            return
        last = offered[-1]
        ends = last["name"] == "end-turn" and (len(offered) == 1 or self.rng.random() < ENDS)
        self.press(last if ends else self.rng.choice(offered))

    def press(self, one: dict[str, Any]) -> None:
        """As a hand does it."""
        self.presses += 1
        x, y = one["at"]
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)


class Typist(Player):
    """Plays by keys alone: Tab and Shift, the arrows on the land, Enter, and M for the man on a tile."""

    def press(self, one: dict[str, Any]) -> None:
        self.presses += 1
        for _ in range(MOST_KEYS):
            way = self.page.evaluate(FROM_FOCUS, one["nth"])
            if way.get("gone"):
                return
            if way.get("there"):
                self.page.keyboard.press("m" if one["name"].startswith("man") else "Enter")
                return
            assert not way.get("unreachable"), f"no key leads to {one['name']}"
            for key in self.keys_towards(way):
                self.page.keyboard.press(key)
        stands = self.page.evaluate("() => document.activeElement.outerHTML.slice(0, 200)")
        raise AssertionError(
            f"{one['name']} is not reached by {MOST_KEYS} walks, the last {way} from {stands}"
        )

    def keys_towards(self, way: dict[str, float]) -> list[str]:
        """Tabs as far as it goes; on the land a step across or down as it comes: a hole may bar one way."""
        if "tabs" in way:
            return ["Tab" if way["tabs"] > 0 else "Shift+Tab"] * abs(int(way["tabs"]))
        across, down = way["right"], way["down"]
        if abs(across) > 1 and (abs(down) <= 1 or self.rng.random() < 0.5):
            return ["ArrowRight" if across > 0 else "ArrowLeft"]
        return ["ArrowDown" if down > 0 else "ArrowUp"]
