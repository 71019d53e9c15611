import { expect, it } from 'vitest';
import { longHistory } from '../../../../bench/history.ts';
import { dedupeRows } from '#src/chain/history/filters/dedupe.ts';
import { rowFilter } from '#src/chain/history/filters/keep.ts';
import { withoutSpam } from '#src/chain/history/spam/without-spam.ts';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import { defaultFilters } from '#src/chain/model/action/action-filters.ts';
import { paced } from '#tests/pace.ts';

// The benchmark allows 500 ms on an idle machine. This test only finds quadratic work.
it('filters 100,000 actions and removes duplicates quickly', () => {
  const rows = longHistory(100_000);
  const filters = { ...defaultFilters, hideSmallBalances: true };
  const chain = { key: 'eos', accounts: eosioAccounts } as const;
  const { value: kept, milliseconds } = paced(() =>
    dedupeRows(withoutSpam(rows, 'alice', chain).filter(rowFilter(filters, 'alice', chain))),
  );
  expect(kept.length).toBeGreaterThan(10_000);
  expect(kept.length).toBeLessThan(90_001);
  expect(milliseconds).toBeLessThan(2_000);
});
