import { gzipSync } from 'node:zlib';
import { Chains } from '@wharfkit/session';
import { describe, expect, it } from 'vitest';
import { isName } from '#src/chain/core/name.ts';
import { isChecksum256 } from '#src/chain/core/checksum.ts';
import { chains } from '#src/chain/config/registry.ts';
import { formatSymbol } from '#src/chain/core/symbol.ts';
import { contrast } from './contrast.ts';

const FIELDS = [
  'key',
  'chainId',
  'coreSymbol',
  'startDate',
  'displayName',
  'domainTitle',
  'testnet',
  'accent',
  'keyPrefix',
  'historyTypes',
  'endpoints',
  'hyperionUrl',
  'lightApi',
  'lightApiNetwork',
  'atomicAssetsApi',
  'simpleAssetsApi',
  'dexUrl',
  'backendUrl',
  'pushUrl',
  'imageServiceUrl',
  'kycUrl',
  'accountServiceUrl',
  'swapUrl',
  'wrapUrl',
  'rexGraphql',
  'proxyAggregatorUrl',
  'circulatingSupplyUrl',
  'chainInfoUrl',
  'oraclesContract',
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
  'known',
];

/** Symbols, first days and numbers of votes from each chain's documentation. */
const FACTS: Record<string, [symbol: string, start: string | null, votes: number]> = {
  eos: ['4,EOS', '2018-06-08', 30],
  jungle: ['4,EOS', '2018-11-23', 30],
  kylin: ['4,EOS', '2018-07-10', 30],
  wax: ['8,WAX', '2019-06-24', 30],
  telos: ['4,TLOS', '2018-12-12', 30],
  bos: ['4,BOS', '2019-01-01', 30],
  fio: ['9,FIO', '2020-03-24', 30],
  proton: ['4,XPR', '2020-04-22', 4],
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
      chain.kycUrl,
      chain.accountServiceUrl,
      chain.swapUrl,
      chain.wrapUrl,
      chain.rexGraphql?.url ?? null,
      chain.proxyAggregatorUrl,
      chain.circulatingSupplyUrl,
      chain.chainInfoUrl,
    ].filter((url) => url !== null);
    for (const url of addresses) expect(url).toMatch(/^https:\/\/[a-z0-9.-]+[a-z](\/[\w.-]*\w)*$/);
    if (local) expect(addresses).toEqual([]);
    expect(chain.lightApiNetwork === null).toBe(chain.lightApi === null);
  });

  it('adds few bytes to each page', () => {
    expect(gzipSync(JSON.stringify(chain)).length).toBeLessThan(1_200);
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
    expect(chain.accounts.token).toBe(key === 'fio' ? 'fio.token' : 'eosio.token');
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
    expect(where((chain) => chain.disableMemo)).toEqual(['fio']);
    expect(where((chain) => chain.keyPrefix === 'FIO')).toEqual(['fio']);
    expect(where((chain) => chain.dexUrl !== null)).toEqual(['proton', 'proton-test']);
    const proton = ['proton', 'proton-test'];
    for (const field of [
      'kycUrl',
      'accountServiceUrl',
      'swapUrl',
      'wrapUrl',
      'chainInfoUrl',
    ] as const)
      expect(where((chain) => chain[field] !== null)).toEqual(proton);
    expect(where((chain) => chain.oraclesContract !== null)).toEqual(proton);
    expect(where((chain) => chain.circulatingSupplyUrl !== null)).toEqual(['fio']);
    expect(where((chain) => chain.proxyAggregatorUrl !== null)).toEqual(['eos', 'fio', 'wax']);
    expect(where((chain) => chain.rexGraphql !== null)).toEqual(['bos', 'eos', 'jungle', 'telos']);
    expect(where((chain) => chain.votingEnabled)).toHaveLength(chains.length);
    expect(where((chain) => chain.testnet)).toEqual(['jungle', 'kylin', 'local', 'proton-test']);
  });
});
