"""A stranger at the table: presses only what can be seen on the screen, by mouse, finger or keys."""

from typing import Any, Literal

from playwright.sync_api import Page

Means = Literal["mouse", "finger", "keys"]

# What moves is counted, also on the page of whoever moves. Only words that have just been exchanged
# may begin elsewhere: a figure in the middle of its place does when it gets longer.
WATCH = """async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    window.moved = [];
    const exchanged = new WeakMap();
    const just = (changes, from, until) => changes.forEach((one) => exchanged.set(one.target, [from, until]));
    const note = (changes) => {
        const from = performance.now() - 300;
        just(changes, from, Infinity);
        // A slow machine may take long until it draws what was exchanged.
        const drawn = () => just(changes, from, performance.now() + 300);
        requestAnimationFrame(() => requestAnimationFrame(drawn));
    };
    new MutationObserver(note).observe(document.body, {subtree: true, characterData: true});
    const called = (node) => node.nodeType === 3
        ? `"${node.data.slice(0, 30)}" in ${called(node.parentElement)}`
        : `${node.nodeName}.${node.className?.baseVal ?? node.className}`;
    const own = (node, at) => {
        const [from, until] = exchanged.get(node) ?? [Infinity, 0];
        return from < at && at < until;
    };
    new PerformanceObserver((list) => list.getEntries().forEach((shift) => {
        if (document.querySelector('[data-scene]')) return;
        const fresh = (node) => !node || own(node, shift.startTime);
        const nodes = shift.sources.map((one) => one.node).filter((node) => !fresh(node));
        const from = shift.sources.map((one) => [one.previousRect, one.currentRect].map(
            (r) => [r.x, r.y, r.width, r.height].map(Math.round).join(' ')).join(' > '));
        if (nodes.length) window.moved.push(`${shift.value.toFixed(5)} ${nodes.map(called)} ${from}`);
    })).observe({type: 'layout-shift'});
}"""

# One thing to press, chosen by lot, and where it can be hit; what lies beyond an edge is swiped to first.
NEXT = """async ([seed, pass, byKeys]) => {
    window.lot ??= seed;
    const random = () => (window.lot = (window.lot * 48271) % 2147483647) / 2147483647;
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    const all = (selector) => [...document.querySelectorAll(selector)];
    const place = (node) => {
        const scrolls = node.closest('.deeds, .families, .tray, .middle, .panel, .offers');
        if (scrolls) node.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
        const box = node.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const hit = document.elementFromPoint(x, y);
        return box.width && hit && (node.contains(hit) || hit.contains(node)) ? {x, y} : null;
    };
    const begun = () => document.querySelector('.prompt .trail, .prompt .chosen');
    const CHIPS = '.prompt .chip, .prompt .groups button, .note .offers button, .amounts button';
    const CARDS = '.arrow.lit, .contracts .part.lit, .hand .part.lit';
    const DEEDS = '.prompt button.deed:not(.off)';
    for (let waited = 0; waited < 1500; waited++) {
        if (document.querySelector('[data-scene=final]')) return {over: true};
        if (document.querySelector('[data-scene=round]')) return {key: 'Escape'};
        if (document.querySelector('.prompt.mine')) {
            const seal = all('.prompt .big').find((one) => !one.disabled);
            const pick = seal ? [seal] : begun()
                ? all(`${CHIPS}, .hex.ready, .tray .part.lit, .own .part.lit, ${CARDS}`)
                : random() < pass ? all('[data-deed=pass]:not(.off)')
                : all(`${CHIPS}, ${DEEDS}, .clan .part.lit, .offer .part.lit`);
            const list = pick.length || begun() ? pick : all(`${CHIPS}, ${DEEDS}, .hex.ready, .part.lit`);
            for (let tries = 0; tries < 12 && list.length; tries++) {
                const node = list.splice(Math.floor(random() * list.length), 1)[0];
                const found = place(node);
                const what = [node.className?.baseVal ?? node.className, node.textContent.slice(0, 40)];
                if (byKeys) node.focus();
                if (found && (!byKeys || document.activeElement === node)) return {...found, what};
            }
        }
        await frame();
    }
    throw new Error('nothing can be pressed: ' + document.querySelector('.prompt')?.innerText);
}"""

STATE = """() => [document.querySelector('.log')?.dataset.lines, document.querySelector('.prompt')?.innerText,
    document.querySelectorAll('.hex.ready').length, document.querySelectorAll('[data-scene]').length,
    document.querySelectorAll('.note').length].join('|')"""
GONE_ON = """async ([before, patience]) => {
    const state = %s;
    const end = performance.now() + patience;
    while (state() === before && performance.now() < end) await new Promise((next) => setTimeout(next, 10));
    return state() !== before;
}"""
LONG = 2_000
PASS = 0.15
"""How often a stranger passes rather than to do something: a game is over before long."""


def play_whole_game(page: Page, means: Means, seed: int = 1, most: int = 4_000) -> None:
    """Plays all seats of this page to the end of the game."""
    assert press_on(page, means, most, seed), f"the game does not end in {most} presses"


def press_on(page: Page, means: Means, presses: int, seed: int = 1) -> bool:
    """So many presses for all seats of this page; whether the game has ended before."""
    stuck = 0
    for _ in range(presses):
        found: dict[str, Any] = page.evaluate(NEXT, [seed, PASS, means == "keys"])
        if found.get("over"):
            return True
        before = page.evaluate(STATE)
        if key := found.get("key"):
            page.keyboard.press(key)
        elif means == "keys":
            page.keyboard.press("Enter")
        elif means == "finger":
            page.touchscreen.tap(found["x"], found["y"])
        else:
            page.mouse.click(found["x"], found["y"])
        stuck = 0 if page.evaluate(GONE_ON % STATE, [before, LONG]) else stuck + 1
        if stuck > 2:
            page.keyboard.press("Escape")
        assert stuck < 8, f"pressed and nothing happens: {found}\n{before}"
    return False
