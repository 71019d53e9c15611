import { type Asset } from '../../core/asset.ts';
import { subtractAssets } from '../../core/asset-sums.ts';
import type { ChainConfig } from '../../config/types.ts';
import * as limits from '../../core/limits.ts';
import * as messages from '../../core/messages.ts';
import type { VoterView } from '../account/account.ts';
import { leastStake } from '../resource/least-stake.ts';

const YEAR_DAYS = 365n;
const RATE_PARTS = 1_000_000_000n;

/**
 * When REX bought or moved at a time (milliseconds UTC) can be sold: after so many UTC days, the one
 * of that time included. With 5 days that is 4 to 5 days later. Source: `get_rex_maturity` of the
 * system contract.
 */
export function rexMaturesAt(time: number, days = limits.rexDays + 1): number {
  return (Math.floor(time / limits.dayMs) + days) * limits.dayMs;
}

/** Whether REX requires a vote: the contracts of Telos and of Vaulta dropped that. */
export function lendingNeedsVotes({
  features,
  accounts,
}: Pick<ChainConfig, 'features' | 'accounts'>): boolean {
  return !features.includes('inverse-votes') && accounts.legacyToken === undefined;
}

/** Lending requires a proxy or votes for at least 21 producers, where it requires any. */
export function mayLend(voter: Pick<VoterView, 'producers' | 'proxy'> | null): boolean {
  return voter !== null && (voter.proxy !== null || voter.producers.length >= limits.rexVotes);
}

/**
 * Simple interest of an amount over some days at a yearly rate (0.02 is 2%), rounded down: amount ×
 * rate × days ÷ 365. Screens show 1 and 30 days.
 */
export function rexInterest(
  lent: Asset,
  yearlyRate: number,
  days: (typeof limits.interestDays)[number],
): Asset {
  const parts = Math.round(yearlyRate * Number(RATE_PARTS));
  const rate = Number.isSafeInteger(parts) ? BigInt(parts) : 0n;
  return { ...lent, units: (lent.units * rate * BigInt(days)) / (YEAR_DAYS * RATE_PARTS) };
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
    if (touched && left.units < leastStake(left.symbol).units)
      throw new Error(messages.stakeTooLow);
  }
}
