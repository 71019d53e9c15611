import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { voteproducer } from '#src/chain/actions/vote.ts';
import { nameFromBigint, nameToBigint } from '#src/chain/core/name-bigint.ts';

const name = fc.bigInt({ min: 1n, max: 2n ** 64n - 1n }).map(nameFromBigint);

describe('voteproducer', () => {
  const vote = (producers: readonly string[], maxVotes = 30) =>
    voteproducer({ voter: 'alice', producers, maxVotes }).data.producers;

  it('names each producer once, by the value of names', () => {
    expect(vote(['zed', 'bob', 'a1', 'a.b', 'bob'])).toEqual(['a.b', 'a1', 'bob', 'zed']);
    fc.assert(
      fc.property(fc.array(name, { maxLength: 40 }), (producers) => {
        const named = vote(producers, 40) as string[];
        expect(new Set(named)).toEqual(new Set(producers));
        const values = named.map(nameToBigint);
        expect(values.every((value, i) => i === 0 || values[i - 1]! < value)).toBe(true);
      }),
    );
  });

  it('takes as many as the chain allows, and no more', () => {
    const four = ['bpa', 'bpb', 'bpc', 'bpd'];
    expect(vote([...four, 'bpa'], 4)).toEqual(four);
    expect(() => vote([...four, 'bpe'], 4)).toThrow('At most 4 producers');
  });

  it('takes the vote back with no producers', () => {
    expect(vote([])).toEqual([]);
  });
});
