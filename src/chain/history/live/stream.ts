import type { HyperionStreamClient } from '@eosrio/hyperion-stream-client';
import { floodGauge } from '../../core/flood.ts';
import * as limits from '../../core/limits.ts';
import { FetchError } from '../../rpc/errors.ts';
import { numberOf, recordOf, textOf } from '../../rpc/json.ts';
import type { LiveAction } from './block.ts';
import type { StreamRequest } from './filter.ts';
import { streamedActions } from './streamed.ts';

export interface StreamEvents {
  onAction(action: LiveAction): void;
  /** This block and all later ones were replaced by a fork. */
  onFork(from: number): void;
  /** The connection was lost. Actions missed meanwhile are not sent again. */
  onLost(): void;
  /** The stream sent more than can be read, and is closed. */
  onFlood(): void;
}

/** A connection to a Hyperion stream, before a subscription. */
export interface StreamConnection {
  /** Throws FetchError if the server refuses. */
  subscribe(request: StreamRequest, startFrom: number): Promise<void>;
  isOpen(): boolean;
  /** The last block received. 0 before the first. */
  lastBlock(): number;
  close(): void;
}

/** Throws FetchError if it cannot connect within ten seconds. */
export async function connectStream(
  endpoint: string,
  events: StreamEvents,
): Promise<StreamConnection> {
  const { HyperionStreamClient: Client } = await import('@eosrio/hyperion-stream-client');
  const client = new Client({ endpoint });
  const actionsOf = streamedActions();
  let closed = false;
  const unlessClosed = (handler: () => void) => void (closed || handler());
  const tooManyCharacters = floodGauge(limits.streamCharactersASecond);
  const tooManyDocuments = floodGauge(limits.streamDocumentsASecond);
  const giveUp = () => {
    close();
    events.onFlood();
  };
  client.setAsyncDataHandler(async ({ content }) =>
    unlessClosed(() => {
      if (tooManyDocuments(1)) return giveUp();
      for (const action of actionsOf(recordOf(content))) events.onAction(action);
    }),
  );
  client.on('fork', (fork) =>
    unlessClosed(() => {
      const from = numberOf(recordOf(fork).starting_block);
      if (from !== null) events.onFork(from);
    }),
  );
  const close = () => {
    closed = true;
    client.disconnect();
  };
  try {
    const connecting = client.connect();
    onPackets(client, (size) => unlessClosed(() => void (tooManyCharacters(size) && giveUp())));
    await withTimeout(connecting);
  } catch (error) {
    close();
    throw failure(endpoint, error);
  }
  // The client reconnects by itself and then streams only new actions.
  client.on('connect', () => unlessClosed(events.onLost));
  return {
    async subscribe(request, startFrom) {
      const fullRequest = { ...request, filters: [], start_from: startFrom, read_until: 0 };
      try {
        await withTimeout(startStream(client, fullRequest));
      } catch (error) {
        throw failure(endpoint, error);
      }
    },
    isOpen: () => client.online,
    lastBlock: () => numberOf(client.lastBlockNum) ?? 0,
    close,
  };
}

/** The parts of a socket.io client that tell the sizes of packets before they are parsed. */
interface PacketSource {
  readonly io?: {
    readonly engine: { on(event: 'packet', listener: (packet: { data?: unknown }) => void): void };
    on(event: 'open', listener: () => void): void;
  };
}

/** Each connection has an engine of its own. */
function onPackets(client: HyperionStreamClient, listener: (size: number) => void): void {
  const { io } = Reflect.get(client, 'socket') as PacketSource;
  io?.on('open', () =>
    io.engine.on('packet', ({ data }) => {
      const size: unknown = recordOf(data).byteLength;
      listener(typeof data === 'string' ? data.length : Number(size ?? 0));
    }),
  );
}

/** The client resolves with some refusals and rejects with others. */
async function startStream(
  client: HyperionStreamClient,
  request: Parameters<HyperionStreamClient['streamActions']>[0],
): Promise<void> {
  const response: unknown = await client.streamActions(request);
  if (recordOf(response).status !== 'OK') throw response;
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const onTimeout = () => reject(new Error('The stream did not respond.'));
    const timer = setTimeout(onTimeout, limits.socketConnectMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function failure(endpoint: string, thrown: unknown): FetchError {
  const { message, error } = recordOf(thrown);
  const reason = textOf(message) ?? textOf(error) ?? textOf(thrown);
  const text =
    thrown instanceof Error ? thrown.message : (reason ?? 'The stream refused the request.');
  return new FetchError([{ endpoint, kind: 'network', message: text }]);
}
