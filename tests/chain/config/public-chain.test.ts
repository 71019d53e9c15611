import { expect, it } from 'vitest';
import { chains } from '#src/chain/config/registry.ts';
import { publicChainOf } from '#src/chain/config/public-chain.ts';

it.each(chains.flatMap(({ chainId, displayName }) => (chainId ? [[displayName, chainId]] : [])))(
  'names %s by its chain id',
  (name, chainId) => {
    expect(publicChainOf(chainId)).toBe(name);
    expect(publicChainOf(chainId.toUpperCase())).toBe(name);
  },
);

it('names no chain for an unknown id', () => {
  expect(publicChainOf('0'.repeat(64))).toBeNull();
});
