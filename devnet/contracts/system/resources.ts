import { nameToBigint } from '../../../src/chain/core/name.ts';
import type { ApplyContext } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { core, plus } from './money.ts';
import { userres } from './rows.ts';

/** Changes what an account may use without anybody's stake: lent, rented or held in reserve. */
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
  const [net, cpu] = [after.net_weight.units, after.cpu_weight.units];
  check(net >= 0n, 'insufficient staked total net bandwidth');
  check(cpu >= 0n, 'insufficient staked total cpu bandwidth');
  rows.put(after, existing ? undefined : payer);
  context.setLimits(account, {
    ...context.limits(account),
    net: Number(net),
    cpu: Number(cpu),
  });
  if (net === 0n && cpu === 0n && after.ram_bytes === 0n) rows.remove(key);
}
