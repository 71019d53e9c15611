import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import type { ApplyContext } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { isManaged } from './managed.ts';
import { core, plus } from './money.ts';
import { userres } from './rows.ts';
import type { UserResources } from './rows.ts';

/** Changes an account's resources without stake: lent, rented or reserved. */
export function adjustResources(
  context: ApplyContext,
  payer: string,
  account: string,
  delta: { net: bigint; cpu: bigint },
): void {
  if (delta.net === 0n && delta.cpu === 0n) return;
  const rows = userres(context, account);
  const key = nameToBigint(account);
  const existing = rows.get(key);
  const none = core(context, 0n);
  const before = existing ?? { owner: account, net_weight: none, cpu_weight: none, ram_bytes: 0n };
  const after = {
    ...before,
    net_weight: plus(before.net_weight, delta.net),
    cpu_weight: plus(before.cpu_weight, delta.cpu),
  };
  check(after.net_weight.units >= 0n, 'insufficient staked total net bandwidth');
  check(after.cpu_weight.units >= 0n, 'insufficient staked total cpu bandwidth');
  rows.put(after, existing ? undefined : payer);
  grantBandwidth(context, after);
  if (isEmpty(after)) rows.remove(key);
}

/** Sets the limits from an account's resources, unless the system manages them. */
export function grantBandwidth(context: ApplyContext, resources: UserResources): void {
  const { owner, net_weight, cpu_weight } = resources;
  const limits = context.limits(owner);
  context.setLimits(owner, {
    ...limits,
    net: isManaged(context, owner, 'net') ? limits.net : Number(net_weight.units),
    cpu: isManaged(context, owner, 'cpu') ? limits.cpu : Number(cpu_weight.units),
  });
}

export function isEmpty({ net_weight, cpu_weight, ram_bytes }: UserResources): boolean {
  return net_weight.units === 0n && cpu_weight.units === 0n && ram_bytes === 0n;
}
