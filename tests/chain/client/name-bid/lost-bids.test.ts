import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChain } from '#src/chain/client/chain/access.ts';
import { lostBids } from '#src/chain/client/name-bid/lost-bids.ts';
import { formatAsset } from '#src/chain/core/asset.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;

beforeAll(async () => {
  running = await run('eos');
});
afterAll(() => running.devnet.close());

it('an outbid account has its refund, and who was never outbid or claimed it has none', async () => {
  const access = openChain(running.config);
  const lost = await lostBids(access, 'dave');
  expect(lost.map(({ name, amount }) => [name, formatAsset(amount)])).toEqual([
    ['gold', '120.0000 A'],
  ]);
  expect(await lostBids(access, 'erin')).toEqual([]);
  expect(await lostBids(access, 'judy')).toEqual([]);
  expect(await lostBids(access, 'alice')).toEqual([]);
});

it('the refunds of a chain without a history are not known', async () => {
  const { config } = running;
  const alone = openChain({ ...config, historyTypes: [] });
  await expect(lostBids(alone, 'dave')).rejects.toMatchObject({ name: 'UnsupportedError' });
});
