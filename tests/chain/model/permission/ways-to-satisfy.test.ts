import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { waysToSatisfy } from '#src/chain/model/permission/ways-to-satisfy.ts';
import { KEY, level, OTHER } from './permission-view.ts';

const authority = { threshold: 2, keys: [], accounts: [], waits: [] };
const namesOf = (given: Parameters<typeof waysToSatisfy>[0], most = 20) =>
  waysToSatisfy(given, most).ways.map(({ signers, delay }) => [
    signers.map((one) => (one.kind === 'key' ? one.key : one.actor)).join('+'),
    delay,
  ]);

describe('the ways to satisfy an authority', () => {
  it('are each pair for two of three', () => {
    const accounts = [level('alice'), level('bob'), level('carol')];
    expect(namesOf({ ...authority, accounts })).toEqual([
      ['alice+bob', 0],
      ['alice+carol', 0],
      ['bob+carol', 0],
    ]);
  });

  it('have no member too many where weights differ', () => {
    const keys = [{ key: KEY, weight: 1 }];
    expect(namesOf({ ...authority, keys, accounts: [level('bob', 2), level('carol')] })).toEqual([
      ['bob', 0],
      [`${KEY}+carol`, 0],
    ]);
  });

  it('count every wait that is not longer than the delay', () => {
    const keys = [{ key: OTHER, weight: 1 }];
    const waits = [
      { seconds: 20, weight: 1 },
      { seconds: 10, weight: 1 },
    ];
    expect(namesOf({ ...authority, threshold: 2, keys, waits })).toEqual([
      [OTHER, 10],
      ['', 20],
    ]);
  });

  it('leave out a delay that changes nothing', () => {
    const keys = [{ key: OTHER, weight: 2 }];
    expect(namesOf({ ...authority, keys, waits: [{ seconds: 10, weight: 1 }] })).toEqual([
      [OTHER, 0],
    ]);
  });

  it('are none where the weights cannot reach the threshold', () => {
    expect(namesOf({ ...authority, accounts: [level('bob')] })).toEqual([]);
  });

  it('end at the number that is wanted, even of a hundred signers', () => {
    const accounts = Array.from({ length: 100 }, (_, at) => level(`person${at}`));
    const { ways, more } = waysToSatisfy({ ...authority, threshold: 50, accounts }, 4);
    expect(ways).toHaveLength(4);
    expect(more).toBe(true);
  });

  it('are least sets that reach the threshold', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 20 }), (all, threshold) => {
        const accounts = all.map((weight, at) => level(`person${at}`, weight));
        for (const { signers } of waysToSatisfy({ ...authority, threshold, accounts }, 200).ways) {
          const sum = signers.reduce((total, { weight }) => total + weight, 0);
          expect(sum).toBeGreaterThanOrEqual(threshold);
          for (const { weight } of signers) expect(sum - weight).toBeLessThan(threshold);
        }
      }),
    );
  });
});
