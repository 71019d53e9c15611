import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { applyUpgradeFaults } from '../devnet/fault-upgrade.ts';
import type { Fault } from '../devnet/faults.ts';
import { isObject } from '../params.ts';
import { createFeeds } from './feeds.ts';
import type { PushedChain } from './feeds.ts';
import { acceptSocket } from './socket.ts';
import type { Peer } from './socket.ts';

/** The push channel's path below a chain's address. */
const PUSH_PATH = '/push';

interface PushServer {
  upgrade(request: IncomingMessage, socket: Duplex): Promise<void>;
  close(): void;
}

/**
 * The product backend's push channel, on the port of the chain's HTTP server: JSON over WebSocket.
 * A client sends `{subscribe: [channel]}` and `{ping}`, the server `{channel, data}` and `{pong}`.
 * A chain boots with its first client.
 */
export function attachPush(http: HttpServer, boot: () => PushedChain): { close(): void } {
  let push: PushServer | null = null;
  http.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    if (new URL(request.url ?? '/', 'http://devnet').pathname !== PUSH_PATH) return;
    push ??= createPushServer(boot());
    void push.upgrade(request, socket);
  });
  return { close: () => push?.close() };
}

function createPushServer(context: PushedChain): PushServer {
  const { faults } = context;
  const feedOf = createFeeds(context);
  const peers = new Map<Peer, Set<string>>();
  let closed = false;

  const stop = context.chain.onBlock((block) => {
    const values = new Map<string, unknown>();
    for (const channel of new Set([...peers.values()].flatMap((channels) => [...channels])))
      values.set(channel, asOrdered(() => feedOf(channel)?.after(block)) ?? null);
    for (const [peer, channels] of peers)
      for (const channel of channels) send(peer, channel, values.get(channel));
  });

  function send(peer: Peer, channel: string, data: unknown): void {
    if (data !== null && data !== undefined) peer.send({ channel, data });
  }

  /** @param hit faults that apply to the peer's connection */
  function onMessage(peer: Peer, text: string, hit: readonly Fault[]): void {
    const message = parsed(text);
    if (!isObject(message)) return;
    if ('ping' in message) peer.send({ pong: message['ping'] });
    if (!Array.isArray(message['subscribe'])) return;
    const channels = message['subscribe'].filter((name) => typeof name === 'string');
    peers.set(peer, new Set(channels));
    for (const channel of channels)
      send(
        peer,
        channel,
        asOrdered(() => feedOf(channel)?.now(), hit),
      );
  }

  /** A feed's message, as the active faults change it. */
  function asOrdered(read: () => unknown, hit: readonly Fault[] = []): unknown {
    return faults.under([...hit, ...faults.of(PUSH_PATH)], read);
  }

  return {
    async upgrade(request, socket) {
      const hit = await applyUpgradeFaults(faults, PUSH_PATH, socket);
      if (closed) socket.destroy();
      if (closed || !hit) return;
      const peer: Peer | null = acceptSocket(request, socket, {
        onText: (text) => peer && onMessage(peer, text, hit),
        onClose: () => peer && peers.delete(peer),
      });
      if (peer) peers.set(peer, new Set());
    },
    close() {
      closed = true;
      stop();
      for (const peer of peers.keys()) peer.close();
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
