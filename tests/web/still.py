"""What stands at the same place of the screen and has the same size through a whole game.

The browser's own count of shifts leaves out whatever is drawn anew, so places are measured here.
"""

# Parts of the table, as far as they are to be seen; scrolling by hand is taken out.
WATCH_PLACES = """() => {
    const PARTS = [
        '.prompt', '.band', '.band .badge', '.band h2', '.ways', '.ways .undo', '.deeds', '.deed',
        '.now > .seal', '.now > .ghostly', '.now > .foot', '.players', '.market', '.lane', '.arrow',
        '.contracts', '.contracts .part', '.own', '.own .mat', '.own .tally', '.own .units .part',
        '.own .stores', '.own .tracks', '.log', '.map', '.rounds', '.rounds > *', '.strip', '.strip > *',
        '.box', '.tabs button', '.tray', '.tray .part', '.coffer',
    ];
    const SETUP = '.choosing, [data-scene]';
    window.places = new Map();
    window.jumped = new Set();
    let asked = false;
    const scrolled = (node) => {
        let [x, y] = [0, 0];
        for (let up = node.parentElement; up; up = up.parentElement) {
            x += up.scrollLeft;
            y += up.scrollTop;
        }
        return [x, y];
    };
    const measure = (part, node, at) => {
        const box = node.getBoundingClientRect();
        if (!box.width || !box.height || node.closest('.shelf, .projection, .pointing')) return;
        const [x, y] = scrolled(node);
        const now = [box.x + x, box.y + y, box.width, box.height];
        // Another player's mat may have more pieces.
        const name = `${part} ${node.dataset.part ?? node.dataset.deed ?? at}`
            + ` of ${node.parentElement.children.length}`;
        const before = window.places.get(name);
        if (before?.some((one, i) => Math.abs(one - now[i]) > 1))
            window.jumped.add(`${name}: ${before.map(Math.round)} > ${now.map(Math.round)}`);
        window.places.set(name, now);
    };
    const look = () => {
        asked = false;
        if (document.querySelector(SETUP)) return;
        for (const part of PARTS)
            document.querySelectorAll(part).forEach((node, at) => measure(part, node, at));
    };
    const soon = () => {
        if (!asked) requestAnimationFrame(() => requestAnimationFrame(look));
        asked = true;
    };
    const all = {subtree: true, childList: true, attributes: true, characterData: true};
    new MutationObserver(soon).observe(document.body, all);
    look();
}"""
JUMPED = "() => [...window.jumped]"
MEASURED = "() => window.places.size"
