// A WebSocket that a test holds the other end of.
export class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: ({ type: string; id: number } & Record<string, unknown>)[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  lose() {
    this.readyState = 3;
    this.onclose();
  }
  tell(reply: object) {
    this.onmessage({ data: JSON.stringify(reply) });
  }
}

export const last = () => FakeSocket.made.at(-1) as FakeSocket;
