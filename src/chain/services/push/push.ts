import type ReconnectingWebSocket from 'partysocket/ws';
import * as limits from '../../core/limits.ts';
import {
  type PushChannel,
  type PushMessage,
  pingText,
  readPush,
  subscribeText,
} from './messages.ts';
import { logPush, type PushEvent } from './log.ts';
import { createPoller } from './poller.ts';

export type { PushEvent } from './log.ts';

export interface PushTiming {
  readonly connectMs: number;
  readonly pingMs: number;
  /** How long an answer to a ping may take before the connection counts as lost. */
  readonly timeoutMs: number;
  readonly reconnectMinMs: number;
  readonly reconnectFactor: number;
  readonly reconnectTries: number;
  readonly pollMs: number;
}

export interface PushOptions {
  /** Of the scheme ws or wss. Null where the chain has no push channel: it is then polled. */
  readonly url: string | null;
  readonly channels: readonly PushChannel[];
  readonly onMessage: (message: PushMessage) => void;
  readonly onEvent?: (event: PushEvent) => void;
  /** What is asked every 2 s while there is no connection. */
  readonly poll: (signal: AbortSignal) => Promise<unknown>;
  /** The product's own unless told. */
  readonly timing?: Partial<PushTiming>;
}

export interface Push {
  /** Ends the connection and the polling; nothing is told after. */
  close(): void;
}

const TIMING: PushTiming = {
  connectMs: limits.socketConnectMs,
  pingMs: limits.socketPingMs,
  timeoutMs: limits.pushTimeoutMs,
  reconnectMinMs: limits.reconnectMinMs,
  reconnectFactor: limits.reconnectFactor,
  reconnectTries: limits.reconnectTries,
  pollMs: limits.pollMs,
};

/**
 * Live news of a chain: by the push channel where it is connected, by polling where it is not.
 * A caller whose page is hidden closes it, and opens another when the page is seen again.
 */
export function openPush(options: PushOptions): Push {
  const { url, channels, onMessage } = options;
  const timing = { ...TIMING, ...options.timing };
  const poller = createPoller(options.poll, timing.pollMs);
  let socket: ReconnectingWebSocket | null = null;
  let closed = false;
  let opened = false;
  let isOpen = false;
  let nextPing: ReturnType<typeof setTimeout> | undefined;
  let pingTimeout: ReturnType<typeof setTimeout> | undefined;

  const onEvent = (event: PushEvent) => {
    logPush(event, url ?? '');
    options.onEvent?.(event);
  };

  const clearTimers = () => {
    clearTimeout(nextPing);
    clearTimeout(pingTimeout);
  };

  /** Anything that is heard shows that the other side lives. */
  function onTraffic(): void {
    clearTimers();
    nextPing = setTimeout(() => {
      socket?.send(pingText(Date.now()));
      pingTimeout = setTimeout(() => socket?.reconnect(), timing.timeoutMs);
    }, timing.pingMs);
  }

  function onOpen(): void {
    if (closed) return;
    poller.stop();
    socket?.send(subscribeText(channels));
    onTraffic();
    onEvent(opened ? 'reconnected' : 'connected');
    opened = isOpen = true;
  }

  function onClose(): void {
    if (closed) return;
    clearTimers();
    onEvent(isOpen ? 'disconnected' : 'connect-error');
    isOpen = false;
    poller.start();
  }

  function onText({ data }: { readonly data: unknown }): void {
    if (closed) return;
    onTraffic();
    const message = readPush(data);
    if (message && channels.includes(message.channel)) onMessage(message);
  }

  async function connect(to: string): Promise<void> {
    const { default: Socket } = await import('partysocket/ws');
    if (closed) return;
    socket = new Socket(to, undefined, {
      connectionTimeout: timing.connectMs,
      minReconnectionDelay: timing.reconnectMinMs,
      maxReconnectionDelay: Infinity,
      reconnectionDelayGrowFactor: timing.reconnectFactor,
      maxRetries: timing.reconnectTries,
      maxEnqueuedMessages: 0,
    });
    socket.addEventListener('open', onOpen);
    socket.addEventListener('close', onClose);
    socket.addEventListener('message', onText);
  }

  poller.start();
  if (url !== null && isSocketUrl(url)) void connect(url).catch(onClose);
  else if (url !== null) onEvent('connect-error');

  return {
    close() {
      closed = true;
      clearTimers();
      poller.stop();
      socket?.close();
    },
  };
}

function isSocketUrl(url: string): boolean {
  return /^wss?:$/.test(URL.parse(url)?.protocol ?? '');
}
