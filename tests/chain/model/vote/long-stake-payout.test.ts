import { describe, expect, it } from 'vitest';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import {
  guaranteedPrice,
  leastLongStake,
  longStakePayout,
  longStakeProblem,
} from '#src/chain/model/vote/long-stake-payout.ts';

const XPR = { code: 'XPR', precision: 4 };
const staked = parseAsset('1000.0000 XPR');
const plan = { percent: 105 };

describe('the payout of a long stake', () => {
  const payout = (start: number, end: number) => {
    const paid = longStakePayout(staked, plan, { start, end });
    return paid && formatAsset(paid);
  };

  it('is worth the guaranteed price, so more tokens where the price stayed or fell', () => {
    expect(guaranteedPrice(2, plan)).toBe(2.1);
    expect(payout(2, 2)).toBe('1050.0000 XPR');
    expect(payout(2, 1)).toBe('2100.0000 XPR');
  });

  it('is never less than the stake', () => {
    expect(payout(2, 2.1)).toBe('1000.0000 XPR');
    expect(payout(2, 50)).toBe('1000.0000 XPR');
  });

  it('is unknown where the contract refuses: no price, or five times the stake', () => {
    expect(payout(2, 0)).toBeNull();
    expect(payout(5, 1.05)).toBeNull();
    expect(payout(5, 1.051)).not.toBeNull();
  });
});

describe('an amount to stake for a term', () => {
  it('is at least 100 tokens, and available', () => {
    expect(formatAsset(leastLongStake(XPR))).toBe('100.0000 XPR');
    expect(longStakeProblem('99.9999', XPR, staked)).toEqual({ kind: 'below-least' });
    expect(longStakeProblem('100', XPR, staked)).toBeNull();
    expect(longStakeProblem('1001', XPR, staked)).toEqual({ kind: 'insufficient-balance' });
    expect(longStakeProblem('', XPR, staked)).toEqual({ kind: 'not-a-number' });
  });
});
