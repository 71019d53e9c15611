import * as v from '../../core/schema.ts';

export const actionsResponse = v.looseObject({
  /** Older versions return a bare number. */
  total: v.optional(
    v.union([v.number(), v.looseObject({ value: v.number(), relation: v.optional(v.string()) })]),
  ),
  actions: v.array(v.looseObject({ act: v.looseObject({}), trx_id: v.string() })),
});

export type ActionsResponse = v.InferOutput<typeof actionsResponse>;

export const transactionResponse = v.looseObject({
  actions: v.array(v.looseObject({ act: v.looseObject({}) })),
});
