import { formatAsset } from '../core/asset.ts';
import type { Asset } from '../core/asset.ts';
import type { Action } from './action.ts';
import { systemAction } from './system-action.ts';

/**
 * Rents CPU and NET for one or more days. Fractions are parts of 10^15, the chain's whole resource.
 */
export function powerup(
  fields: {
    readonly payer: string;
    readonly receiver: string;
    readonly days: number;
    readonly netFraction: bigint;
    readonly cpuFraction: bigint;
    readonly maxPayment: Asset;
  },
  permission = 'active',
): Action {
  const { payer, receiver, days, netFraction, cpuFraction, maxPayment } = fields;
  return systemAction('powerup', payer, permission, {
    payer,
    receiver,
    days,
    net_frac: String(netFraction),
    cpu_frac: String(cpuFraction),
    max_payment: formatAsset(maxPayment),
  });
}
