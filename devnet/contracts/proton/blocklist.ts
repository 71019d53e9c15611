import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { action, table } from '../../engine/contract.ts';
import type { ApplyContext, NativeContract, TableAccess } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';

interface Blocked {
  account: string;
  reason: string;
  blocked_at: string;
}

const blocked = (context: ApplyContext): TableAccess<Blocked> =>
  context.table('blocklist', context.receiver);

const add = action<{ account: string; reason: string }>((context, { account, reason }) => {
  context.requireAuth(context.receiver);
  check(context.isAccount(account), 'Account does not exist.');
  check(!blocked(context).get(nameToBigint(account)), 'Account is blocked already');
  const row = { account, reason, blocked_at: context.time.slice(0, 19) };
  blocked(context).put(row, context.receiver);
});

const remove = action<{ account: string }>((context, { account }) => {
  context.requireAuth(context.receiver);
  blocked(context).require(nameToBigint(account), 'Account is not blocked');
  blocked(context).remove(nameToBigint(account));
});

/** Accounts excluded from Proton's services, with reasons. */
export const blocklist: NativeContract = {
  name: 'blocklist',
  abi: abiOf({
    structs: {
      add: 'account name, reason string',
      remove: 'account name',
      blocked_account: 'account name, reason string, blocked_at time_point_sec',
    },
    actions: ['add', 'remove'],
    tables: { blocklist: 'blocked_account' },
  }),
  actions: { add, remove },
  tables: {
    blocklist: table<Blocked>('blocked_account', ({ account }) => nameToBigint(account)),
  },
};
