import type { Asset } from '../../../src/chain/core/asset.ts';
import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { sameSymbol } from '../../../src/chain/core/symbol.ts';
import { action, table } from '../../engine/contract.ts';
import type { ApplyContext, NativeContract, TableAccess } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { CORE_VAULTA, VAULTA_TOKEN } from '../../vaulta.ts';
import { abiOf } from '../abi.ts';
import type { GlobalState } from '../system/global.ts';
import { plus, sendTransfer } from '../system/money.ts';
import { GLOBAL_KEY } from '../system/rows.ts';
import type { Producer } from '../system/rows.ts';

interface Reward {
  owner: string;
  quantity: Asset;
}

const rewards = (context: ApplyContext): TableAccess<Reward> =>
  context.table('rewards', context.receiver);

/** Pays a producer's share of the fees in A: swaps it first. */
const claimrewards = action<{ owner: string }>((context, { owner }) => {
  context.requireAuth(owner);
  const { quantity } = rewards(context).require(nameToBigint(owner), 'no rewards to claim');
  const { receiver: from } = context;
  sendTransfer(context, from, CORE_VAULTA, quantity.units, 'producer block pay');
  context.sendInline({
    account: CORE_VAULTA,
    name: 'transfer',
    authorization: [{ actor: from, permission: 'active' }],
    args: {
      from,
      to: owner,
      quantity: { units: quantity.units, symbol: VAULTA_TOKEN },
      memo: 'producer block pay',
    },
  });
  rewards(context).remove(nameToBigint(owner));
});

/** Shares the fees equally among the scheduled producers. */
const onTransfer = action<{ from: string; to: string; quantity: Asset }>(
  (context, { from, to, quantity }) => {
    if (from === context.receiver || to !== context.receiver || from === 'eosio') return;
    check(sameSymbol(quantity.symbol, context.core), 'only core token allowed');
    const { last_producer_schedule_size: count } = context
      .table<GlobalState>('global', 'eosio', 'eosio')
      .require(GLOBAL_KEY, 'global state does not exist');
    const top = context
      .table<Producer>('producers', 'eosio', 'eosio')
      .rows({ index: 2, limit: count })
      .filter(({ is_active }) => is_active);
    for (const { owner } of top) {
      const before = rewards(context).get(nameToBigint(owner));
      const share = quantity.units / BigInt(count);
      const sum = before ? plus(before.quantity, share) : { ...quantity, units: share };
      rewards(context).put({ owner, quantity: sum }, context.receiver);
    }
  },
);

/** eosio.bpay: the system fees of the producers. */
export const bpay: NativeContract = {
  name: 'eosio.bpay',
  abi: abiOf({
    structs: { claimrewards: 'owner name', rewards_row: 'owner name, quantity asset' },
    actions: ['claimrewards'],
    tables: { rewards: 'rewards_row' },
  }),
  actions: { claimrewards },
  notifications: { 'eosio.token::transfer': onTransfer },
  tables: { rewards: table<Reward>('rewards_row', ({ owner }) => nameToBigint(owner)) },
};
