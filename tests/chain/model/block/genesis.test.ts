import { expect, it, test } from 'vitest';
import { formatAsset } from '#src/chain/core/asset.ts';
import { genesisAward, genesisDue, nextGenesisClaim } from '#src/chain/model/block/genesis.ts';

it('an award of WAX is read with its times, and a row without amounts is none', () => {
  const award = genesisAward({
    balance: '10950.00000000 WAX',
    unclaimed_balance: '1.50000000 WAX',
    last_claim_time: '2026-01-06T01:33:11.000',
  });
  expect(formatAsset(award!.awarded)).toBe('10950.00000000 WAX');
  expect(formatAsset(award!.unclaimed)).toBe('1.50000000 WAX');
  expect(award).toMatchObject({ claimedAt: Date.UTC(2026, 0, 6, 1, 33, 11), countedAt: 0 });
  expect(genesisAward({ balance: 'x', unclaimed_balance: 5 })).toBeNull();
  expect(genesisAward(null)).toBeNull();
});

test('a claim pays what vested since the last count, until the vesting ended in 2022', () => {
  const award = genesisAward({
    balance: '10000.00000000 WAX',
    unclaimed_balance: '0.00000000 WAX',
    last_updated: '2022-06-01T00:00:00.000',
    last_claim_time: '2022-06-01T00:00:00.000',
  })!;
  const due = (time: number) => formatAsset(genesisDue(award, time));
  expect(due(Date.UTC(2026, 10, 27))).toBe('273.72262773 WAX');
  expect(due(Date.UTC(2022, 5, 2))).toBe('9.12408759 WAX');
  expect(due(Date.UTC(2022, 5, 1))).toBe('0.00000000 WAX');
  expect(nextGenesisClaim(award)).toBe(Date.UTC(2022, 5, 2));
  // After a claim, nothing vests any more.
  const claimed = { ...award, countedAt: Date.UTC(2026, 10, 27) };
  expect(formatAsset(genesisDue(claimed, Date.UTC(2027, 0, 1)))).toBe('0.00000000 WAX');
});
