// One WebSocket to a table. It comes back by itself; every request gets its answer or a reason.
import { Refusal } from "./api";
import type { AnyReply, AnyRequest, Deeds, Done, Foresight, Hints, Reasons, Warned } from "../wire";

type Answer = Deeds | Done | Foresight | Hints | Reasons | Warned;
// A request without its id, which is given when it is sent.
type Wish = AnyRequest extends infer R ? (R extends AnyRequest ? Omit<R, "id"> : never) : never;

interface Waiting {
  message: string;
  again: boolean;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

const LONGEST_WAIT = 4000;

export class TableSocket {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private lastId = 0;
  private tries = 0;
  private closed = false;
  private timer = 0;

  constructor(
    private readonly table: string,
    private readonly hear: (reply: AnyReply) => void,
    private readonly status: (online: boolean) => void,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    this.connect();
  }

  /** The network is back: no need to wait for the next try. */
  private hurry = () => {
    if (this.closed || this.timer === 0) return;
    window.clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
  };

  /** The network is gone: an open connection would only seem to be one. */
  private drop = () => {
    if (this.closed || this.timer !== 0 || !this.socket) return;
    this.socket.onclose = this.socket.onmessage = null;
    this.socket.close();
    this.lost();
  };

  private connect() {
    this.timer = 0;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.table)}`);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.heard(JSON.parse(String(event.data)) as AnyReply);
    socket.onclose = () => this.lost();
  }

  private opened() {
    this.tries = 0;
    this.status(true);
    // A move that was not acknowledged is sent again: the server knows it if it was stored.
    for (const wait of this.waiting.values()) if (wait.again) this.socket?.send(wait.message);
  }

  private lost() {
    if (this.closed) return;
    this.status(false);
    for (const [id, wait] of this.waiting) {
      if (wait.again) continue;
      this.waiting.delete(id);
      wait.reject(new Error("the connection was lost"));
    }
    const pause = Math.min(LONGEST_WAIT, 250 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = window.setTimeout(() => this.connect(), pause);
  }

  private heard(reply: AnyReply) {
    if ("id" in reply) {
      const wait = this.waiting.get(reply.id);
      this.waiting.delete(reply.id);
      if (reply.type === "refused") {
        if (wait) wait.reject(new Refusal(reply.why, reply.code));
        else this.hear(reply);
      } else {
        wait?.resolve(reply);
      }
      return;
    }
    this.hear(reply);
  }

  ask(wish: Wish): Promise<Answer> {
    const id = ++this.lastId;
    const message = JSON.stringify({ ...wish, id });
    return new Promise((resolve, reject) => {
      const again = wish.type === "act";
      this.waiting.set(id, { message, again, resolve, reject });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(message);
      else if (!again) {
        this.waiting.delete(id);
        reject(new Error("the table is not connected right now"));
      }
    });
  }

  close() {
    this.closed = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    window.clearTimeout(this.timer);
    this.socket?.close();
  }
}
