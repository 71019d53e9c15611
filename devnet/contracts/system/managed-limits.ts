import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { action } from '../../engine/contract.ts';
import type { ApplyContext } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { isManaged, MANAGED } from './managed.ts';
import type { ManagedKind } from './managed.ts';
import { GIFT_BYTES } from './ram.ts';
import { userres, voters } from './rows.ts';
import { newVoter } from './votes.ts';

const WORDS: Record<ManagedKind, string> = {
  ram: 'RAM',
  net: 'Network bandwidth',
  cpu: 'CPU bandwidth',
};

export const setacctram = action<{ account: string; ram_bytes: bigint | null }>(
  (context, { account, ram_bytes }) => manage(context, account, 'ram', ram_bytes),
);

export const setacctnet = action<{ account: string; net_weight: bigint | null }>(
  (context, { account, net_weight }) => manage(context, account, 'net', net_weight),
);

export const setacctcpu = action<{ account: string; cpu_weight: bigint | null }>(
  (context, { account, cpu_weight }) => manage(context, account, 'cpu', cpu_weight),
);

/** Sets one limit by hand; null makes it follow the account's stake again. */
function manage(
  context: ApplyContext,
  account: string,
  kind: ManagedKind,
  limit: bigint | null,
): void {
  context.requireAuth('eosio');
  if (limit === null)
    check(isManaged(context, account, kind), `${WORDS[kind]} of account is already unmanaged`);
  else if (kind === 'ram') check(limit >= 0n, 'not allowed to set RAM limit to unlimited');
  else check(limit >= -1n, `invalid value for ${kind}_weight`);
  const voter = voters(context).get(nameToBigint(account));
  const { flags1, ...row } = voter ?? newVoter(context, account);
  const flags = limit === null ? flags1 & ~MANAGED[kind] : flags1 | MANAGED[kind];
  voters(context).put({ ...row, flags1: flags }, voter ? undefined : account);
  const set = Number(limit ?? ownLimit(context, account, kind));
  context.setLimits(account, { ...context.limits(account), [kind]: set });
}

function ownLimit(context: ApplyContext, account: string, kind: ManagedKind): bigint {
  const own = userres(context, account).get(nameToBigint(account));
  if (kind === 'ram') return (own?.ram_bytes ?? 0n) + BigInt(GIFT_BYTES);
  return own?.[`${kind}_weight`].units ?? 0n;
}
