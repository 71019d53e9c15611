import { describe, expect, it } from 'vitest';
import { loadPriceConfig } from '#src/chain/config/price-config.ts';
import {
  chainByKey,
  chainOfHost,
  chains,
  hostAliasesOf,
  ownHost,
  siteUrl,
} from '#src/chain/config/registry.ts';

describe('chainByKey', () => {
  it('finds each chain, and null for any other key', () => {
    for (const chain of chains) expect(chainByKey(chain.key)).toBe(chain);
    for (const key of ['', 'EOS', 'constructor', 'jungle2'])
      expect(chainByKey(key)).toBeUndefined();
  });
});

it.each(chains.map(({ key }) => key))(
  '%s is found by its file, which its key names',
  async (key) => {
    const chain = chainByKey(key)!;
    expect(await loadPriceConfig(chain)).toEqual(chain.prices);
  },
);

describe('chainOfHost', () => {
  it.each([
    ['wax.example.org', 'wax'],
    ['wax.pronghorn.localhost:4321', 'wax'],
    ['WAX.Example.org', 'wax'],
    ['proton-test.example.org', 'proton-test'],
    ['local.example.org', 'local'],
    ['vaulta.example.org', 'eos'],
    ['constructor.example.org', 'eos'],
    ['localhost', 'eos'],
    ['localhost:4321', 'eos'],
    ['127.0.0.1:4321', 'eos'],
    ['[::1]:4321', 'eos'],
    ['example.org', 'eos'],
    ['www.wax.example.org', 'eos'],
    ['wax', 'eos'],
    ['waxy.example.org', 'eos'],
    ['', 'eos'],
  ])('maps %j to %s', (host, key) => {
    expect(chainOfHost(host).key).toBe(key);
  });
});

describe('ownHost', () => {
  it('replaces the alias of a chain and leaves other hosts', () => {
    expect(ownHost('vaulta.example.org')).toBe('eos.example.org');
    expect(ownHost('Vaulta.pronghorn.localhost:4321')).toBe('eos.pronghorn.localhost:4321');
    for (const host of [
      'eos.example.org',
      'vaulta',
      '',
      'constructor.example.org',
      'www.vaulta.io',
    ])
      expect(ownHost(host)).toBeNull();
  });

  it('has aliases that are no key of a chain', () => {
    const aliases = chains.flatMap(({ key }) => hostAliasesOf(key));
    expect(aliases).toEqual(['vaulta']);
    expect(aliases.filter((alias) => chainByKey(alias))).toEqual([]);
  });
});

describe('siteUrl', () => {
  it("inserts the chain's key", () => {
    expect(siteUrl('proton-test', 'https://{chain}.example.org')).toBe(
      'https://proton-test.example.org',
    );
  });
});
