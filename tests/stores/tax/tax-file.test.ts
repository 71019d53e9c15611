import { beforeEach, expect, it, vi } from 'vitest';
import type { TaxTransfer } from '#src/chain/model/tax/tax-transfer.ts';
import { taxFile } from '#src/stores/tax/tax-file.ts';

const prices = vi.hoisted(() => ({ requested: [] as string[], fails: false }));
vi.mock('#src/chain/client/token/token-facts.ts', () => ({
  tokenPriceSeries: (_: unknown, { code }: { code: string }) => {
    prices.requested.push(code);
    const t = Date.UTC(2026, 10, 20, 23);
    return prices.fails ? Promise.reject(new Error()) : Promise.resolve([{ t, c: 2 }]);
  },
}));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({}) }));
vi.mock('#src/stores/chain/chain.ts', async () => {
  const { kylin } = await import('#src/chain/config/chains/kylin.ts');
  return { chainConfig: () => kylin };
});

const transfer = (change: Partial<TaxTransfer>): TaxTransfer => ({
  key: 'a',
  transactionId: 'a',
  time: Date.UTC(2026, 10, 20, 9),
  contract: 'eosio.token',
  code: 'EOS',
  precision: 4,
  units: '15000',
  from: 'alice',
  to: 'bob',
  memo: '',
  ...change,
});

const next = { key: 'b', transactionId: 'b' };

beforeEach(() => {
  prices.requested = [];
  prices.fails = false;
});

it('values a transfer by the price of its day', async () => {
  const other = transfer({ ...next, time: Date.UTC(2026, 10, 21) });
  const { records, unpriced } = await taxFile('alice', [transfer({}), other], { values: true });
  expect(records.map((record) => record.at(-1))).toEqual(['3.00', '']);
  expect(unpriced).toBe(1);
});

it('requests prices once for a token, and for known tokens only', async () => {
  const fake = transfer({ ...next, contract: 'fake.token' });
  const twice = transfer({ key: 'c', transactionId: 'c' });
  const { records } = await taxFile('alice', [transfer({}), fake, twice], { values: true });
  expect(prices.requested).toEqual(['EOS']);
  expect(records.map((record) => record[4])).toEqual(['EOS', 'EOS@fake.token', 'EOS']);
});

it('requests no prices without values', async () => {
  const { unpriced } = await taxFile('alice', [transfer({})], { values: false });
  expect([prices.requested, unpriced]).toEqual([[], 1]);
});

it('has a file also if the source of prices fails', async () => {
  prices.fails = true;
  const { records, refused } = await taxFile('alice', [transfer({})], { values: true });
  expect([records.length, refused]).toEqual([1, 0]);
});

it('leaves out and counts rows that CoinTracking would refuse', async () => {
  const { records, refused } = await taxFile('alice', [transfer({ time: 0 })], { values: false });
  expect([records.length, refused]).toEqual([0, 1]);
});
