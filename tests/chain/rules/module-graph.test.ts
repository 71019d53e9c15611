import { describe, expect, it } from 'vitest';
import { chainFiles, importsOf, loadedBy } from './sources.ts';

const isWharfkit = (target: string) => target.startsWith('@wharfkit/');
const isSign = (file: string) => file.startsWith('src/chain/sign/');

const outside = chainFiles().filter((file) => !isSign(file));

describe('the chain outside of signing', () => {
  it('is found', () => {
    expect(outside).toContain('src/chain/client/chain/access.ts');
    expect(outside.length).toBeGreaterThan(100);
  });

  it('loads no WharfKit, not by way of signing either', () => {
    const loads = outside.flatMap((file) =>
      [...loadedBy(file)].filter(isWharfkit).map((target) => `${file} loads ${target}`),
    );
    expect(loads).toEqual([]);
  }, 120_000);

  it('names no WharfKit, not to be loaded later either', () => {
    const named = outside.flatMap((file) =>
      importsOf(file).flatMap(({ target }) => (isWharfkit(target) ? [`${file}: ${target}`] : [])),
    );
    expect(named).toEqual([]);
  });
});

it('signing is where WharfKit is, so that the walk would find it', () => {
  const sign = chainFiles('sign');
  expect(sign.some((file) => [...loadedBy(file)].some(isWharfkit))).toBe(true);
  expect([...loadedBy('src/chain/sign/transaction/packed.ts')]).toContain('@wharfkit/antelope');
});
