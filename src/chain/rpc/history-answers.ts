import * as v from '../core/schema.ts';
import { count, maybe } from './fields.ts';

export const historyKeyAccountsAnswer = v.looseObject({
  account_names: v.array(v.string()),
  /** Newer history nodes only: for each name, its permissions. */
  permissions: maybe(v.array(v.array(v.string()))),
});

export const historyActionsAnswer = v.looseObject({
  actions: v.array(
    v.looseObject({
      account_action_seq: count,
      block_num: count,
      block_time: v.string(),
      action_trace: v.looseObject({ act: v.looseObject({}) }),
    }),
  ),
  last_irreversible_block: v.optional(count),
});

export const historyTransactionAnswer = v.looseObject({
  id: v.string(),
  block_num: count,
  block_time: v.string(),
  trx: maybe(v.looseObject({})),
  traces: maybe(v.array(v.unknown())),
});

export type HistoryKeyAccountsAnswer = v.InferOutput<typeof historyKeyAccountsAnswer>;
export type HistoryActionsAnswer = v.InferOutput<typeof historyActionsAnswer>;
export type HistoryTransactionAnswer = v.InferOutput<typeof historyTransactionAnswer>;
