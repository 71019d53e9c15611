import { setTimeout as sleep } from 'node:timers/promises';
import { startDevnet } from '#devnet/start.ts';
import type { RunningChain } from '#devnet/start.ts';
import { createBook } from '../book.ts';
import type { Book } from '../book.ts';
import { recordedFetch } from '../recorded-fetch.ts';
import { REQUESTS } from './requests.ts';
import type { DevnetRequest } from './requests.ts';

/** Blocks are made before the questions, so that the responses are final. */
const SETTLING_MS = 2_000;

/**
 * Asks the devnet's chains for what no nodeos answers: history, indexers, FIO's calls and the
 * product backend.
 */
export async function recordDevnet(): Promise<Book> {
  const book = createBook();
  const chains = [...new Set(REQUESTS.map(({ chain }) => chain))];
  const devnet = await startDevnet({ port: 0, chains, remember: false });
  try {
    await sleep(SETTLING_MS);
    for (const request of REQUESTS) {
      const running = devnet.chains.find(({ key }) => key === request.chain)!;
      await record(book, running, request);
    }
  } finally {
    await devnet.close();
  }
  return book;
}

async function record(book: Book, running: RunningChain, request: DevnetRequest): Promise<void> {
  const { path, body, title } = request.of(running);
  const noted = recordedFetch((recording) => {
    if (recording.status >= 400)
      throw new Error(`${running.key} ${path}: ${JSON.stringify(recording.response)}`);
    book.keep({ ...recording, title: `${running.key} ${title ?? recording.title}` });
  });
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  await noted(`${running.url}${path}`, init);
}
