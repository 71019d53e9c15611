import { describe, expect, it } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import {
  stakeDue,
  stakeProblems,
  stakeUnits,
  unstakable,
  unstakeProblems,
} from '#src/chain/model/resource/stake-check.ts';

const symbol = { code: 'EOS', precision: 4 };
const liquid = parseAsset('10.0000 EOS');
const none = { symbol, liquid, refunding: null };

describe('staking', () => {
  it('needs an amount for one of the resources', () => {
    expect(stakeProblems({ cpu: '', net: '' }, none)).toEqual({ cpu: { kind: 'nothing' } });
    expect(stakeProblems({ cpu: '0', net: '0.0' }, none)).toEqual({ cpu: { kind: 'nothing' } });
    expect(stakeProblems({ cpu: '1', net: '' }, none)).toEqual({});
    expect(stakeProblems({ cpu: '', net: '0.0001' }, none)).toEqual({});
  });

  it('refuses what is no amount of the token, each in its field', () => {
    expect(stakeProblems({ cpu: 'x', net: '1.00001' }, none)).toEqual({
      cpu: { kind: 'not-a-number' },
      net: { kind: 'too-many-decimals', decimals: 4 },
    });
    expect(stakeProblems({ cpu: '-1', net: '' }, none)).toEqual({ cpu: { kind: 'not-positive' } });
  });

  it('counts what is no amount, or none, as nothing', () => {
    expect(stakeUnits({ cpu: '1.00001', net: '-1' }, symbol)).toEqual({ cpu: 0n, net: 0n });
    expect(stakeUnits({ cpu: 'x', net: '2.5' }, symbol)).toEqual({ cpu: 0n, net: 25_000n });
  });

  it('takes blanks for no figure', () => {
    expect(stakeProblems({ cpu: ' ', net: '1' }, none)).toEqual({});
  });

  it('refuses more than both together have', () => {
    expect(stakeProblems({ cpu: '6', net: '4' }, none)).toEqual({});
    expect(stakeProblems({ cpu: '6', net: '4.0001' }, none)).toEqual({
      net: { kind: 'insufficient-balance' },
    });
    expect(stakeProblems({ cpu: '11', net: '' }, none)).toEqual({
      cpu: { kind: 'insufficient-balance' },
    });
    expect(stakeProblems({ cpu: '11', net: '' }, { ...none, liquid: null })).toEqual({});
  });

  it('uses first what is on its way back, of each resource its own', () => {
    const refunding = stakeUnits({ cpu: '5', net: '0' }, symbol);
    expect(stakeDue({ cpu: 30_000n, net: 20_000n }, refunding)).toBe(20_000n);
    expect(stakeDue({ cpu: 70_000n, net: 0n }, refunding)).toBe(20_000n);
    expect(stakeProblems({ cpu: '15', net: '' }, { ...none, refunding })).toEqual({});
    expect(stakeProblems({ cpu: '15.0001', net: '' }, { ...none, refunding }).cpu).toBeDefined();
  });
});

describe('unstaking', () => {
  const staked = { cpu: 50_000n, net: 50_000n };

  it('leaves an account a tenth of a token for each resource', () => {
    const of = { symbol, staked, own: staked };
    expect(unstakeProblems({ cpu: '4.9', net: '4.9' }, of)).toEqual({});
    expect(unstakeProblems({ cpu: '4.9001', net: '' }, of)).toEqual({
      cpu: { kind: 'stake-too-low' },
    });
    expect(unstakable(of)).toEqual({ cpu: 49_000n, net: 49_000n });
  });

  it('counts what others stake for it', () => {
    const of = { symbol, staked, own: { cpu: 60_000n, net: 50_500n } };
    expect(unstakeProblems({ cpu: '5', net: '5' }, of)).toEqual({
      net: { kind: 'stake-too-low' },
    });
    expect(unstakable(of)).toEqual({ cpu: 50_000n, net: 49_500n });
  });

  it('names both figures that are none, or the one that is', () => {
    const of = { symbol, staked, own: staked };
    expect(unstakeProblems({ cpu: 'x', net: '1' }, of)).toEqual({ cpu: { kind: 'not-a-number' } });
    expect(unstakeProblems({ cpu: '1', net: 'x' }, of)).toEqual({ net: { kind: 'not-a-number' } });
  });

  it('takes equal parts of both for something', () => {
    expect(unstakeProblems({ cpu: '1', net: '1' }, { symbol, staked, own: null })).toEqual({});
    expect(stakeProblems({ cpu: '1', net: '1' }, none)).toEqual({});
  });

  it('can take nothing where less is staked than must stay', () => {
    const little = { cpu: 500n, net: 1_000n };
    expect(unstakable({ symbol, staked: little, own: little })).toEqual({ cpu: 0n, net: 0n });
  });

  it('takes all that serves another, and no more', () => {
    const of = { symbol, staked, own: null };
    expect(unstakeProblems({ cpu: '5', net: '5' }, of)).toEqual({});
    expect(unstakeProblems({ cpu: '5.0001', net: '' }, of)).toEqual({
      cpu: { kind: 'more-than-staked' },
    });
    expect(unstakeProblems({ cpu: '', net: '' }, of)).toEqual({ cpu: { kind: 'nothing' } });
    expect(unstakable(of)).toEqual(staked);
  });

  it('does not mind a resource that is low already and is left alone', () => {
    const of = { symbol, staked: { cpu: 50_000n, net: 0n }, own: { cpu: 50_000n, net: 0n } };
    expect(unstakeProblems({ cpu: '1', net: '' }, of)).toEqual({});
  });
});
