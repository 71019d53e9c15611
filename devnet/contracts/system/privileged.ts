import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { action } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { isManaged } from './managed.ts';
import { userres } from './rows.ts';

/** Makes an account privileged, or removes the privilege. */
export const setpriv = action<{ account: string; is_priv: number }>(
  (context, { account, is_priv }) => {
    context.requireAuth('eosio');
    const record = context.state.accounts.get(account);
    check(record, 'account does not exist');
    context.state.accounts.set(account, { ...record, privileged: is_priv !== 0 });
  },
);

/** Sets an account's limits by hand; -1 is unlimited. */
export const setalimits = action<{
  account: string;
  ram_bytes: bigint;
  net_weight: bigint;
  cpu_weight: bigint;
}>((context, { account, ram_bytes, net_weight, cpu_weight }) => {
  context.requireAuth('eosio');
  const key = nameToBigint(account);
  check(!userres(context, account).get(key), 'only supports unlimited accounts');
  const managed = (['ram', 'net', 'cpu'] as const).some((kind) =>
    isManaged(context, account, kind),
  );
  check(!managed, 'cannot use setalimits on an account with managed resources');
  context.setLimits(account, {
    ram: Number(ram_bytes),
    net: Number(net_weight),
    cpu: Number(cpu_weight),
  });
});
