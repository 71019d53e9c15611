import type { HyperionStreamClient } from '@eosrio/hyperion-stream-client';
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
  client.setAsyncDataHandler(async ({ content }) =>
    unlessClosed(() => {
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
    await withTimeout(client.connect());
  } catch (error) {
    close();
    throw failure(endpoint, error);
  }
  // The client reconnects by itself and then streams only new actions.
  client.on('connect', () => unlessClosed(events.onLost));
  return {
    async subscribe(request, startFrom) {
      const whole = { ...request, filters: [], start_from: startFrom, read_until: 0 };
      try {
        await withTimeout(startStream(client, whole));
      } catch (error) {
        throw failure(endpoint, error);
      }
    },
    isOpen: () => client.online,
    lastBlock: () => client.lastBlockNum,
    close,
  };
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
