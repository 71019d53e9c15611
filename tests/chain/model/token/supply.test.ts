import { describe, expect, it } from 'vitest';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import { supplyView } from '#src/chain/model/token/supply.ts';

const stat = { supply: parseAsset('1000.0000 XPR'), maxSupply: parseAsset('0.0000 XPR') };
const inflation = { continuousRate: 0.1, inflationPayFactor: 50_000, votepayFactor: 40_000 };
const treasury = null;
const staked = { staked: 5_000_000n, rewarded: 4_000_000n };

describe('the supply of a core token', () => {
  it('is in circulation or locked, as a service reports it', () => {
    const view = supplyView({
      stat,
      circulating: '250.12345',
      inflation: null,
      staked: null,
      treasury,
    });
    expect(view.circulating && formatAsset(view.circulating)).toBe('250.1234 XPR');
    expect(view.locked && formatAsset(view.locked)).toBe('749.8766 XPR');
    expect(view.maxSupply).toBe(null);
    expect(view.yearly).toBe(null);
  });

  it('does not take a report of more than there is, or of no number', () => {
    for (const circulating of [null, '1000.0001', '-1', 'all', '1e3'])
      expect(supplyView({ stat, circulating, inflation, staked, treasury })).toMatchObject({
        circulating: null,
        locked: null,
      });
  });

  it('grows by the inflation, for the stake that earns rewards', () => {
    const { yearly, rewarded } = supplyView({
      stat,
      circulating: null,
      inflation,
      staked,
      treasury,
    });
    expect(rewarded && formatAsset(rewarded)).toBe('400.0000 XPR');
    expect(yearly && formatAsset(yearly.yieldFarming)).toBe('25.0000 XPR');
  });

  it('is reserved for producers in part, in one token', () => {
    const kept = {
      bpRewards: parseAsset('20.0000 XPR'),
      bpBucket: parseAsset('5.0000 XPR'),
    };
    const view = (amounts: typeof kept) =>
      supplyView({ stat, circulating: null, inflation, staked, treasury: amounts });
    const { producers } = view(kept);
    expect(producers && formatAsset(producers.totalBp)).toBe('25.0000 XPR');
    expect(() => view({ ...kept, bpBucket: parseAsset('5.0000 EOS') })).toThrow('invalid symbol');
  });
});
