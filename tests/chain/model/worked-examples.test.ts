import { expect, test } from 'vitest';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import { leastNextBid } from '#src/chain/model/name-bid/name-bid.ts';
import { powerupFee, powerupSideAt } from '#src/chain/model/resource/powerup-cost.ts';
import { buyRam, buyRamBytes, type RamMarket, sellRam } from '#src/chain/model/resource/ram.ts';
import { longStakePayout } from '#src/chain/model/vote/long-stake-payout.ts';

/*
 * Figures reckoned by hand from the contracts' sources: of markets and terms, where no claim tells.
 * Those of claims are with each claim's rule.
 */
const EOS = { code: 'EOS', precision: 4 };

test('XPR staked at a price of 1e-7 with 105 percent pays the gain that the price lost', () => {
  const staked = parseAsset('1000.0000 XPR');
  const paid = (end: number) => longStakePayout(staked, { percent: 105 }, { start: 1e-7, end });
  expect(formatAsset(paid(9e-8)!)).toBe('1166.6666 XPR');
  expect(formatAsset(paid(1.1e-7)!)).toBe('1000.0000 XPR');
});

test('a bid on a name is raised by a tenth and a unit', () => {
  expect(leastNextBid(10_000n)).toBe(11_001n);
});

test('RAM is bought and sold with a fee of half a percent', () => {
  const market: RamMarket = { bytes: 60_000_000_000n, tokens: parseAsset('4000000.0000 EOS') };
  expect(buyRam(market, 10_000n).bytes).toBe(14_924n);
  const bought = buyRamBytes(market, 4_096n)!;
  expect(formatAsset(bought.tokens)).toBe('0.2743 EOS');
  // What is paid is turned into bytes again, and cut off.
  expect(buyRam(market, bought.tokens.units).bytes).toBe(4_093n);
  const sold = sellRam(market, 4_096n);
  expect(formatAsset(sold.fee)).toBe('0.0014 EOS');
  expect(formatAsset(sold.tokens)).toBe('0.2716 EOS');
});

test('PowerUp costs by what is used before and after', () => {
  const at = Date.UTC(2026, 0, 1);
  const side = {
    weight: 1_000_000_000_000n,
    weightRatio: 0n,
    initialWeightRatio: 0n,
    targetWeightRatio: 0n,
    assumedStakeWeight: 0n,
    initialAt: at,
    targetAt: at,
    exponent: 2,
    decaySeconds: 86_400,
    minPrice: { units: 0n, symbol: EOS },
    maxPrice: { units: 10_000_000n, symbol: EOS },
    utilization: 200_000_000_000n,
    adjustedUtilization: 300_000_000_000n,
    utilizedAt: at,
  };
  // A fifth of the market, half of it below what was used lately. The last unit is a double's dust.
  expect(powerupFee(side, 200_000_000_000_000n)).toBe(650_001n);
  const later = powerupSideAt(side, at + 6 * 3_600_000);
  expect(later.adjustedUtilization - later.utilization).toBe(77_880_078_307n);
});
