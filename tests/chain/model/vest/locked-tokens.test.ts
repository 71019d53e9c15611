import { describe, expect, it } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import { lockedTokens } from '#src/chain/model/vest/locked-tokens.ts';

const eos = (amount: string) => parseAsset(`${amount} EOS`);
const stake = { index: null, account: 'a', price: 0, startedAt: 0 };
const rex = (amount: string) => parseAsset(`${amount} REX`);

describe('locked tokens', () => {
  it('come with the time they are free, the first one first', () => {
    const rows = lockedTokens(
      {
        refund: { cpu: eos('1.0000'), net: eos('2.0000'), availableAt: 3_000 },
        longStakes: [
          { ...stake, staked: eos('5.0000'), planIndex: '0', endsAt: 2_000 },
          { ...stake, staked: eos('6.0000'), planIndex: '9', endsAt: null },
        ],
      },
      0,
    );
    expect(rows).toEqual([
      { kind: 'long-stake', amount: eos('5.0000'), freeAt: 2_000 },
      { kind: 'refund', amount: eos('3.0000'), freeAt: 3_000 },
      { kind: 'long-stake', amount: eos('6.0000'), freeAt: null },
    ]);
  });

  it('value REX at the pool’s price, and have no date for savings', () => {
    const none = rex('0.0000');
    const pool = {
      lendable: eos('200.0000'),
      rex: rex('100.0000'),
      lent: eos('0.0000'),
      unlent: eos('200.0000'),
      rent: eos('1.0000'),
      namebid: eos('0.0000'),
      loans: 0,
    };
    const buckets = [
      { kind: 'maturing' as const, maturesAt: 9_000, rex: rex('10.0000') },
      { kind: 'savings' as const, maturesAt: 4e12, rex: rex('1.0000') },
    ];
    const balance = {
      owner: 'a',
      voteStake: eos('22.0000'),
      rex: rex('11.0000'),
      matured: none,
      buckets,
    };
    expect(lockedTokens({ rex: { balance, pool: pool as never } }, 0)).toEqual([
      { kind: 'rex', amount: eos('20.0000'), freeAt: 9_000 },
      { kind: 'rex-savings', amount: eos('2.0000'), freeAt: null },
    ]);
  });

  it('have of a genesis award what a claim pays', () => {
    const countedAt = Date.UTC(2022, 5, 1);
    const wax = (amount: string) => parseAsset(`${amount} WAX`);
    const genesis = {
      awarded: wax('10000.00000000'),
      unclaimed: wax('0.00000000'),
      claimedAt: countedAt,
      countedAt,
    };
    expect(lockedTokens({ genesis }, Date.UTC(2026, 0, 1))).toEqual([
      { kind: 'genesis', amount: wax('273.72262773'), freeAt: Date.UTC(2022, 5, 2) },
    ]);
  });

  it('leave out what is empty', () => {
    const zero = eos('0.0000');
    expect(
      lockedTokens({ refund: { cpu: zero, net: zero, availableAt: 1 }, fioGrant: zero }, 0),
    ).toEqual([]);
  });
});
