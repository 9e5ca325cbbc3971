"""Somebody who plays Glen More II through the screen, by a pointer or a finger on what lies open to it."""

from random import Random
from typing import Any

from playwright.sync_api import Page
from screen import until

# What can be answered now, as a person finds it: it can be seen or swiped to, and nothing lies over it.
OFFERED = """() => {
    const usable = '.glen .part.lit, .glen .place.ready, .glen .place .man, .glen .clan.ready, '
        + '.prompt .chip, .prompt .groups button, .prompt .tray .part.lit, .prompt button.deed:not(.off), '
        + '[data-chronicle] .part.lit, .lid .part.lit, .player.lit';
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
    const seal = found('.prompt .big').at(0);
    if (seal && spot(seal)) return [{name: 'seal', at: spot(seal)}];
    const end = found('[data-deed=end-turn]')[0];
    const rest = found(usable).map((one) => ({name: name(one), at: spot(one)}));
    return [...rest, ...(end ? [{name: 'end-turn', at: spot(end)}] : [])].filter((one) => one.at);
}"""
STATE = """() => ({
    over: document.querySelector('[data-scene=final]') !== null,
    scene: document.querySelector('[data-scene=round]') !== null,
    mine: document.querySelector('.prompt.mine') !== null,
})"""
CALLED = """() => document.querySelector('.prompt.mine') !== null
    || document.querySelector('[data-scene]') !== null"""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
STEPS = 3000
ENDS = 0.4  # how often a turn is ended though something could still be done


class Player:
    """Plays until the end; counts what it pressed."""

    def __init__(self, page: Page, rng: Random, touch: bool = False) -> None:
        self.page, self.rng, self.touch = page, rng, touch
        self.presses = 0

    def play(self) -> None:
        for _ in range(STEPS):
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
        self.presses += 1
        x, y = one["at"]
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
