import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSocket } from "../src/lib/socket";
import type { AnyReply } from "../src/wire";
import { FakeSocket, last } from "./fake-socket";

const network = new EventTarget();

function opened() {
  const heard: AnyReply[] = [];
  const status: boolean[] = [];
  const socket = new TableSocket("a b", (reply) => heard.push(reply), (online) => status.push(online));
  last().open();
  return { socket, heard, status };
}

describe("TableSocket", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    FakeSocket.made = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("location", { protocol: "https:", host: "table.example" });
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("addEventListener", network.addEventListener.bind(network));
    vi.stubGlobal("removeEventListener", network.removeEventListener.bind(network));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("lets go when the network goes, and is back at once when it comes", async () => {
    const { socket, status } = opened();
    const first = last();
    const act = socket.ask({ type: "act", seq: 3, number: 7 });
    network.dispatchEvent(new Event("offline"));
    expect(first.readyState).toBe(3);
    expect(status).toEqual([true, false]);
    network.dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
    last().open();
    expect(last().sent.map((message) => message.type)).toEqual(["act"]);
    last().tell({ type: "done", id: 1, seq: 4 });
    expect(await act).toEqual({ type: "done", id: 1, seq: 4 });
    socket.close();
    network.dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("gives each request its own answer, and the rest to the listener", async () => {
    const { socket, heard } = opened();
    expect(last().url).toBe("wss://table.example/ws/a%20b");
    const done = socket.ask({ type: "act", seq: 3, number: 7 });
    const refused = socket.ask({ type: "end_turn", seq: 3 });
    last().tell({ type: "refused", id: 2, code: "not_yours", why: { id: "reason-nobodys-turn" } });
    last().tell({ type: "done", id: 1, seq: 4 });
    last().tell({ type: "said", line: { name: "Ann", text: "hi", at: 1 } });
    expect(await done).toEqual({ type: "done", id: 1, seq: 4 });
    await expect(refused).rejects.toMatchObject({ message: "not_yours", why: { id: "reason-nobodys-turn" } });
    expect(heard.map((reply) => reply.type)).toEqual(["said"]);
  });

  it("comes back after pauses that grow up to a limit", () => {
    opened();
    const pauses: number[] = [];
    for (let i = 0; i < 8; i++) {
      const before = FakeSocket.made.length;
      last().lose();
      let waited = 0;
      while (FakeSocket.made.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      pauses.push(waited);
    }
    expect(pauses.slice(0, 4)).toEqual([250, 500, 1000, 2000]);
    expect(pauses.at(-1)).toBe(4000);
  });

  it("begins with short pauses again once it was connected", () => {
    opened();
    last().lose();
    vi.advanceTimersByTime(250);
    last().lose();
    vi.advanceTimersByTime(500);
    last().open();
    last().lose();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.made).toHaveLength(4);
  });

  it("sends a move again that was not acknowledged, and gives up the rest", async () => {
    const { socket, status } = opened();
    const move = socket.ask({ type: "act", seq: 3, number: 7 });
    const why = socket.ask({ type: "why", parts: ["hex:c4"] });
    last().lose();
    await expect(why).rejects.toThrow("lost");
    vi.advanceTimersByTime(250);
    last().open();
    expect(last().sent).toEqual([{ type: "act", seq: 3, number: 7, id: 1 }]);
    last().tell({ type: "done", id: 1, seq: 4 });
    expect((await move).type).toBe("done");
    expect(status).toEqual([true, false, true]);
  });

  it("does not come back once it is closed", () => {
    const { socket } = opened();
    socket.close();
    last().lose();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});
