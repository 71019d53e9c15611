import * as v from '../../core/schema.ts';
import { count, maybe } from '../../rpc/fields.ts';

export const actionsResponse = v.looseObject({
  /** Older versions return a bare number. Without one that can be read there are the rows alone. */
  total: v.fallback(
    v.optional(v.union([count, v.looseObject({ value: count, relation: maybe(v.string()) })])),
    undefined,
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
