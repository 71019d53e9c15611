import { expect, it } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import { contractRam, uploadCost } from '#src/chain/model/abi/upload.ts';
import { buyAtLeast } from '#src/chain/model/resource/ram.ts';

const market = { bytes: 62_656_849_725n, tokens: parseAsset('1096762.9136 EOS') };
const account = (used: number, quota: number) => ({ ram: { used, quota } });

it('counts ten bytes for a byte of code and one for a byte of ABI', () => {
  expect(contractRam({ code: 1000, abi: 200 })).toBe(10_200);
});

it('counts only what the upload adds', () => {
  const cost = uploadCost({ code: 900, abi: 100 }, { code: 1000, abi: 200 }, null, market);
  expect(cost).toEqual({ ram: 1100, missing: null, price: null });
});

it('prices the bytes that the account lacks', () => {
  const cost = uploadCost(null, { code: 1000, abi: 0 }, account(5000, 8000), market);
  expect(cost).toEqual({
    ram: 10_000,
    missing: 7000,
    price: buyAtLeast(market, 7000n)?.trade.tokens,
  });
});

it('needs nothing if the account has enough, or no limit', () => {
  const enough = uploadCost(null, { code: 100, abi: 0 }, account(0, 1000), market);
  expect(enough).toEqual({ ram: 1000, missing: 0, price: null });
  expect(uploadCost(null, { code: 100, abi: 0 }, account(0, -1), market).missing).toBe(0);
});

it('has no price without a market', () => {
  const cost = uploadCost(null, { code: 100, abi: 0 }, account(0, 0), null);
  expect(cost).toEqual({ ram: 1000, missing: 1000, price: null });
});
