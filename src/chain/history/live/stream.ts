import type { HyperionStreamClient } from '@eosrio/hyperion-stream-client';
import * as limits from '../../core/limits.ts';
import { hyperionDelivery } from '../hyperion/rows.ts';
import { FetchError } from '../../rpc/errors.ts';
import { numberOf, recordOf, textOf } from '../../rpc/json.ts';
import type { LiveAction } from './block.ts';
import type { StreamRequest } from './filter.ts';

export interface StreamEvents {
  onAction(action: LiveAction): void;
  /** This block and all after it are no longer the chain's. */
  onFork(from: number): void;
  /** The connection broke; what was missed meanwhile does not come by itself. */
  onLost(): void;
}

/** A connection to a Hyperion stream, that nothing was asked of yet. */
export interface StreamConnection {
  /** Throws FetchError where it is refused. */
  ask(request: StreamRequest, startFrom: number): Promise<void>;
  isOpen(): boolean;
  /** The last block something was told of; 0 before. */
  lastBlock(): number;
  close(): void;
}

/** Throws FetchError where there is no connection after ten seconds. */
export async function connectStream(
  endpoint: string,
  events: StreamEvents,
): Promise<StreamConnection> {
  const { HyperionStreamClient: Client } = await import('@eosrio/hyperion-stream-client');
  const client = new Client({ endpoint });
  let closed = false;
  const unlessClosed = (handler: () => void) => void (closed || handler());
  client.setAsyncDataHandler(async ({ content }) =>
    unlessClosed(() => {
      const { row } = hyperionDelivery(content);
      const ordinal = textOf(content.action_ordinal) ?? content.action_ordinal;
      events.onAction({ key: row.globalSequence ?? `${row.transactionId}/${ordinal}`, row });
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
  // It connects again by itself, and then asks from now on.
  client.on('connect', () => unlessClosed(events.onLost));
  return {
    async ask(request, startFrom) {
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
    const onTimeout = () => reject(new Error('The stream does not answer.'));
    const timer = setTimeout(onTimeout, limits.socketConnectMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function failure(endpoint: string, thrown: unknown): FetchError {
  const { message, error } = recordOf(thrown);
  const reason = textOf(message) ?? textOf(error) ?? textOf(thrown);
  const text = thrown instanceof Error ? thrown.message : (reason ?? 'The stream was refused.');
  return new FetchError([{ endpoint, kind: 'network', message: text }]);
}
