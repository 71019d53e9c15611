import { type Asset, compareAssets, parseUnits, subtractAssets } from '../../core/asset.ts';
import * as limits from '../../core/limits.ts';
import * as messages from '../../core/messages.ts';

/**
 * What keeps an amount from being deposited, withdrawn, lent or unlent: it is none, or there is
 * not so much to take it from (the balance, the REX fund, the REX that has matured). Throws
 * 'invalid symbol' where the two are not of one token.
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
 * Lending what is staked must leave the account enough CPU and NET to act. Throws 'Stake too low'
 * where it would not, 'invalid symbol' where the amounts are not of one token.
 */
export function checkStakeLent(staked: Stake, lent: Stake): void {
  for (const part of ['cpu', 'net'] as const) {
    const left = subtractAssets(staked[part], lent[part]);
    // What is not lent at all may have been low before.
    const touched = lent[part].units > 0n;
    if (touched && left.units < parseUnits(limits.leastStake, left.symbol.precision))
      throw new Error(messages.stakeTooLow);
  }
}
