import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { action, table } from '../../engine/contract.ts';
import type { ApplyContext, TableAccess, TableSpec } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';

/** Limits which permissions can change an account's permissions. */
interface Limit {
  version: number;
  account: string;
  /** Allowed permissions; empty allows all except the disallowed ones. */
  allow_perms: string[];
  disallow_perms: string[];
}

const limits = (context: ApplyContext): TableAccess<Limit> =>
  context.table('limitauthchg', 'eosio');

export const limitauthchg = action<Omit<Limit, 'version'>>((context, args) => {
  const { account, allow_perms: allowed, disallow_perms: disallowed } = args;
  context.requireAuth(account);
  const none = allowed.length === 0 && disallowed.length === 0;
  check(
    allowed.length === 0 || disallowed.length === 0,
    'either allow_perms or disallow_perms must be empty',
  );
  check(allowed.length === 0 || allowed.includes('owner'), 'allow_perms does not contain owner');
  check(!disallowed.includes('owner'), 'disallow_perms contains owner');
  const key = nameToBigint(account);
  if (!none) limits(context).put({ version: 0, ...args }, account);
  else if (limits(context).get(key)) limits(context).remove(key);
});

/** The system contract's checks of permission changes, which the chain itself makes. */
export const checkAuthChange = action<{ account: string; authorized_by?: string }>(
  (context, { account, authorized_by: by = '' }) => {
    if (by !== '') context.requireLevel({ actor: account, permission: by });
    const limit = limits(context).get(nameToBigint(account));
    if (!limit) return;
    check(by !== '', 'authorized_by is required for this account');
    const { allow_perms: allowed, disallow_perms: disallowed } = limit;
    if (allowed.length > 0)
      check(allowed.includes(by), 'authorized_by does not appear in allow_perms');
    else check(!disallowed.includes(by), 'authorized_by appears in disallow_perms');
  },
);

export const authChangeTables: Record<string, TableSpec> = {
  limitauthchg: table<Limit>('limit_auth_change', ({ account }) => nameToBigint(account)),
};
