import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { eos } from '#src/chain/config/chains/eos.ts';
import { fio } from '#src/chain/config/chains/fio.ts';
import { dedupeRows } from '#src/chain/history/filters/dedupe.ts';
import { rowFilter } from '#src/chain/history/filters/keep.ts';
import { withoutSpam } from '#src/chain/history/spam/without-spam.ts';
import {
  type ActionFilters,
  actionGroups,
  noFilters,
} from '#src/chain/model/action/action-filters.ts';
import { toggleGroup } from '#src/chain/model/action/toggle-group.ts';
import { hyperionRows } from '#src/chain/history/hyperion/rows.ts';
import { deferredTransaction } from '#src/chain/model/action/deferred.ts';
import { dexEntry, dexRows, dexTransaction } from '#src/chain/services/dex/history-rows.ts';
import { dfuseDeferred, dfuseRows, dfuseTransaction } from '#src/chain/history/dfuse/rows.ts';
import { withRewards } from '#src/chain/model/signing/outcome.ts';
import { hostileRow, SLOW, TOTALITY } from '../model/hostile.ts';

const group = fc.constantFrom(...actionGroups);

describe('toggling groups', () => {
  it('keeps sent and received exclusive in any order', () => {
    fc.assert(
      fc.property(fc.array(group), (toggles) => {
        const { groups } = toggles.reduce(toggleGroup, noFilters);
        if (groups.includes('send') || groups.includes('receive')) expect(groups).toHaveLength(1);
        expect(new Set(groups).size).toBe(groups.length);
      }),
    );
  });

  it('toggles the last group', () => {
    fc.assert(
      fc.property(fc.array(group), group, (toggles, last) => {
        const before = toggles.reduce(toggleGroup, noFilters);
        const after = toggleGroup(before, last);
        expect(after.groups.includes(last)).toBe(!before.groups.includes(last));
        expect({ ...after, groups: [] }).toEqual({ ...before, groups: [] });
      }),
    );
  });
});

const fields = [
  'account',
  'name',
  'action',
  'data',
  'act',
  'authorization',
  'actor',
  'permission',
  'memo',
  'quantity',
  'amount',
  'symbol',
  'from',
  'to',
  'payee_public_key',
  'trx_id',
  'block_time',
  'act_digest',
  'global_sequence',
  'receiver',
  'receipt',
  'receipts',
  'action_trace',
  'inline_traces',
  'lifecycle',
  'execution_trace',
  'action_traces',
  'action_idx',
  'dbops',
  'ramops',
  'op',
  'created_by',
  'transaction',
  'traces',
  'trx',
  'actions',
  'old',
  'new',
  'id',
];

const entry = hostileRow(fields);
const texts = fc.constantFrom('', 'transfer', 'eosio.token', 'a', '(', '\\');
const filters: fc.Arbitrary<ActionFilters> = fc.record({
  groups: fc.uniqueArray(group),
  hideSmallBalances: fc.boolean(),
  hideSpam: fc.boolean(),
  smallBalanceThreshold: fc.oneof(fc.constantFrom('0.0005', '', '1e9', '-1', '.'), fc.string()),
  tokenFilter: fc.option(fc.record({ symbol: texts, contract: texts })),
  memoFilter: texts,
  contractFilter: texts,
  actionFilter: texts,
  dateRange: fc.option(fc.record({ from: fc.option(fc.integer()), to: fc.option(fc.integer()) })),
});

describe('any JSON from a provider', SLOW, () => {
  it('is filtered and deduplicated without an exception', () => {
    const many = fc.array(entry, { maxLength: 5 });
    fc.assert(
      fc.property(many, filters, fc.constantFrom(eos, fio), (entries, wanted, chain) => {
        const typed = entries.map((one) => ({ act: one, trx_id: 'ab' }));
        const rows = withRewards(hyperionRows([...entries, ...typed]), chain.accounts);
        const kept = rows.filter(rowFilter(wanted, 'a', chain));
        expect(kept.filter(rowFilter(wanted, 'a', chain))).toEqual(kept);
        expect(rows.filter(rowFilter(noFilters, 'a', chain))).toEqual(rows);
        const wantedMail = withoutSpam(rows, 'a', chain);
        expect(withoutSpam(wantedMail, 'a', chain)).toEqual(wantedMail);
        const once = dedupeRows(rows);
        expect(dedupeRows(once)).toEqual(once);
        expect(dedupeRows([...rows, ...rows])).toEqual(once);
      }),
      TOTALITY,
    );
  });

  it('becomes rows and transactions without an exception', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 3 }), entry, (entries, one) => {
        dfuseRows(entries);
        dfuseRows([{ lifecycle: { execution_trace: { action_traces: entries } } }]);
        dexRows(entries.map(dexEntry));
        dexRows(
          entries.map((trace) => dexEntry({ action_trace: trace })),
          true,
        );
        for (const reported of [one, { actions: entries }, { traces: entries, trx: one }]) {
          dexTransaction('ab', reported);
          dfuseTransaction(reported);
          dfuseTransaction({ execution_trace: reported, dbops: entries, ramops: entries });
          dfuseDeferred(reported);
          deferredTransaction({ trx_id: 'ab', transaction: reported });
        }
      }),
      TOTALITY,
    );
  });
});
