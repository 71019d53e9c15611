import * as v from '../core/schema.ts';
import { count, maybe } from './fields.ts';

export const historyKeyAccountsResponse = v.looseObject({
  account_names: v.array(v.string()),
  /** Newer history nodes only: the permissions of each name. */
  permissions: maybe(v.array(v.array(v.string()))),
});

export const historyActionsResponse = v.looseObject({
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
