import { expect, it } from 'vitest';
import { formatAsset } from '#src/chain/core/asset.ts';
import { genesisAward } from '#src/chain/model/block/genesis.ts';

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
