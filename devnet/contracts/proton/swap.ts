import { createHash } from 'node:crypto';
import { formatAsset } from '../../../src/chain/core/asset.ts';
import type { Asset } from '../../../src/chain/core/asset.ts';
import { action, table } from '../../engine/contract.ts';
import type { NativeContract, TableAccess } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';
import { SWAP_ACCOUNT, SWAP_CONTRACTS, swapMemo, swapped } from './swap-rates.ts';

/** The memo of a deposit for payouts. */
const FUNDS = 'deposit';

interface Order {
  id: bigint;
  order: string;
  account: string;
  paid: Asset;
  got: Asset;
}

/** Pays out at once at the current price. */
const onTransfer = action<{ from: string; to: string; quantity: Asset; memo: string }>(
  (context, { from, to, quantity, memo }) => {
    if (to !== context.receiver || memo === FUNDS) return;
    const wanted = swapMemo(memo);
    check(wanted, 'The memo must be the token that is wanted and an order’s id: XUSDC,order-1');
    const { code, precision } = quantity.symbol;
    const amount = Number(quantity.units) / 10 ** precision;
    const swap = swapped(code, amount, wanted.token, context.now);
    check(typeof swap !== 'string', String(swap));
    const got = {
      units: swap.units,
      symbol: { code: wanted.token, precision: swap.precision },
    };
    const orders: TableAccess<Order> = context.table('orders', context.receiver);
    const id = createHash('sha256').update(wanted.order).digest().readBigUInt64LE();
    check(!orders.get(id), 'An order of this id was filled before');
    const order = { id, order: wanted.order, account: from, paid: quantity, got };
    orders.put(order, context.receiver);
    context.sendInline({
      account: swap.contract,
      name: 'transfer',
      authorization: [{ actor: context.receiver, permission: 'active' }],
      args: {
        from: context.receiver,
        to: from,
        quantity: got,
        memo: `${wanted.order}: ${formatAsset(quantity)} swapped`,
      },
    });
  },
);

/** The swap account. Its protocol is the devnet's own: no public source describes it. */
export const swap: NativeContract = {
  name: SWAP_ACCOUNT,
  abi: abiOf({
    structs: { order: 'id uint64, order string, account name, paid asset, got asset' },
    actions: [],
    tables: { orders: 'order' },
  }),
  actions: {},
  notifications: Object.fromEntries(
    SWAP_CONTRACTS.map((contract) => [`${contract}::transfer`, onTransfer]),
  ),
  tables: { orders: table<Order>('order', ({ id }) => id) },
};
