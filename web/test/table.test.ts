import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LATER, speech } from "../src/lib/speech.svelte";
import { Words } from "../src/lib/words";
import { signalTurn } from "../src/table/signal";
import { TableState } from "../src/table/table.svelte";
import type { Legal, LogLine, Preferences, Seats, Update, Welcome } from "../src/wire";
import { FakeSocket, last } from "./fake-socket";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { language: "", notify: false, pace: 0 } }));
vi.mock("../src/table/signal", () => ({ signalTurn: vi.fn() }));

const FLUENT = `
ask-turn = take your turn
reason-unknown-table = there is no table { $table }
reason-too-old = the table is older than its rules
reason-too-dear = it costs £{ $cost }
`;
const PASS: Legal = { number: 7, family: "pass", with: {}, group: "turn", cost: null, parts: ["board:pass"] };
let asked: string[] = [];

/** The server's answers outside the socket. */
async function fakeFetch(path: string, request?: RequestInit): Promise<Response> {
  asked.push(path);
  if (path === "/api/guest") return Response.json({ name: "Ann" });
  if (path === "/api/name") return Response.json({ name: (JSON.parse(String(request?.body)) as { name: string }).name.trim() });
  if (path === "/words/en/table") return new Response(FLUENT);
  if (path === "/api/tables/t/at/4") return Response.json({ money: 40 });
  return Response.json({ error: "nothing is here" }, { status: 404 });
}

function line(ply: number): LogLine {
  return { ply, kind: "did-pass", seat: 0, said: { id: "fact-did-pass", with: { ply } }, parts: [] };
}

function welcome(more: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome", table: "t", game: "caledonia", title: "Clans of Caledonia", options: {}, host: true, rules: "1",
    frozen: null, notice: null, terms: {}, hints: true, since: 0, hides: false, passes: true, log: [], chat: [], ...more,
  };
}

function preferences(seat: number): Preferences {
  return { seat, confirm: true, single: false, auto_pass: false, link: "secret" };
}

function seats(yours: number[], more: Partial<Seats> = {}): Seats {
  const people = ["Ann", "Bob"].map((name, seat) => ({ seat, kind: "person", name, bot: "", online: true, host: false, patience: null }));
  return { type: "seats", seats: people, yours: yours.map(preferences), away: [], watching: 0, rematch: "", wanted_by: "", door: { listed: false, invite: "", join: true, talk: true, muted: [] }, ...more };
}

function update(seq: number, more: Partial<Update> = {}): Update {
  return {
    type: "update", seq, ply: seq, asked: 0, question: { id: "ask-turn" }, held: null, undo_to: null, keep: 0, log: [],
    legal: [], clock: null, lesson: null, at_once: false, base: null, view: { over: false, money: 50 + seq }, ...more,
  };
}

/** A page that has come to its table; the guest holds the seats of `yours`. */
async function arrived(yours: number[] = [0], first: Update = update(1, { legal: [PASS] }), hello = welcome()) {
  const table = new TableState("t");
  await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(1));
  last().open();
  for (const reply of [hello, seats(yours), first]) last().tell(reply);
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.mocked(signalTurn).mockClear();
  FakeSocket.made = [];
  asked = [];
  speech.words = new Words("en", FLUENT);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "table.example", hash: "" });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("fetch", fakeFetch);
  const network = new EventTarget();
  vi.stubGlobal("addEventListener", network.addEventListener.bind(network));
  vi.stubGlobal("removeEventListener", network.removeEventListener.bind(network));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("who looks on", () => {
  it("is greeted, and sees the table, its log and its chat", async () => {
    const chat = [{ name: "Bob", text: "hi", at: 1 }];
    const table = await arrived([0], update(1, { keep: 1 }), welcome({ log: [line(1)], chat }));
    expect(table.name).toBe("Ann");
    expect(asked).toEqual(["/api/guest"]);
    expect(table.welcome?.title).toBe("Clans of Caledonia");
    expect(table.log).toEqual([line(1)]);
    expect(table.chat).toEqual(chat);
    expect(table.seats.map((seat) => seat.name)).toEqual(["Ann", "Bob"]);
    expect(table.update?.view).toEqual({ over: false, money: 51 });
  });

  it("is asked when one of the own seats is, and looks through its eyes", async () => {
    const table = await arrived([0, 1], update(1, { asked: 1 }));
    expect([table.mine, table.held, table.eye]).toEqual([true, false, 1]);
    last().tell(update(2, { asked: 1, held: 1 }));
    expect([table.mine, table.held]).toEqual([true, true]);
    last().tell(seats([0]));
    expect([table.mine, table.held, table.eye]).toEqual([false, false, 0]);
    last().tell(seats([]));
    expect([table.mine, table.eye]).toEqual([false, null]);
  });

  it("hears once that it is the turn, with the question, and not when the game is over", async () => {
    const table = await arrived([0], update(1, { asked: 1 }));
    expect(signalTurn).not.toHaveBeenCalled();
    last().tell(update(2));
    last().tell(update(3));
    expect(vi.mocked(signalTurn).mock.calls).toEqual([["take your turn", false]]);
    last().tell(update(4, { asked: 1 }));
    last().tell(update(5, { view: { over: true } }));
    expect(table.isOver).toBe(true);
    expect(signalTurn).toHaveBeenCalledTimes(1);
    last().tell(update(6, { held: 0, view: { over: true } }));
    expect(table.isOver).toBe(false);
  });

  it("counts the lines of chat that came since", async () => {
    const table = await arrived();
    for (const text of ["one", "two"]) last().tell({ type: "said", line: { name: "Bob", text, at: 1 } });
    expect(table.unread).toBe(2);
    expect(table.chat.map((said) => said.text)).toEqual(["one", "two"]);
  });
});

describe("updates", () => {
  it("come as changes to the view before, which stays as it was", async () => {
    const table = await arrived([0], update(1, { view: { money: 50, goods: { wool: 1 }, passed: [1] } }));
    const before = table.update?.view;
    last().tell(update(2, { base: 1, view: [[["money"], 45], [["goods", "wool"]], [["passed"], [1, 0]]] }));
    expect(table.update?.view).toEqual({ money: 45, goods: {}, passed: [1, 0] });
    expect(table.previous).toBe(before);
    expect(before).toEqual({ money: 50, goods: { wool: 1 }, passed: [1] });
    last().tell(update(2, { base: 2, view: [] }));
    expect(table.previous).toBe(before); // the same position again is no step
  });

  it("cut the log and let it grow", async () => {
    const table = await arrived([0], update(1, { keep: 2 }), welcome({ log: [line(1), line(2)] }));
    last().tell(update(2, { keep: 2, log: [line(3), line(4)] }));
    expect(table.log.map((one) => one.ply)).toEqual([1, 2, 3, 4]);
    last().tell(update(3, { keep: 1, log: [line(5)] }));
    expect(table.log.map((one) => one.ply)).toEqual([1, 5]);
  });

  it("mark what is new since the own turn ended", async () => {
    const table = await arrived();
    last().tell(update(2, { keep: 0, log: [line(1)] }));
    expect([table.newFrom, table.lastOwn]).toEqual([0, null]);
    last().tell(update(3, { asked: 1, keep: 1, log: [line(2)] }));
    expect(table.newFrom).toBe(2);
    expect(table.lastOwn).toEqual({ over: false, money: 53 });
    last().tell(update(4, { asked: 1, keep: 2, log: [line(3)] }));
    expect(table.newFrom).toBe(2);
    expect(table.lastOwn).toEqual({ over: false, money: 53 });
  });

  it("after a reload are marked since the ply that the server remembers", async () => {
    const log = [1, 4, 4, 5].map(line);
    const table = await arrived([0], update(6, { keep: 4 }), welcome({ since: 4, log }));
    expect(table.newFrom).toBe(3);
    expect(asked).not.toContain("/api/tables/t/at/4"); // the board comes first
    vi.advanceTimersByTime(LATER);
    await vi.waitFor(() => expect(table.lastOwn).toEqual({ money: 40 }));
    expect(asked).toContain("/api/tables/t/at/4");
  });

  it("after a reload are marked since the own turn that ended before the server has answered", async () => {
    const table = await arrived([0], update(6, { keep: 1 }), welcome({ since: 4, log: [line(4)] }));
    vi.advanceTimersByTime(LATER);
    last().tell(update(7, { asked: 1, keep: 1, log: [line(5)] }));
    await vi.waitFor(() => expect(asked).toContain("/api/tables/t/at/4"));
    await vi.advanceTimersByTimeAsync(100);
    expect(table.lastOwn).toEqual({ over: false, money: 57 });
  });

  it("offer the answers that are allowed", async () => {
    const table = await arrived();
    table.choice.pick("board:pass");
    expect(table.choice.chosen).toEqual(PASS);
    last().tell(update(2, { asked: 1 }));
    expect(table.choice.chosen).toBeNull();
  });
});

describe("answers", () => {
  it("carry the position, and a second click is the same click", async () => {
    const table = await arrived();
    const move = table.play([PASS.number]);
    const again = table.play([PASS.number]);
    expect(last().sent).toEqual([{ type: "act", seq: 1, number: 7, then: [], ends: false, sure: false, id: 1 }]);
    vi.advanceTimersByTime(149);
    expect(table.busy).toBe(false);
    vi.advanceTimersByTime(1);
    expect(table.busy).toBe(true);
    last().tell(update(2, { held: 0 }));
    last().tell({ type: "done", id: 1, seq: 2 });
    await Promise.all([move, again]);
    expect([table.busy, table.trouble, table.held]).toEqual([false, "", true]);
    const end = table.endTurn();
    expect(last().sent.at(-1)).toEqual({ type: "end_turn", seq: 2, id: 2 });
    last().tell({ type: "done", id: 2, seq: 3 });
    await end;
  });

  it("that are refused say why until the table goes on", async () => {
    const table = await arrived();
    const move = table.play([PASS.number]);
    last().tell({ type: "refused", id: 1, code: "IllegalAction", why: { id: "reason-too-dear", with: { cost: 8 } } });
    await move;
    expect(table.trouble).toBe("It costs £8.");
    last().tell(update(1));
    expect(table.trouble).toBe("It costs £8.");
    last().tell(update(2, { legal: [PASS] }));
    expect(table.trouble).toBe("");
    const second = table.play([PASS.number]); // the refusal does not stand in the way of the next answer
    expect(last().sent.at(-1)).toEqual({ type: "act", seq: 2, number: 7, then: [], ends: false, sure: false, id: 2 });
    last().tell({ type: "done", id: 2, seq: 3 });
    await second;
  });

  it("are taken back as far as the rules allow, or by one step", async () => {
    const table = await arrived([0], update(5, { undo_to: 3 }));
    expect(table.update?.undo_to).toBe(3);
    for (const [ply, id] of [[null, 1], [4, 2]] as const) {
      const undone = table.undo(ply !== null);
      expect(last().sent.at(-1)).toEqual({ type: "undo", seq: 5, ply, id });
      last().tell({ type: "done", id, seq: 6 });
      await undone;
    }
  });

  it("wait for the one before them, and are left alone if they are possible no longer", async () => {
    const [one, two]: Legal[] = [1, 2].map((number) => ({ ...PASS, number, parts: [`cell:${number}`] })) as [Legal, Legal];
    const table = await arrived([0], update(1, { legal: [one, two], at_once: true }));
    const moves = [table.play([1]), table.play([2]), table.undo(), table.endTurn()];
    const sent = () => last().sent.map((wish) => [wish.type, wish.seq]);
    expect(sent()).toEqual([["act", 1]]);
    last().tell(update(2, { legal: [two], at_once: true, undo_to: 1 }));
    last().tell({ type: "done", id: 1, seq: 2 });
    await vi.waitFor(() => expect(sent()).toEqual([["act", 1], ["act", 2]]));
    last().tell(update(3, { undo_to: 1 }));
    last().tell({ type: "done", id: 2, seq: 3 });
    await vi.waitFor(() => expect(sent().at(-1)).toEqual(["undo", 3]));
    last().tell(update(4, { legal: [one, two] }));
    last().tell({ type: "done", id: 3, seq: 4 });
    await Promise.all(moves); // no turn is held, so nothing ends
    expect(sent()).toHaveLength(3);
  });

  it("that were pressed for one player are not given for the next", async () => {
    const table = await arrived([0, 1], update(1, { legal: [PASS, { ...PASS, number: 8 }] }));
    const moves = [table.play([7]), table.play([8])];
    last().tell(update(2, { asked: 1, legal: [{ ...PASS, number: 8 }] }));
    last().tell({ type: "done", id: 1, seq: 2 });
    await Promise.all(moves);
    expect(last().sent).toHaveLength(1);
  });

  it("leave what was picked while they were on their way", async () => {
    const [one, two]: Legal[] = [1, 2].map((number) => ({ ...PASS, number, parts: [`cell:${number}`] })) as [Legal, Legal];
    const table = await arrived([0], update(1, { legal: [one, two] }));
    table.choice.pick("cell:1");
    const move = table.play([1]);
    table.choice.pick("cell:2");
    last().tell(update(2, { legal: [{ ...two }] }));
    expect(table.choice.chosen?.number).toBe(2);
    last().tell({ type: "done", id: last().sent.find((wish) => wish.type === "act")?.id, seq: 2 } as never);
    await move;
    last().tell(update(3, { legal: [{ ...two }] }));
    expect(table.choice.chosen).toBeNull();
  });

  it("to why are only asked for by whoever is to choose", async () => {
    const table = await arrived();
    table.choice.pick("hex:a1");
    expect(last().sent.at(-1)).toMatchObject({ type: "why", parts: ["hex:a1"] });
    const count = last().sent.length;
    last().tell(update(2, { held: 0 }));
    table.choice.pick("hex:b2");
    await vi.advanceTimersByTimeAsync(0);
    expect(last().sent).toHaveLength(count);
  });
});

describe("seats", () => {
  it("left to a bot are away until one comes back", async () => {
    const table = await arrived([0, 1]);
    const left = table.leave(0, "random");
    expect(last().sent.at(-1)).toEqual({ type: "leave", seat: 0, bot: "random", id: 1 });
    last().tell(seats([1], { away: [0], watching: 2 }));
    last().tell({ type: "done", id: 1, seq: 1 });
    await left;
    expect(table.away).toEqual([0]);
    expect([table.mine, table.eye, table.watching]).toEqual([false, 1, 2]);
    const back = table.comeBack(0);
    expect(last().sent.at(-1)).toEqual({ type: "sit", seat: 0, id: 2 });
    last().tell(seats([0, 1]));
    last().tell({ type: "done", id: 2, seq: 1 });
    await back;
    expect([table.away, table.mine]).toEqual([[], true]);
  });

  it("are taken under the name that the server keeps", async () => {
    const table = await arrived([]);
    table.name = " Moira ";
    const sat = table.sit(1);
    await vi.waitFor(() => expect(last().sent).toEqual([{ type: "sit", seat: 1, id: 1 }]));
    last().tell({ type: "done", id: 1, seq: 1 });
    await sat;
    expect(table.name).toBe("Moira");
  });
});

describe("a connection", () => {
  it("that is lost comes back with the whole table and sends the move again", async () => {
    const table = await arrived();
    const move = table.play([PASS.number]);
    last().lose();
    expect(table.online).toBe(false);
    vi.advanceTimersByTime(250);
    expect(FakeSocket.made).toHaveLength(2);
    last().open();
    expect(table.online).toBe(true);
    expect(last().sent).toEqual([{ type: "act", seq: 1, number: 7, then: [], ends: false, sure: false, id: 1 }]);
    last().tell(welcome({ log: [line(1), line(2)] }));
    last().tell(seats([0]));
    last().tell(update(3, { keep: 2, asked: 1 }));
    last().tell({ type: "done", id: 1, seq: 3 });
    await move;
    expect(table.trouble).toBe("");
    expect(table.log.map((one) => one.ply)).toEqual([1, 2]);
    expect([table.update?.seq, table.mine, table.newFrom]).toEqual([3, false, 2]);
  });

  it("ends when the page is left, even before it began", async () => {
    const table = await arrived();
    table.close();
    last().lose();
    vi.advanceTimersByTime(60_000);
    new TableState("t").close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it.each([
    ["unknown_table", { id: "reason-unknown-table", with: { table: "t" } }, "There is no table t.", false],
    ["cannot_show", { id: "reason-too-old" }, "The table is older than its rules.", true],
  ])("to a table that is gone says so: %s", async (code, why, sentence, kept) => {
    speech.words = new Words("en", "");
    const table = new TableState("t");
    await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(1));
    last().open();
    last().tell({ type: "refused", id: 0, code, why });
    await vi.waitFor(() => expect(table.gone).toBe(sentence));
    expect(table.kept).toBe(kept);
    last().lose();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("without a name still shows the table", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ error: "full" }, { status: 503 }));
    const table = await arrived([]);
    expect([table.name, table.update?.seq, table.eye]).toEqual(["", 1, null]);
  });
});
