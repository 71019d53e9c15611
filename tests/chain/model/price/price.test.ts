import { describe, expect, it } from 'vitest';
import { chains } from '#src/chain/config/registry.ts';
import { disagree, nameOfSource, soundReading } from '#src/chain/model/price/price.ts';

const source = (detail: string) => ({ contract: null, detail });
const reading = (detail: string, price: number, ...doubts: ('thin' | 'just-traded')[]) => ({
  source: source(detail),
  price,
  updated: null,
  doubts,
});

describe('the best of several readings', () => {
  it('is the first without a doubt', () => {
    expect(soundReading([reading('pool', 2, 'thin'), reading('oracle', 1)])).toMatchObject({
      source: source('oracle'),
      doubts: [],
    });
    expect(soundReading([reading('pool', 2, 'thin')])).toBeNull();
    expect(soundReading([])).toBeNull();
  });

  it('is marked if another one without a doubt is more than 5% away', () => {
    const two = (other: number) => soundReading([reading('oracle', 1), reading('pool', other)]);
    expect(two(1.05)?.doubts).toEqual([]);
    expect(two(1.06)).toMatchObject({ price: 1, doubts: ['disagrees'] });
    // A pool that just traded is not taken, and still another opinion.
    const traded = [reading('pool', 1.06, 'just-traded'), reading('oracle', 1)];
    expect(soundReading(traded)).toMatchObject({ price: 1, doubts: ['disagrees'] });
    expect(disagree(1, 1.06)).toBe(disagree(1.06, 1));
  });
});

describe("the chains' price sources", () => {
  const sources = chains.flatMap(({ key, prices }) =>
    prices.sources.map((one) => ({ key, one, name: nameOfSource(one) })),
  );

  it('have a name, each another one', () => {
    const names = sources.map(({ key, name }) => `${key} ${name.contract ?? ''} ${name.detail}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('eos swap.defi EOS/USDT 12');
    expect(names).toContain('fio  api.coinpaprika.com');
  });

  it('are of chains whose tokens have a price, and come with rates of other currencies', () => {
    const priced = chains.filter(({ prices }) => prices.sources.length > 0);
    expect(priced.map(({ key }) => key)).toEqual(['eos', 'wax', 'telos', 'proton', 'fio']);
    expect(priced.every(({ testnet }) => !testnet)).toBe(true);
    expect(priced.every(({ prices }) => prices.forex.length > 0)).toBe(true);
  });
});
