import { describe, expect, it } from 'vitest';
import { chainByKey, chainOfHost, chains, siteUrl } from '#src/chain/config/registry.ts';

describe('chainByKey', () => {
  it('finds each chain, and null for any other key', () => {
    for (const chain of chains) expect(chainByKey(chain.key)).toBe(chain);
    for (const key of ['', 'EOS', 'constructor', 'jungle2'])
      expect(chainByKey(key)).toBeUndefined();
  });
});

describe('chainOfHost', () => {
  it.each([
    ['wax.example.org', 'wax'],
    ['wax.pronghorn.localhost:4321', 'wax'],
    ['WAX.Example.org', 'wax'],
    ['proton-test.example.org', 'proton-test'],
    ['local.example.org', 'local'],
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

describe('siteUrl', () => {
  it("inserts the chain's key", () => {
    expect(siteUrl('proton-test', 'https://{chain}.example.org')).toBe(
      'https://proton-test.example.org',
    );
  });
});
