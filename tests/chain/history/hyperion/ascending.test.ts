import { expect, it } from 'vitest';
import { ascendingBounds } from '#src/chain/history/hyperion/ascending.ts';
import { createPool } from '#src/chain/rpc/pool.ts';

const DAY = 86_400_000;
const now = Date.now();
const daysAgo = (days: number) => new Date(now - days * DAY).toISOString();

function serverWith(respond: () => Response) {
  const fetch = (() => Promise.resolve(respond())) as unknown as typeof globalThis.fetch;
  return createPool({ endpoints: ['https://hyperion'], checkHead: false, fetch });
}
const head = {
  head_block_num: 100_000_000,
  head_block_time: new Date(now).toISOString().slice(0, -1),
};
const withNode = serverWith(() => Response.json(head));
const withoutNode = serverWith(() => new Response('', { status: 404 }));

it('gives ascending pages a bound that excludes nothing', async () => {
  expect(await ascendingBounds(withoutNode, {})).toEqual({ before: '2099-01-01T00:00:00.000Z' });
  expect(await ascendingBounds(withoutNode, { before: daysAgo(1) })).toEqual({});
});

it('keeps a recent date, and turns an old one into a block number', async () => {
  expect(await ascendingBounds(withNode, { after: daysAgo(30) })).toEqual({});
  const { after } = await ascendingBounds(withNode, { after: daysAgo(100) });
  expect(after).toBe(100_000_000 - (100 * DAY) / 500);
  // Before the first block.
  expect(await ascendingBounds(withNode, { after: daysAgo(9_000) })).toEqual({ after: 1 });
});

it('keeps the date if the server hides its node', async () => {
  expect(await ascendingBounds(withoutNode, { after: daysAgo(100) })).toEqual({});
});
