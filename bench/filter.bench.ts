import { expect, test } from 'vitest';
import { dedupeRows } from '#src/chain/history/filters/dedupe.ts';
import { rowFilter } from '#src/chain/history/filters/keep.ts';
import { withoutSpam } from '#src/chain/history/spam/without-spam.ts';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import { type ActionFilters, defaultFilters } from '#src/chain/model/action/action-filters.ts';
import { longHistory } from './history.ts';

const rows = longHistory(100_000);
const chain = { features: [], accounts: eosioAccounts } as const;

const usual: ActionFilters = { ...defaultFilters, hideSmallBalances: true };
const all: ActionFilters = {
  ...usual,
  groups: ['receive'],
  memoFilter: 'R',
  tokenFilter: { symbol: 'EOS', contract: 'eosio.token' },
  dateRange: { from: 0, to: null },
};

test.for([
  { name: 'the usual filters', filters: usual },
  { name: 'all filters', filters: all },
])('100,000 actions by $name, in under 500 ms', async ({ name, filters }, { bench }) => {
  const result = await bench(name, () => {
    dedupeRows(withoutSpam(rows, 'alice', chain).filter(rowFilter(filters, 'alice', chain)));
  }).run({ iterations: 10, warmupIterations: 3 });
  expect(result.latency.p50).toBeLessThan(500);
});
