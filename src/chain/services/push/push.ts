import type ReconnectingWebSocket from 'partysocket/ws';
import { parseExactJson } from '../../core/exact-json.ts';
import { floodGauge } from '../../core/flood.ts';
import * as limits from '../../core/limits.ts';
import * as v from '../../core/schema.ts';
import { type ChainInfo, chainInfo } from '../../model/block/chain-info.ts';
import { infoResponse } from '../../rpc/responses.ts';
import { marketCapResponse } from '../backend/prices.ts';
import { latestActionsResponse, type TpsResponse, tpsResponse } from '../backend/statistics.ts';
import { logPush, type PushEvent } from './log.ts';
import { createPoller } from './poller.ts';

const channelMessage = v.union([
  v.object({ channel: v.literal('info'), data: v.pipe(infoResponse, v.transform(chainInfo)) }),
  v.object({ channel: v.literal('marketcap'), data: marketCapResponse }),
  v.object({ channel: v.literal('actions'), data: latestActionsResponse }),
  v.object({ channel: v.literal('tps'), data: tpsResponse }),
]);

export type { PushEvent } from './log.ts';

export interface PushTiming {
  readonly connectMs: number;
  readonly pingMs: number;
  /** How long the response to a ping may take before the connection counts as lost. */
  readonly timeoutMs: number;
  readonly reconnectMinMs: number;
  readonly reconnectFactor: number;
  readonly reconnectTries: number;
  readonly pollMs: number;
}

export interface PushOptions {
  /** A ws or wss URL. Null if the chain has no push channel: then it is polled. */
  readonly url: string | null;
  readonly channels: readonly PushChannel[];
  readonly onMessage: (message: PushMessage) => void;
  readonly onEvent?: (event: PushEvent) => void;
  /** Called every 2 s while there is no connection. */
  readonly poll: (signal: AbortSignal) => Promise<unknown>;
  /** Overrides of the default timing. */
  readonly timing?: Partial<PushTiming>;
}

export interface Push {
  /** Ends the connection and the polling. No events follow. */
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
 * Live updates of a chain: from the push channel while it is connected, otherwise by polling.
 * Callers close it on hidden pages and open another when the page is visible again.
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
  const isFlood = floodGauge(limits.pushCharactersASecond);

  const onEvent = (event: PushEvent) => {
    logPush(event, url ?? '');
    options.onEvent?.(event);
  };

  const clearTimers = () => {
    clearTimeout(nextPing);
    clearTimeout(pingTimeout);
  };

  /** Any message shows that the connection is alive. */
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
    if (isFlood(typeof data === 'string' ? data.length : 0)) return giveUp();
    onTraffic();
    const message = readPush(data);
    if (message && channels.includes(message.channel)) onMessage(message);
  }

  /** The page is polled from now on. */
  function giveUp(): void {
    onClose();
    closed = true;
    socket?.close();
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

/** Messages of the product backend, by channel. */
export type PushMessage =
  | { readonly channel: 'info'; readonly data: ChainInfo }
  /** In US dollars. */
  | { readonly channel: 'marketcap'; readonly data: number }
  /** Actions of the last blocks, in the format of nodes. */
  | { readonly channel: 'actions'; readonly data: readonly Readonly<Record<string, unknown>>[] }
  | { readonly channel: 'tps'; readonly data: TpsResponse };

export type PushChannel = PushMessage['channel'];

/** Both sides send JSON: the server `{channel, data}`, and `{pong}` as the response to `{ping}`. */
export function readPush(text: unknown): PushMessage | null {
  if (typeof text !== 'string') return null;
  try {
    const read = v.safeParse(channelMessage, parseExactJson(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Sent by the client after it connects. */
function subscribeText(channels: readonly PushChannel[]): string {
  return JSON.stringify({ subscribe: channels });
}

/** Browsers do not expose the socket's own pings, so the channel has its own. */
function pingText(at: number): string {
  return JSON.stringify({ ping: at });
}
