import { afterEach, expect, it } from 'vitest';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import {
  bidPage,
  bidsOf,
  nameFacts,
  readNextClosing,
} from '#src/chain/client/name-bid/name-bids.ts';
import { closeAll } from '../../rpc/servers.ts';
import { nodeWith } from '../../tables/node.ts';

afterEach(closeAll);

const rowOf = (newname: string, high_bidder: string, high_bid: number) => ({
  newname,
  high_bidder,
  high_bid,
  last_bid_time: '2026-01-02T00:00:00.000',
});
const global = {
  total_producer_vote_weight: 1,
  last_name_close: '2026-01-01T00:00:00.000',
  thresh_activated_stake_time: '2025-01-01T00:00:00.000',
};

async function chainWith(bids: readonly object[]) {
  const { pool } = await nodeWith({ namebids: bids, global: [global] });
  return { pool } as ChainAccess;
}

it('the highest open bid closes next, a day after it was made', async () => {
  const access = await chainWith([rowOf('gold', 'dave', 200)]);
  const closing = await readNextClosing(access);
  expect(closing?.bid.name).toBe('gold');
  expect(closing?.at).toBe(Date.UTC(2026, 0, 3));
  expect(await readNextClosing(await chainWith([]))).toBe(null);
});

it('an account has the names on which its bid is the highest', async () => {
  const access = await chainWith([rowOf('gold', 'dave', 200), rowOf('wallet', 'judy', -15)]);
  const { rows, complete } = await bidsOf(access, 'judy');
  expect(rows.map(({ name, closed }) => [name, closed])).toEqual([['wallet', true]]);
  expect(complete).toBe(true);
  expect((await bidPage(access, false, null)).last).toBe(true);
});

it('a name is free, or an account, and has its highest bid', async () => {
  const { pool } = await chainWith([rowOf('gold', 'dave', 200)]);
  const account = { permissions: [{ perm_name: 'active' }] };
  const node = { getAccount: () => Promise.resolve(account) };
  const access = { pool, node } as unknown as ChainAccess;
  expect(await nameFacts(access, 'gold')).toMatchObject({ exists: true, bid: { bidder: 'dave' } });
  expect(await nameFacts(access, 'silver')).toEqual({ exists: true, bid: null });
});
