"""What an edge cuts off of a part of the table: for tests of many sizes of the screen."""

from typing import Any

from playwright.sync_api import Page

# Words and pieces that an edge cuts off or that stick out of their part; what ends with dots is cut by its
# own will, and what can be swiped to is whole.
_CUT_OFF = """([selector, pieces]) => {
    const style = (element) => getComputedStyle(element);
    const hides = (element, axis) => ['hidden', 'clip'].includes(style(element)[`overflow${axis}`]);
    const rolls = (element, axis) => ['auto', 'scroll'].includes(style(element)[`overflow${axis}`]);
    const swiped = (element) => rolls(element, 'X') || rolls(element, 'Y');
    const shown = (element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true});
    const roots = [...document.querySelectorAll(selector)].filter(shown);
    if (!roots.length) return [`there is no ${selector}`];
    const named = (element) => element.className.baseVal ?? element.className;
    // An edge cuts off only what is laid out inside of it.
    const laid = (element) => style(element).position === 'absolute' && element.offsetParent;
    const around = (element) => laid(element) || element.parentElement;
    const cut = [];
    const look = (root, box, own, told) => {
        // What is there only for those who listen.
        if (box.width <= 1 || own.closest('.sr, [aria-hidden=true] .either')) return;
        for (let at = own; at; at = at === root ? null : around(at)) {
            const edge = at.getBoundingClientRect();
            const dots = style(at).textOverflow === 'ellipsis' || style(at).webkitLineClamp !== 'none';
            if (dots || edge.width <= 1) return;
            if (at !== own && swiped(at)) return;
            const over = {X: at === root || hides(at, 'X'), Y: at === root || hides(at, 'Y')};
            const beside = over.X && (box.x < edge.x - 2 || box.right > edge.right + 2);
            const above = over.Y && (box.y < edge.y - 4 || box.bottom > edge.bottom + 4);
            if (beside || above) cut.push(`${told} in ${named(at)}`);
        }
    };
    for (const root of roots) {
        const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            const own = walk.currentNode.parentElement, said = walk.currentNode.data.trim();
            if (!said || !shown(own)) continue;
            const range = document.createRange();
            range.selectNodeContents(walk.currentNode);
            look(root, range.getBoundingClientRect(), own, said);
        }
        for (const piece of pieces ? root.querySelectorAll(pieces) : [])
            if (shown(piece)) look(root, piece.getBoundingClientRect(), piece, named(piece));
    }
    return [...new Set(cut)];
}"""


# A transition that is taken back on the way never finishes, but is over all the same.
AT_REST = """async () => {
    const slides = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(slides.map((one) => one.finished));
}"""


def cut_off(page: Page, selector: str, pieces: str = "") -> Any:
    """What is cut off in the parts that are seen, words and pieces, or that there is no such part.

    What still slides to its place is looked at when it is there."""
    page.evaluate(AT_REST)
    page.evaluate("document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(drawn)))")
    return page.evaluate(_CUT_OFF, [selector, pieces])
