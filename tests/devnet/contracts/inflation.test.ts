import { describe, expect, it } from 'vitest';
import { inflationParts } from '#devnet/contracts/system/rewards.ts';

const chain = { xpr: false, genesisRewards: false };
const factors = (inflation_pay_factor: bigint, votepay_factor: bigint) => ({
  inflation_pay_factor,
  votepay_factor,
});

describe('issued units', () => {
  it('go to farms, voters, the committee and producers on XPR', () => {
    const xpr = { ...chain, xpr: true };
    expect(inflationParts(1_000_003n, factors(50_000n, 40_000n), xpr)).toEqual({
      farms: 250_000n,
      savings: 400_002n,
      community: 200_001n,
      blocks: 37_500n,
      votes: 112_500n,
      voters: 0n,
    });
  });

  it('go to blocks and twice as much to voters on WAX', () => {
    const wax = { ...chain, genesisRewards: true };
    expect(inflationParts(60_317_307_692_307n, factors(50_000n, 10_000n), wax)).toMatchObject({
      blocks: 12_063_461_538_461n,
      voters: 24_126_923_076_922n,
      votes: 0n,
    });
  });

  it('go to blocks, votes and savings elsewhere', () => {
    const issued = 2_086_786_730n;
    const parts = inflationParts(issued, factors(60_767n, 40_000n), chain);
    expect(parts).toMatchObject({ blocks: 85_851_972n, votes: 257_555_918n });
    expect(parts.savings).toBe(issued - 343_407_890n);
  });
});
