import * as v from '../../core/schema.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { idText, rowsIn, text } from '../fields.ts';
import { servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

/** Amounts as the chain writes them: `1.0000 EOS`. */
const queued = v.object({
  owner: v.string(),
  rex_requested: text,
  proceeds: text,
  is_open: v.fallback(
    v.pipe(
      v.union([v.boolean(), v.number()]),
      v.transform((open) => open === true || open === 1),
    ),
    false,
  ),
  order_time: text,
});

const loan = v.object({
  loan_num: v.fallback(v.nullable(idText), null),
  from: v.string(),
  receiver: text,
  payment: text,
  total_staked: text,
  balance: text,
  expiration: text,
});

export type QueuedRexOrder = v.InferOutput<typeof queued>;
export type ExpiringLoan = v.InferOutput<typeof loan>;

/** Sell orders of REX that wait for liquidity. */
export function getRexQueue(backend: Backend, options?: RequestOptions): Promise<QueuedRexOrder[]> {
  return backend.get(
    servicePath('/rex', null, { type: 'getQueue' }),
    rowsIn('rows', queued),
    options,
  );
}

/** Loans that end next. */
export function getExpiringLoans(
  backend: Backend,
  options?: RequestOptions,
): Promise<ExpiringLoan[]> {
  const path = servicePath('/rex', null, { type: 'getExpiringLoans' });
  return backend.get(path, rowsIn('rows', loan), options);
}
