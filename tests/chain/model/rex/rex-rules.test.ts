import { describe, expect, it } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import { checkStakeLent, rexAmountProblem } from '#src/chain/model/rex/rex-rules.ts';

describe('amounts of REX', () => {
  const asset = parseAsset;

  it('must be positive and there', () => {
    expect(rexAmountProblem(asset('0.0000 EOS'), asset('1.0000 EOS'))).toBe('not-positive');
    expect(rexAmountProblem(asset('-1.0000 EOS'), asset('1.0000 EOS'))).toBe('not-positive');
    expect(rexAmountProblem(asset('1.0001 EOS'), asset('1.0000 EOS'))).toBe('not-available');
    expect(rexAmountProblem(asset('1.0000 EOS'), asset('1.0000 EOS'))).toBeNull();
    expect(rexAmountProblem(asset('0.0001 EOS'), asset('1.0000 EOS'))).toBeNull();
    expect(() => rexAmountProblem(asset('1.0000 REX'), asset('1.0000 EOS'))).toThrow(
      'invalid symbol',
    );
  });

  it('lent out of stake leave a tenth for CPU and for NET', () => {
    const stake = (cpu: string, net: string) => ({
      cpu: asset(`${cpu} EOS`),
      net: asset(`${net} EOS`),
    });
    const lend = (cpu: string, net: string) => () =>
      checkStakeLent(stake('1.0000', '0.5000'), stake(cpu, net));
    expect(lend('0.9000', '0.4000')).not.toThrow();
    expect(lend('0.9001', '0.4000')).toThrow('Stake too low');
    expect(lend('0.9000', '0.4001')).toThrow('Stake too low');
    expect(lend('5.0000', '0.0000')).toThrow('Stake too low');
    const low = stake('0.0500', '1.0000');
    expect(() => checkStakeLent(low, stake('0.0000', '0.5000'))).not.toThrow();
    expect(() => checkStakeLent(low, stake('0.0001', '0.0000'))).toThrow('Stake too low');
    expect(() => checkStakeLent(low, { cpu: asset('1 T'), net: asset('1 T') })).toThrow(
      'invalid symbol',
    );
  });
});
