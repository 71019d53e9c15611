import { vi } from 'vitest';

/** The sockets that a page opens, of which the test plays the other side. */
export function stubWebSocket() {
  const opened: FakeWebSocket[] = [];
  class Stub extends FakeWebSocket {
    constructor(url: string) {
      super(url);
      opened.push(this);
    }
  }
  vi.stubGlobal('WebSocket', Stub);
  return opened;
}

export class FakeWebSocket extends EventTarget {
  readonly sent: string[] = [];
  readonly url: string;
  closed = false;

  constructor(url: string) {
    super();
    this.url = url;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  /** `open`, `error` or `close`. */
  fire(type: string): void {
    this.dispatchEvent(new Event(type));
  }

  receive(data: string): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}
