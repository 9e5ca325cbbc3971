import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal, get, reason } from "../src/lib/api";
import { Answered, eventually } from "../src/lib/eventually";
import { speech } from "../src/lib/speech.svelte";
import { Words } from "../src/lib/words";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { language: "", notify: false, pace: 0 } }));

/** A server that gives these answers one after the other, and the last of them for ever; null is an answer that is lost. */
function server(...answers: (Response | null)[]) {
  const asked = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer.clone();
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}
const HERE = Response.json({ games: 2 });

describe("eventually", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("asks again for what was lost on the way, later each time", async () => {
    const asked = server(null, null, HERE);
    const found = eventually(() => get("/api/games"));
    await vi.advanceTimersByTimeAsync(2999);
    expect(asked).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await found).toEqual({ games: 2 });
  });
  it.each([502, 503, 504])("asks again while the server is away (%i)", async (status) => {
    server(Response.json({ error: "away", why: { id: "reason-away" } }, { status }), HERE);
    const found = eventually(() => get("/api/games"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await found).toEqual({ games: 2 });
  });
  it.each([400, 403, 404, 410, 429, 500])("ends on an answer of the server (%i) and asks no more", async (status) => {
    const asked = server(Response.json({ error: "nothing is here" }, { status }));
    const ended = expect(eventually(() => get("/api/nothing"))).rejects.toEqual(new Answered(status, "nothing is here"));
    await vi.advanceTimersByTimeAsync(600_000);
    await ended;
    expect(asked).toHaveBeenCalledTimes(1);
  });
  it("ends on a refusal with what is to be said of it", async () => {
    server(Response.json({ error: "there is no table x", why: { id: "reason-unknown-table", with: { table: "x" } } }, { status: 404 }));
    const ended = expect(eventually(() => get("/api/tables/x"))).rejects.toEqual(new Refusal({ id: "reason-unknown-table", with: { table: "x" } }, "there is no table x", 404));
    await vi.advanceTimersByTimeAsync(600_000);
    await ended;
  });
});

describe("what people read of an error", () => {
  const before = speech.words;
  beforeEach(() => void (speech.words = new Words("pl", "reason-known = nie ma tu nic\nui-no-answer = To się nie udało.\n")));
  afterEach(() => void (speech.words = before));

  it("is why it was refused, in the words of the page", () => {
    expect(reason(new Refusal({ id: "reason-known" }, "nothing is here"))).toBe("Nie ma tu nic.");
  });
  it("is what the server says where the page lacks the words", () => {
    expect(reason(new Refusal({ id: "reason-of-another-game" }, "tego nie wolno"))).toBe("Tego nie wolno.");
  });
  it.each([new TypeError("Failed to fetch"), new Error("the connection was lost"), new Answered(502), new Answered(500, "the server did not answer in words")])(
    "is never how a program calls it: %s",
    (error) => expect(reason(error)).toBe("To się nie udało."),
  );
});
