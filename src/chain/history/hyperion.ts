import * as v from 'valibot';
import { hyperionRows } from '../model/action-rows.ts';
import { hyperionTransaction } from '../model/transaction-view.ts';
import { MissingError } from '../rpc/errors.ts';
import { integerTextOf, numberOf } from '../rpc/json.ts';
import type { Pool } from '../rpc/pool.ts';
import { type HistoryProvider, PAGE_SIZE } from './provider.ts';

const actionsAnswer = v.looseObject({
  /** Older versions tell a bare number. */
  total: v.optional(v.union([v.number(), v.looseObject({ value: v.number() })])),
  actions: v.array(v.looseObject({ act: v.looseObject({}), trx_id: v.string() })),
});

const transactionAnswer = v.looseObject({
  actions: v.array(v.looseObject({ act: v.looseObject({}) })),
});

/**
 * History of a Hyperion service, old and new versions. The cursor is the highest global sequence
 * of the next page, so that actions that come in between shift nothing.
 */
export function hyperionHistory(pool: Pool): HistoryProvider {
  return {
    kind: 'hyperion',
    capabilities: { total: true, transactionById: true },

    async actions(account, { cursor = null, limit = PAGE_SIZE, signal } = {}) {
      const query = {
        ...{ account, limit, sort: 'desc' },
        global_sequence: cursor === null ? null : `0-${cursor}`,
      };
      const decode = (body: unknown) => v.parse(actionsAnswer, body);
      const { value } = await pool.get('/v2/history/get_actions', query, { signal, decode });
      const total = typeof value.total === 'object' ? value.total.value : value.total;
      return {
        rows: hyperionRows(value.actions),
        next: value.actions.length < limit ? null : before(value.actions),
        total: cursor === null ? (numberOf(total) ?? null) : null,
        source: 'hyperion',
      };
    },

    async transaction(id, { blockNum, signal } = {}) {
      const decode = (body: unknown) => v.parse(transactionAnswer, body);
      const query = { id, block_hint: blockNum };
      const { value } = await pool.get('/v2/history/get_transaction', query, { signal, decode });
      const view = hyperionTransaction(id, value);
      // It answers an unknown id with an empty list.
      if (!view) throw new MissingError('transaction');
      return view;
    },
  };
}

/** The sequence below the lowest of a page, or null where a page tells none. */
function before(actions: readonly Readonly<Record<string, unknown>>[]): string | null {
  const sequences = actions.flatMap((entry) => integerTextOf(entry.global_sequence) ?? []);
  if (sequences.length === 0) return null;
  const lowest = sequences.map(BigInt).reduce((a, b) => (b < a ? b : a));
  return lowest > 0n ? String(lowest - 1n) : null;
}
