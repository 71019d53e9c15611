import { expect, test, vi } from 'vitest';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import { csvColumns, csvRecord } from '#src/chain/history/csv-columns.ts';
import { hyperionRows } from '#src/chain/history/hyperion/rows.ts';
import { liveBlock } from '#src/chain/history/live/block.ts';
import { abiView } from '#src/chain/model/abi/view.ts';
import { searchedText } from '#src/chain/model/block/block-filter.ts';
import { compareNames } from '#src/chain/model/signing/warnings/payment-rules.ts';
import { blockView, blockViewInSlices } from '#src/chain/model/block/block-view.ts';
import { csvText } from '#src/chain/model/shared/csv.ts';
import { verifyBlock } from '#src/chain/sign/verify/block.ts';
import { inSlices } from '#src/chain/core/slices.ts';
import { facts } from '#tests/chain/model/signing/warnings/facts.ts';
import {
  blockResponse,
  hyperionActions,
  largeAbi,
  packedBlock,
  tableRows,
  traceResponse,
} from './sizes.ts';

/** A frame. A slice takes 4 ms on any machine, and one item and a garbage collection more. */
const FRAME_MS = 16;
const ROUNDS = 15;

// As in browsers. Node runs timers that become due one after another, without other tasks.
vi.stubGlobal('scheduler', { yield: () => new Promise(setImmediate) });

/** Milliseconds that the processor worked for this thread, whatever else the machine does. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** The longest task, in milliseconds of work. */
async function longestTask(work: () => unknown): Promise<number> {
  let longest = 0;
  let last = workedMs();
  let running = true;
  const tick = () => {
    const now = workedMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (running) setImmediate(tick);
  };
  await new Promise(setImmediate);
  last = workedMs();
  setImmediate(tick);
  await work();
  tick();
  running = false;
  return longest;
}

/** Of the round with the least garbage to collect. */
async function leastOf(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await longestTask(work));
  return Math.min(...times);
}

/** A name of nine letters. */
const nameAt = (index: number) =>
  `n${index.toString(5).padStart(8, '0')}`.replaceAll(/\d/g, (digit) =>
    'acegk'.charAt(Number(digit)),
  );

const block = blockResponse(1_000);
const traces = traceResponse(1_000);
const rows = hyperionRows(hyperionActions(10_000));
const records = rows.map((row) => csvRecord(row, eosioAccounts));
const table = tableRows(10_000);
const actions = hyperionActions(100);
const { transactions } = blockView(block);
const abi = largeAbi(500_000);

const proposal = Array.from({ length: 800 }, (_, at) => ({
  account: 'eosio.token',
  name: 'names',
  authorization: [],
  data: { names: Array.from({ length: 75 }, (_, place) => nameAt(75 * at + place)) },
}));

const evidence = {
  block: packedBlock(1_000),
  headerState: null,
  previous: null,
  next: null,
  isHead: null,
  schedule: null,
  finalizers: null,
  abis: new Map(),
  receipts: null,
};

/** Another one each time: what was compared is not compared again. */
let made = 0;
const newName = () => nameAt(60_000 + made++);

const works: Record<string, () => unknown> = {
  'a block of 1,000 transactions': () => blockViewInSlices(block),
  'the same block with traces, on the live page': () => liveBlock(block, traces),
  'the search of that block': () => inSlices(transactions, searchedText),
  'the verification of such a block': () => verifyBlock(evidence),
  'look-alikes among the 60,000 names of a proposal': () =>
    compareNames(facts({ actions: proposal, knownNames: Array.from({ length: 300 }, newName) })),
  'a page of 100 actions': () => hyperionRows(actions),
  'an ABI of 500 kB': () => abiView(abi),
  'a file of 10,000 actions': () => csvText(csvColumns, records),
  'a file of 10,000 table rows': () => inSlices(table, (row) => JSON.stringify(row, null, 2)),
};

test.for(Object.entries(works))('%s has no task longer than a frame', async ([name, work]) => {
  const longest = await leastOf(work);
  console.log(`${name}: ${longest.toFixed(1)} ms`);
  expect(longest).toBeLessThan(FRAME_MS);
});
