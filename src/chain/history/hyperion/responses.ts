import * as v from '../../core/schema.ts';

export const actionsResponse = v.looseObject({
  /** Older versions return a bare number. */
  total: v.optional(
    v.union([v.number(), v.looseObject({ value: v.number(), relation: v.optional(v.string()) })]),
  ),
  actions: v.array(v.looseObject({ act: v.looseObject({}), trx_id: v.string() })),
});

export type ActionsResponse = v.InferOutput<typeof actionsResponse>;

/** Of an unknown transaction the list is empty, or absent with `executed` false. */
export const transactionResponse = v.pipe(
  v.looseObject({
    actions: v.optional(v.nullable(v.array(v.looseObject({ act: v.looseObject({}) })))),
  }),
  v.check(
    ({ actions, executed, trx_id: id }) =>
      Boolean(actions) || (executed === false && typeof id === 'string'),
  ),
  v.transform((response) => ({ ...response, actions: response.actions ?? [] })),
);
