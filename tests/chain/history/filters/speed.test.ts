import { expect, it } from 'vitest';
import { longHistory } from '../../../../bench/history.ts';
import { dedupeRows } from '#src/chain/history/filters/dedupe.ts';
import { rowFilter } from '#src/chain/history/filters/keep.ts';
import { withoutSpam } from '#src/chain/history/spam/without-spam.ts';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import { defaultFilters } from '#src/chain/model/action/action-filters.ts';

/** Work that grows with the square of it does not end within a test's limit. */
const MANY = 300_000;

it('filters 300,000 actions and removes duplicates, and does not compare each with each', () => {
  const rows = longHistory(MANY);
  const filters = { ...defaultFilters, hideSmallBalances: true };
  const chain = { features: [], accounts: eosioAccounts } as const;
  const kept = dedupeRows(
    withoutSpam(rows, 'alice', chain).filter(rowFilter(filters, 'alice', chain)),
  );
  expect(kept.length).toBeGreaterThan(MANY / 10);
  expect(kept.length).toBeLessThanOrEqual(0.9 * MANY);
});
