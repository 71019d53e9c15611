import { type Asset, compareAssets, parseUnits, subtractAssets } from '../../core/asset.ts';
import * as limits from '../../core/limits.ts';
import * as messages from '../../core/messages.ts';

/**
 * Why an amount cannot be deposited, withdrawn, lent or sold: it is not an amount, or more than is
 * available (balance, REX fund, or matured REX). Throws 'invalid symbol' if the tokens differ.
 */
export function rexAmountProblem(
  amount: Asset,
  available: Asset,
): 'not-positive' | 'not-available' | null {
  if (amount.units <= 0n) return 'not-positive';
  return compareAssets(amount, available) > 0 ? 'not-available' : null;
}

interface Stake {
  readonly cpu: Asset;
  readonly net: Asset;
}

/**
 * Buying REX with stake must leave enough CPU and NET to act. Throws 'Stake too low' if it would
 * not, 'invalid symbol' if the tokens differ.
 */
export function checkStakeLent(staked: Stake, lent: Stake): void {
  for (const part of ['cpu', 'net'] as const) {
    const left = subtractAssets(staked[part], lent[part]);
    // A resource that is not lent may have been low before.
    const touched = lent[part].units > 0n;
    if (touched && left.units < parseUnits(limits.leastStake, left.symbol.precision))
      throw new Error(messages.stakeTooLow);
  }
}
