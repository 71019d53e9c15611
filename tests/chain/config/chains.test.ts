import { gzipSync } from 'node:zlib';
import { Chains } from '@wharfkit/session';
import { describe, expect, it } from 'vitest';
import { isName } from '#src/chain/core/name.ts';
import { isChecksum256 } from '#src/chain/core/checksum.ts';
import { isServiceSource } from '#src/chain/config/price-source.ts';
import { chains } from '#src/chain/config/registry.ts';
import { formatSymbol } from '#src/chain/core/symbol.ts';
import { contrast } from './contrast.ts';

const FIELDS = [
  'key',
  'chainId',
  'coreSymbol',
  'legacySymbol',
  'finality',
  'startDate',
  'displayName',
  'domainTitle',
  'testnet',
  'mayNotAnswer',
  'readOnly',
  'rexDays',
  'testnetPages',
  'accent',
  'keyPrefix',
  'historyTypes',
  'endpoints',
  'evm',
  'hyperionUrl',
  'lightApi',
  'lightApiNetwork',
  'atomicAssetsApi',
  'simpleAssetsApi',
  'dexUrl',
  'backendUrl',
  'pushUrl',
  'imageServiceUrl',
  'accountServiceUrl',
  'swapUrl',
  'wrapUrl',
  'proxyAggregatorUrl',
  'circulatingSupplyUrl',
  'chainInfoUrl',
  'oraclesContract',
  'accountSeller',
  'cpuSponsor',
  'systemContract',
  'features',
  'voteDoublingWeeks',
  'maxVotes',
  'nftsEnabled',
  'rexEnabled',
  'votingEnabled',
  'supportsFreeCpu',
  'supportsRentbw',
  'disableMemo',
  'fioFeesAccount',
  'accounts',
  'notCirculating',
  'known',
  'prices',
];

/** Symbols, first days and numbers of votes from each chain's documentation. */
const FACTS: Record<string, [symbol: string, start: string | null, votes: number]> = {
  eos: ['4,A', '2018-06-08', 30],
  jungle: ['4,A', '2022-02-22', 30],
  kylin: ['4,EOS', '2018-07-10', 30],
  wax: ['8,WAX', '2019-06-24', 30],
  telos: ['4,TLOS', '2018-12-12', 30],
  bos: ['4,BOS', '2019-01-01', 30],
  fio: ['9,FIO', '2020-03-24', 30],
  proton: ['4,XPR', '2020-04-22', 4],
  'wax-test': ['8,WAX', null, 30],
  'telos-test': ['4,TLOS', null, 30],
  'fio-test': ['9,FIO', null, 30],
  'eosio-test': ['4,TNT', '2020-01-01', 30],
  jungle3: ['4,EOS', '2020-02-19', 30],
  ultra: ['8,UOS', null, 30],
  libre: ['4,LIBRE', null, 30],
  ux: ['4,UTX', null, 30],
  'proton-test': ['4,XPR', '2020-04-03', 4],
  local: ['4,EOS', null, 30],
};

describe.each(chains.map((chain) => [chain.key, chain] as const))('%s', (key, chain) => {
  const local = key === 'local';
  const urls = [
    ...Object.values(chain.endpoints).flat(),
    chain.hyperionUrl,
    chain.lightApi,
    chain.atomicAssetsApi,
    chain.simpleAssetsApi,
    chain.dexUrl,
    chain.backendUrl,
  ].filter((url) => url !== null);

  it('has every field and no other', () => {
    expect(Object.keys(chain).toSorted()).toEqual(FIELDS.toSorted());
    expect(Object.values(chain)).not.toContain(undefined);
  });

  it('has its known symbol, first day and number of votes', () => {
    const facts = [formatSymbol(chain.coreSymbol), chain.startDate, chain.maxVotes];
    expect(facts).toEqual(FACTS[key]);
  });

  it('asks several operators for accounts and history, and none that is gone', () => {
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
    const tokens: Partial<Record<string, string>> = {
      fio: 'fio.token',
      'fio-test': 'fio.token',
      eos: 'core.vaulta',
      jungle: 'core.vaulta',
    };
    expect(chain.accounts.token).toBe(tokens[key] ?? 'eosio.token');
  });
});

describe('all chains', () => {
  it('have distinct keys, chain ids, titles and accents', () => {
    for (const field of ['key', 'chainId', 'domainTitle', 'displayName'] as const)
      expect(new Set(chains.map((chain) => chain[field])).size).toBe(chains.length);
    for (const scheme of ['light', 'dark'] as const)
      expect(new Set(chains.map((chain) => chain.accent[scheme])).size).toBe(chains.length);
  });

  it('have a chain id, except local', () => {
    for (const { key, chainId } of chains)
      if (key === 'local') expect(chainId).toBeNull();
      else expect(chainId !== null && isChecksum256(chainId)).toBe(true);
  });

  it('have the ids that WharfKit knows', () => {
    const known = {
      eos: Chains.EOS,
      kylin: Chains.KylinTestnet,
      wax: Chains.WAX,
      telos: Chains.Telos,
      fio: Chains.FIO,
      proton: Chains.Proton,
      'proton-test': Chains.ProtonTestnet,
    };
    for (const [key, { id }] of Object.entries(known))
      expect(chains.find((chain) => chain.key === key)?.chainId).toBe(String(id));
  });

  it('have the features of their networks', () => {
    const where = (test: (chain: (typeof chains)[number]) => boolean) =>
      chains
        .filter(test)
        .map((chain) => chain.key)
        .toSorted();
    expect(where((chain) => chain.supportsFreeCpu)).toEqual(['eos']);
    expect(where((chain) => chain.disableMemo)).toEqual(['fio', 'fio-test']);
    expect(where((chain) => chain.keyPrefix === 'FIO')).toEqual(['fio', 'fio-test']);
    expect(where((chain) => chain.dexUrl !== null)).toEqual(['proton', 'proton-test']);
    const proton = ['proton', 'proton-test'];
    for (const field of ['accountServiceUrl', 'chainInfoUrl'] as const)
      expect(where((chain) => chain[field] !== null)).toEqual(proton);
    // The hosts that the specification knew are gone.
    expect(where((chain) => chain.swapUrl !== null || chain.wrapUrl !== null)).toEqual([]);
    expect(where((chain) => chain.oraclesContract !== null)).toEqual(proton);
    expect(where((chain) => chain.accountSeller !== null)).toEqual(['eos']);
    expect(where((chain) => chain.circulatingSupplyUrl !== null)).toEqual(['fio']);
    expect(where((chain) => chain.proxyAggregatorUrl !== null)).toEqual(['eos', 'fio', 'wax']);
    expect(where((chain) => chain.rexEnabled)).toEqual([
      'bos',
      'eos',
      'jungle',
      'telos',
      'telos-test',
    ]);
    expect(where((chain) => chain.supportsRentbw)).toEqual([
      'eos',
      'eosio-test',
      'jungle',
      'jungle3',
      'kylin',
      'wax',
      'wax-test',
    ]);
    expect(where((chain) => chain.accounts.systemWrapper !== undefined)).toEqual(['eos', 'jungle']);
    expect(where((chain) => chain.finality === 'savanna')).toEqual([
      'eos',
      'jungle',
      'telos',
      'telos-test',
      'ultra',
    ]);
    expect(where((chain) => chain.testnetPages !== null)).toEqual([
      'fio-test',
      'jungle',
      'proton-test',
      'telos-test',
      'wax-test',
    ]);
    expect(where((chain) => chain.mayNotAnswer)).toEqual([
      'bos',
      'eosio-test',
      'jungle3',
      'kylin',
      'ux',
    ]);
    // Nothing is signed, so there are no forms of resources and votes.
    expect(where((chain) => chain.readOnly !== null)).toEqual(['libre', 'ultra', 'ux']);
    expect(where((chain) => !chain.votingEnabled)).toEqual(['libre', 'ultra', 'ux']);
    expect(where((chain) => chain.testnet)).toEqual([
      'eosio-test',
      'fio-test',
      'jungle',
      'jungle3',
      'kylin',
      'local',
      'proton-test',
      'telos-test',
      'wax-test',
    ]);
  });
});
