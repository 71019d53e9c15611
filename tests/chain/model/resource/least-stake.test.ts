import { describe, expect, it } from 'vitest';
import { formatAsset } from '#src/chain/core/asset.ts';
import { startProblems } from '#src/chain/model/account/new-account.ts';
import { leastStake } from '#src/chain/model/resource/least-stake.ts';
import { unstakable, unstakeProblems } from '#src/chain/model/resource/stake-check.ts';
import { checkStakeLent } from '#src/chain/model/rex/rex-rules.ts';

const symbolOf = (precision: number) => ({ code: 'SYS', precision });
const precisions = Array.from({ length: 19 }, (_, precision) => precision);

it('the least stake is a tenth of a token, or one token that cannot be divided', () => {
  expect([0, 1, 4, 18].map((precision) => formatAsset(leastStake(symbolOf(precision))))).toEqual([
    '1 SYS',
    '0.1 SYS',
    '0.1000 SYS',
    '0.100000000000000000 SYS',
  ]);
});

describe.each(precisions)('a core token of %i decimals', (precision) => {
  const symbol = symbolOf(precision);
  const least = leastStake(symbol).units;
  const least2 = { cpu: 2n * least, net: 2n * least };

  it('keeps the least stake when an account unstakes or lends', () => {
    const of = { symbol, staked: least2, own: least2 };
    expect(unstakable(of)).toEqual({ cpu: least, net: least });
    expect(unstakeProblems({ cpu: '2', net: '' }, of).cpu).toBeDefined();
    const asset = (units: bigint) => ({ units, symbol });
    const staked = { cpu: asset(2n * least), net: asset(2n * least) };
    const lend = (units: bigint) => checkStakeLent(staked, { cpu: asset(units), net: asset(0n) });
    expect(() => lend(least)).not.toThrow();
    expect(() => lend(least + 1n)).toThrow('Stake too low');
  });

  it('gives a new account the least stake', () => {
    const typed = { name: 'newaccount12', owner: '', active: '', ram: '4096', transfer: false };
    const facts = { symbol, liquid: null, market: null, bought: { ram: true, stake: true } };
    const amount = precision === 0 ? '1' : '0.1';
    expect(startProblems({ ...typed, cpu: amount, net: amount }, facts)).toEqual({});
    expect(startProblems({ ...typed, cpu: '0', net: amount }, facts)).toEqual({
      cpu: { kind: 'start-stake-too-low' },
    });
  });
});
