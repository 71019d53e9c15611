import { describe, expect, it } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import {
  bidProblem,
  leastNextBid,
  type NameBid,
  nameProblem,
  nextClosing,
} from '#src/chain/model/name-bid/name-bid.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20);
const bid: NameBid = { name: 'gold', bidder: 'dave', units: 200n, closed: false, bidAt: NOW };

describe('the next bid', () => {
  it('is more than a tenth above the last', () => {
    expect(leastNextBid(2_000_000n)).toBe(2_200_001n);
    // The contract divides integers: 19 / 10 is 1.
    expect(leastNextBid(19n)).toBe(21n);
    expect(leastNextBid(1n)).toBe(2n);
  });
});

describe('the next auction to close', () => {
  const state = { namesClosedAt: NOW - 3 * DAY, activatedAt: NOW - 100 * DAY };

  it('is the highest, a day after its last bid', () => {
    expect(nextClosing(bid, state)).toEqual({ bid, at: NOW + DAY });
  });

  it('waits for a day after the last one closed', () => {
    const closed = { ...state, namesClosedAt: NOW + DAY / 2 };
    expect(nextClosing(bid, closed)?.at).toBe(NOW + 1.5 * DAY);
  });

  it('waits for two weeks after the activation of the chain', () => {
    const young = { namesClosedAt: 0, activatedAt: NOW - DAY };
    expect(nextClosing(bid, young)?.at).toBe(NOW + 13 * DAY);
  });

  it('is none without a bid, and before the activation', () => {
    expect(nextClosing(null, state)).toBe(null);
    expect(nextClosing(bid, { namesClosedAt: 0, activatedAt: 0 })).toBe(null);
  });
});

describe('a name', () => {
  const free = { exists: false, bid: null };
  it.each([
    ['gold', free, null],
    ['', free, 'not-a-name'],
    ['Gold', free, 'not-a-name'],
    ['a.gold', free, 'has-dot'],
    ['goldgoldgold', free, 'too-long-name'],
    ['gold', { ...free, exists: true }, 'taken'],
    ['gold', { ...free, bid: { ...bid, closed: true } }, 'closed'],
    ['gold', { ...free, bid: { ...bid, bidder: 'alice' } }, 'own-bid'],
    ['gold', { ...free, bid }, null],
    ['gold', null, null],
  ] as const)('can be bid on, or not for a reason: case %#, "%s"', (name, facts, kind) => {
    expect(nameProblem(name, 'alice', facts)?.kind ?? null).toBe(kind);
  });
});

describe('a bid', () => {
  const EOS = { code: 'EOS', precision: 4 };
  const available = parseAsset('1.0000 EOS');

  it('is above the highest one by more than a tenth, and available', () => {
    const high = { ...bid, units: 2000n };
    expect(bidProblem('0.2200', EOS, available, high)).toEqual({ kind: 'below-bid', least: 2201n });
    expect(bidProblem('0.2201', EOS, available, high)).toBeNull();
    expect(bidProblem('0.0001', EOS, available, null)).toBeNull();
    expect(bidProblem('2', EOS, available, high)).toEqual({ kind: 'insufficient-balance' });
    expect(bidProblem('0.2200', EOS, available, { ...high, closed: true })).toBeNull();
  });
});
