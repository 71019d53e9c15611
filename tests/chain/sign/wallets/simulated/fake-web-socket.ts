import { vi } from 'vitest';

/**
 * The sockets that a page opens, of which the test plays the other side.
 * @param onOpen called with each
 */
export function stubWebSocket(onOpen: (socket: FakeWebSocket) => void = () => undefined) {
  const opened: FakeWebSocket[] = [];
  class Stub extends FakeWebSocket {
    constructor(url: string) {
      super(url);
      opened.push(this);
      onOpen(this);
    }
  }
  vi.stubGlobal('WebSocket', Stub);
  return opened;
}

export class FakeWebSocket extends EventTarget {
  readonly sent: string[] = [];
  readonly url: string;
  closed = false;
  onSend: (text: string) => void = () => undefined;

  constructor(url: string) {
    super();
    this.url = url;
  }

  send(text: string): void {
    this.sent.push(text);
    this.onSend(text);
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
