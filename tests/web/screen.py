"""What a player does on the screen."""

import re
from random import Random

from playwright.sync_api import Locator, Page, TimeoutError

LISTED = ".prompt .chip, .prompt .groups button"
OFFERED = f"{LISTED}, .prompt button.deed:not(.off)"
ANSWER = f"{OFFERED}, .prompt .big, [role=dialog]"
MOVED_ON = 2_000  # milliseconds until a button counts as gone: the answer to the last click has replaced it


def wait_for_question(page: Page) -> None:
    page.wait_for_selector(ANSWER)


def is_over(page: Page) -> bool:
    return page.locator("[role=dialog]").count() > 0


def step(page: Page, rng: Random) -> None:
    """One click on something that the panel offers; passing only when nothing else is left or by chance."""
    if is_over(page) or not page.locator(".prompt.mine").count():
        return
    seal = page.locator(".prompt .big")
    if seal.count():
        before = page.locator(".log").get_attribute("data-lines")
        label = seal.inner_text(timeout=MOVED_ON)
        if not click(seal):
            return
        page.wait_for_function(
            "([n, text]) => document.querySelector('.log')?.dataset.lines !== n"
            " || (document.querySelector('.prompt .big')?.innerText ?? '') !== text",
            arg=[before, label],
        )
        return
    begun = page.locator(".prompt .trail").count()  # a deed of the bar is chosen: what it offers comes first
    offered = page.locator(LISTED if begun else OFFERED)
    texts = offered.all_inner_texts()
    places = [i for i, text in enumerate(texts) if not text.startswith("Pass")] or list(range(len(texts)))
    if rng.random() < 0.12:
        places = list(range(len(texts)))
    if places:
        click(offered.nth(rng.choice(places)))


def confirm(page: Page) -> None:
    """Press the seal of the panel."""
    page.get_by_role("region", name="What to do").get_by_role("button", name=re.compile("^Confirm")).click()


def click(button: Locator) -> bool:
    """Whether it could still be clicked."""
    try:
        button.click(timeout=MOVED_ON)
    except TimeoutError:
        return False
    return True


def play(page: Page, rng: Random, steps: int = 2000) -> None:
    for _ in range(steps):
        wait_for_question(page)
        if is_over(page):
            return
        step(page, rng)


def table_of(page: Page) -> str:
    found = re.search(r"/table/([\w-]+)", page.url)
    assert found
    return found[1]
