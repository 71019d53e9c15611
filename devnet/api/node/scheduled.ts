import type { Hono } from 'hono';
import { formatTime } from '#src/chain/core/format-time.ts';
import { hex } from '../../abi/hex.ts';
import type { Devnet } from '../../engine/devnet.ts';
import { unpackTransaction } from '../../engine/transaction-packing.ts';
import type { ApiContext } from '../context.ts';
import { flag, integer, text } from '../params.ts';
import { nodeRoute } from '../router.ts';
import { transactionJson } from './transaction-json.ts';

type Scheduled = ReturnType<Devnet['scheduledTransactions']>[number];

/** Scheduled transactions by time, all or from an id or time on. */
export function scheduledRoutes(app: Hono, { chain }: ApiContext): void {
  nodeRoute(
    app,
    '/v1/chain/get_scheduled_transactions',
    (params) => {
      const waiting = chain.scheduledTransactions();
      const from = placeOf(waiting, text(params, 'lower_bound'));
      const to = from + Math.max(integer(params, 'limit', 50), 0);
      const json = flag(params, 'json', false);
      return {
        transactions: waiting.slice(from, to).map((one) => ({
          trx_id: one.id,
          sender: one.sender,
          sender_id: String(one.senderId),
          payer: one.payer,
          delay_until: formatTime(one.delayUntil),
          expiration: formatTime(one.expiration),
          published: formatTime(one.published),
          transaction: json
            ? transactionJson(chain, unpackTransaction(one.packed))
            : hex(one.packed),
        })),
        more: waiting[to]?.id ?? '',
      };
    },
    { body: 'optional' },
  );
}

/** Like nodeos: an unknown id or time counts as the end. */
function placeOf(waiting: readonly Scheduled[], bound: string): number {
  if (bound === '') return 0;
  const time = /^\d{4}-/.test(bound) ? Date.parse(`${bound}Z`) : NaN;
  const found = waiting.findIndex(({ id, delayUntil }) =>
    Number.isNaN(time) ? id === bound.toLowerCase() : delayUntil >= time,
  );
  return found < 0 ? waiting.length : found;
}
