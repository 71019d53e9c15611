import * as v from '../core/schema.ts';
import { count, maybe } from './fields.ts';

export const historyKeyAccountsResponse = v.looseObject({
  account_names: v.array(v.string()),
  /** Newer history nodes only: the permissions of each name. */
  permissions: maybe(v.array(v.array(v.string()))),
});

export const historyActionsResponse = v.pipe(
  v.looseObject({
    actions: v.array(
      v.looseObject({
        account_action_seq: count,
        block_num: count,
        block_time: v.string(),
        action_trace: v.looseObject({ act: v.looseObject({}) }),
      }),
    ),
    last_irreversible_block: v.optional(count),
  }),
  // Nothing because of a time limit is no end of a history: another node may be quicker.
  v.check((read) => read.actions.length > 0 || read['time_limit_exceeded_error'] !== true),
  v.check(({ actions }) => isNumbered(actions.map((one) => one.account_action_seq))),
);

/**
 * Nodes number the deliveries of an account one after another, or not at all. Hyperion answers this
 * call too, with numbers of each contract's own: a page of them has gaps, and pages would leave out
 * what lies in them. Source: `api/routes/v1-history/get_actions` of eosrio/hyperion-history-api.
 */
function isNumbered(numbers: readonly number[]): boolean {
  if (numbers.every((one) => one === 0)) return true;
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted.every((one, at) => at === 0 || one === (sorted[at - 1] ?? 0) + 1);
}

export const historyTransactionResponse = v.looseObject({
  id: v.string(),
  block_num: count,
  block_time: v.string(),
  trx: maybe(v.looseObject({})),
  traces: maybe(v.array(v.unknown())),
});

export type HistoryKeyAccountsResponse = v.InferOutput<typeof historyKeyAccountsResponse>;
export type HistoryActionsResponse = v.InferOutput<typeof historyActionsResponse>;
export type HistoryTransactionResponse = v.InferOutput<typeof historyTransactionResponse>;
