import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';
import type { Devnet } from '../../engine/devnet.ts';
import type { History } from '../../history/history.ts';
import type { Block } from '../../types.ts';
import { applyUpgradeFaults } from '../devnet/fault-upgrade.ts';
import type { Fault, FaultList } from '../devnet/faults.ts';
import { jsonText } from '../json.ts';
import type { Params } from '../params.ts';
import { chainStatus } from '../chain-status.ts';
import type { ChainStatus } from '../chain-status.ts';
import { actionsOfBlock, actionTest, streamedAction } from './action-stream.ts';
import { deltasOf, deltaTest } from './delta-stream.ts';
import { asRequest, blockRange, field } from './request.ts';
import type { BlockRange } from './request.ts';

export interface StreamedChain {
  chain: Devnet;
  history: History;
  faults: FaultList;
}

/** A client's subscription. */
interface Subscription {
  id: string;
  socket: Socket;
  type: 'action_trace' | 'delta_trace';
  range: BlockRange;
  /** The next block to send. */
  next: number;
  /** Documents of a block, in order. */
  read: (block: Block) => unknown[];
}

type Acknowledge = (handler: unknown) => void;

const PATH = '/stream';
const BREAKING = new Set(['drop', 'status', 'busy', 'html', 'missing-plugin']);

/**
 * Hyperion's stream, on the port of the chain's HTTP server: socket.io under `/stream`, WebSocket
 * only. A client subscribes to past and future actions or table changes, and gets irreversibility
 * and fork events. A chain boots with its first client.
 */
export function attachStream(http: HttpServer, boot: () => StreamedChain): { close(): void } {
  let stream: ChainStream | null = null;
  const hitBy = new WeakMap<IncomingMessage, readonly Fault[]>();
  const io = new Server(http, {
    path: PATH,
    transports: ['websocket'],
    serveClient: false,
    allowRequest: (request, decide) => {
      void applyUpgradeFaults(boot().faults, PATH, request.socket).then((hit) => {
        if (hit) hitBy.set(request, hit);
        decide(hit ? null : 'The devnet was asked to refuse', hit !== null);
      });
    },
  });
  io.on('connection', (socket) => {
    stream ??= streamChain(io, boot());
    stream.welcome(socket, hitBy.get(socket.request) ?? []);
  });
  return {
    close() {
      stream?.close();
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

type ChainStream = ReturnType<typeof streamChain>;

function streamChain(io: Server, context: StreamedChain) {
  const { chain, history, faults } = context;
  const subscriptions = new Map<string, Subscription>();
  let irreversible = chain.lastIrreversible.num;
  let dropped: Block[] = [];

  function onBlock(block: Block): void {
    if (dropped.length > 0) announceFork(block);
    const { head, irreversible: lib, chainId: chain_id } = reported();
    for (const subscription of subscriptions.values()) sendLive(subscription, head);
    if (lib.num > irreversible)
      io.emit('lib_update', { chain_id, block_num: lib.num, block_id: lib.id });
    irreversible = Math.max(irreversible, lib.num);
    const broken = faults
      .list()
      .some((one) => PATH.startsWith(one.route) && BREAKING.has(one.kind));
    if (broken) io.disconnectSockets(true);
  }

  /** The chain's state, as the stream's faults change it. */
  function reported(hit: readonly Fault[] = []): ChainStatus {
    return faults.under([...hit, ...faults.of(PATH)], () => chainStatus(context));
  }

  /** Sent once the new branch has a block, for its id. */
  function announceFork(block: Block): void {
    const starting_block = dropped[0]?.num;
    const ending_block = dropped.at(-1)?.num;
    dropped = [];
    io.emit('fork_event', {
      chain_id: reported().chainId,
      starting_block,
      ending_block,
      new_id: block.id,
    });
  }

  /** All blocks since the last one sent, which can be several after a fault. */
  function sendLive(subscription: Subscription, head: Block): void {
    const { id, socket, type, range, read } = subscription;
    for (; subscription.next <= Math.min(head.num, range.until); subscription.next++) {
      const block = subscription.next === head.num ? head : chain.block(subscription.next);
      for (const document of block ? read(block) : [])
        socket.emit('message', { type, mode: 'live', targets: [id], message: jsonText(document) });
    }
    if (subscription.next > range.until) subscriptions.delete(id);
  }

  function sendPast({ id, socket, type, range, read }: Subscription, head: number): void {
    const last = Math.min(head, range.until);
    for (let num = range.from; num <= last; num++) {
      const block = chain.block(num);
      const messages = block ? read(block).map(plain) : [];
      if (messages.length > 0)
        socket.emit('message', { type, mode: 'history', targets: [id], messages });
    }
    const message = { lastBlock: last };
    socket.emit('message', { type: 'history_end', reqUUID: id, mode: 'history', message });
  }

  function subscribe(
    socket: Socket,
    type: Subscription['type'],
    request: Params,
    acknowledge: Acknowledge,
  ): void {
    try {
      const read = type === 'action_trace' ? readActions(request) : readDeltas(request);
      const head = reported().head.num;
      const range = blockRange(chain, head, request);
      const id = randomUUID();
      const next = Math.max(range.from, head + 1);
      const subscription = { id, socket, type, range, next, read };
      if (range.until > head) subscriptions.set(id, subscription);
      acknowledge({ status: 'OK', reqUUID: id, currentBlockNum: head });
      if (range.from <= head) sendPast(subscription, head);
    } catch (thrown) {
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      acknowledge({ status: 'ERROR', message });
    }
  }

  function readActions(request: Params): Subscription['read'] {
    const wanted = actionTest(request);
    return (block) => actionsOfBlock(history, block).filter(wanted).map(streamedAction);
  }

  function readDeltas(request: Params): Subscription['read'] {
    const wanted = deltaTest(request);
    const code = field(request, 'code');
    return (block) => {
      const changes = history.deltas.of(block.num).filter((change) => change.code === code);
      return deltasOf(chain, block, changes).filter(wanted);
    };
  }

  function cancel(socket: Socket, request: Params, acknowledge: Acknowledge): void {
    const id = field(request, 'reqUUID');
    const found = subscriptions.get(id)?.socket === socket && subscriptions.delete(id);
    acknowledge(found ? { status: 'OK', reqUUID: id } : { status: 'ERROR', message: 'not found' });
  }

  const stops = [chain.onBlock(onBlock), chain.onFork(onFork)];

  function onFork(blocks: Block[]): void {
    dropped = blocks;
    const [first] = blocks;
    for (const subscription of subscriptions.values())
      subscription.next = Math.max(
        subscription.range.from,
        Math.min(subscription.next, first?.num ?? Infinity),
      );
  }

  return {
    /** @param hit faults that apply to the client's connection */
    welcome(socket: Socket, hit: readonly Fault[]): void {
      const { chainId: chain_id } = reported(hit);
      socket.emit('handshake', { chain: chain.spec.key, chain_id });
      const on = (event: string, handler: (request: Params, acknowledge: Acknowledge) => void) =>
        socket.on(event, (data: unknown, acknowledge: unknown) =>
          handler(
            asRequest(data),
            typeof acknowledge === 'function' ? (acknowledge as Acknowledge) : ignore,
          ),
        );
      on('action_stream_request', (request, done) =>
        subscribe(socket, 'action_trace', request, done),
      );
      on('delta_stream_request', (request, done) =>
        subscribe(socket, 'delta_trace', request, done),
      );
      on('cancel_stream_request', (request, done) => cancel(socket, request, done));
      socket.on('disconnect', () => {
        for (const [id, one] of subscriptions) if (one.socket === socket) subscriptions.delete(id);
      });
    },
    close(): void {
      for (const stop of stops) stop();
    },
  };
}

const ignore: Acknowledge = () => undefined;

/** Parsed from JSON again: sockets cannot carry bigints. */
function plain(document: unknown): unknown {
  return JSON.parse(jsonText(document)) as unknown;
}
