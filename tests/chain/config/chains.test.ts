import { gzipSync } from 'node:zlib';
import { Chains } from '@wharfkit/session';
import { describe, expect, it } from 'vitest';
import { isName } from '#src/chain/core/name.ts';
import { isChecksum256 } from '#src/chain/core/checksum.ts';
import { isServiceSource } from '#src/chain/config/price-source.ts';
import { chains, defaultChain } from '#src/chain/config/registry.ts';
import { formatSymbol } from '#src/chain/core/symbol.ts';
import { chainFacts } from './all-facts.ts';
import { traits } from './chain-facts.ts';
import { contrast } from './contrast.ts';

/** Fields that few chains have. */
const RARE = ['ownNode', 'exchangeSite', 'recommendedExplorer', 'swapAccount'];
const fieldsOf = (chain: object) => Object.keys(chain).filter((field) => !RARE.includes(field));

it('each chain has its facts, in a file of its name', () => {
  expect([...chainFacts.keys()].toSorted()).toEqual(chains.map(({ key }) => key).toSorted());
});

describe.each(chains.map((chain) => [chain.key, chain] as const))('%s', (key, chain) => {
  const local = chain.ownNode === true;
  const facts = chainFacts.get(key);
  const urls = [
    ...Object.values(chain.endpoints).flat(),
    chain.hyperionUrl,
    chain.lightApi,
    chain.atomicAssetsApi,
    chain.simpleAssetsApi,
    chain.dexUrl,
    chain.backendUrl,
  ].filter((url) => url !== null);

  it('has the fields of the other chains and no other', () => {
    expect(fieldsOf(chain).toSorted()).toEqual(fieldsOf(defaultChain).toSorted());
    expect(Object.values(chain)).not.toContain(undefined);
  });

  it('has its known symbol, token contract, first day, number of votes and traits', () => {
    expect({
      symbol: formatSymbol(chain.coreSymbol),
      token: chain.accounts.token,
      start: chain.startDate,
      votes: chain.maxVotes,
      has: Object.entries(traits).flatMap(([name, has]) => (has(chain) ? [name] : [])),
    }).toEqual({
      symbol: facts?.symbol,
      token: facts?.token,
      start: facts?.start,
      votes: facts?.votes,
      has: facts?.has,
    });
  });

  it('has the id that WharfKit lists, if it lists the chain', () => {
    if (local) expect(chain.chainId).toBeNull();
    else expect(chain.chainId !== null && isChecksum256(chain.chainId)).toBe(true);
    if (facts?.id !== undefined) expect(chain.chainId).toBe(facts.id);
    const known = Object.values(Chains).some(({ id }) => String(id) === chain.chainId);
    expect(facts?.id !== undefined).toBe(known);
  });

  it('names no site for swaps and wraps: those of the specification have closed', () => {
    expect([chain.swapUrl, chain.wrapUrl]).toEqual([null, null]);
  });

  it('has several operators for accounts and history, and none that has closed', () => {
    expect(JSON.stringify(chain)).not.toContain('bloks.io');
    if (!local) expect(chain.endpoints.default.length).toBeGreaterThan(1);
  });

  it('has a wrapper exactly where its core token replaced another one', () => {
    const { coreSymbol, legacySymbol, accounts } = chain;
    expect(accounts.systemWrapper === undefined).toBe(legacySymbol === null);
    expect(accounts.legacyToken === undefined).toBe(legacySymbol === null);
    if (legacySymbol === null) return;
    expect(legacySymbol.precision).toBe(coreSymbol.precision);
    expect(accounts.legacyToken).not.toBe(accounts.token);
  });

  it('requests only plain https origins', () => {
    for (const url of urls) expect(url).toMatch(/^https:\/\/[a-z0-9.-]+[a-z]$/);
    for (const list of Object.values(chain.endpoints)) {
      expect(new Set(list).size).toBe(list.length);
      expect(list.length > 0).toBe(!local);
    }
  });

  it('requests services only at plain https URLs', () => {
    const addresses = [
      chain.imageServiceUrl,
      chain.accountServiceUrl,
      chain.proxyAggregatorUrl,
      chain.circulatingSupplyUrl,
      chain.chainInfoUrl,
    ].filter((url) => url !== null);
    for (const { url } of [...chain.prices.sources.filter(isServiceSource), ...chain.prices.forex])
      expect(url).toMatch(/^https:\/\/[a-z0-9.-]+[a-z](\/[\w.@-]*\w)*$/);
    for (const url of addresses) expect(url).toMatch(/^https:\/\/[a-z0-9.-]+[a-z](\/[\w.-]*\w)*$/);
    if (local) expect(addresses).toEqual([]);
    expect(chain.lightApiNetwork === null).toBe(chain.lightApi === null);
  });

  it('adds few bytes to each page', () => {
    // Price sources are loaded with the code that reads them.
    const ofPages = JSON.stringify({ ...chain, prices: undefined });
    expect(gzipSync(ofPages).length).toBeLessThan(1_200);
  });

  it('has the service behind each history provider', () => {
    if (chain.historyTypes.includes('hyperion')) expect(chain.hyperionUrl).not.toBeNull();
    if (chain.historyTypes.includes('dex')) expect(chain.dexUrl).not.toBeNull();
    expect(chain.historyTypes.length).toBeGreaterThan(0);
  });

  it('has an accent readable on the page, light and dark', () => {
    expect(contrast(chain.accent.light, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(chain.accent.dark, '#0f1115')).toBeGreaterThanOrEqual(4.5);
  });

  it('names its system contracts', () => {
    expect(Object.values(chain.accounts).every(isName)).toBe(true);
  });
});

describe('all chains', () => {
  it('have distinct keys, chain ids, titles and accents', () => {
    for (const field of ['key', 'chainId', 'domainTitle', 'displayName'] as const)
      expect(new Set(chains.map((chain) => chain[field])).size).toBe(chains.length);
    for (const scheme of ['light', 'dark'] as const)
      expect(new Set(chains.map((chain) => chain.accent[scheme])).size).toBe(chains.length);
  });
});
