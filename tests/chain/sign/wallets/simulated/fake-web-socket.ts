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

interface SocketEvent {
  readonly data?: string;
}

/** Calls listeners directly, so that an error of one reaches the test. */
export class FakeWebSocket {
  readonly sent: string[] = [];
  readonly url: string;
  closed = false;
  onSend: (text: string) => void = () => undefined;
  readonly #listeners: { readonly type: string; readonly hear: (event: SocketEvent) => void }[] =
    [];

  constructor(url: string) {
    this.url = url;
  }

  addEventListener(type: string, hear: (event: SocketEvent) => void): void {
    this.#listeners.push({ type, hear });
  }

  send(text: string): void {
    this.sent.push(text);
    this.onSend(text);
  }

  close(): void {
    this.closed = true;
  }

  /** `open`, `error` or `close`. */
  fire(type: string, event: SocketEvent = {}): void {
    for (const one of this.#listeners) if (one.type === type) one.hear(event);
  }

  receive(data: string): void {
    this.fire('message', { data });
  }
}
