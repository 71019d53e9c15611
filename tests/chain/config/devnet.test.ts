import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CHAIN_KEYS, chainPort } from '#devnet/chains.ts';
import { devnetChainIds } from '#src/chain/config/devnet-ids.ts';
import { withDevnet } from '#src/chain/config/devnet.ts';
import { loadPriceConfig, priceConfigOf, withoutPrices } from '#src/chain/config/price-config.ts';
import { chainByKey, chains } from '#src/chain/config/registry.ts';

/** The devnet's own ports, in the order of its own rows. */
const ports = CHAIN_KEYS.map((key) => [key, chainPort(key)] as const);
const MOVED = [
  'hyperionUrl',
  'lightApi',
  'atomicAssetsApi',
  'simpleAssetsApi',
  'dexUrl',
  'accountServiceUrl',
  'proxyAggregatorUrl',
  'circulatingSupplyUrl',
  'chainInfoUrl',
] as const;

const ITS_OWN = [
  'endpoints',
  'chainId',
  'backendUrl',
  'pushUrl',
  'imageServiceUrl',
  'priceOrigin',
  'swapUrl',
  'wrapUrl',
];

/** The path of a service. */
const pathOf = (url: string) => url.replace(/^https:\/\/[^/]+/, '');

describe('the devnet profile', () => {
  it.each(ports)('moves %s to port %d', async (key, port) => {
    const chain = chainByKey(key);
    if (!chain) throw new Error(`no chain ${key}`);
    const origin = `http://127.0.0.1:${port}`;
    const devnet = withDevnet(chain);
    expect(devnet.endpoints).toEqual({
      default: [origin],
      actions: [origin],
      transactions: [origin],
      provider: [origin],
    });
    for (const service of MOVED)
      expect(devnet[service]).toBe(chain[service] && origin + pathOf(chain[service]));
    expect([devnet.backendUrl, devnet.pushUrl]).toEqual([
      `${origin}/backend`,
      `ws://127.0.0.1:${port}/push`,
    ]);
    expect(devnet.imageServiceUrl).toBeNull();
    const isXpr = chain.features.includes('xpr-staking');
    expect([devnet.swapUrl, devnet.wrapUrl]).toEqual(
      isXpr ? [origin, `${origin}/proton-wrap-public2`] : [null, null],
    );
    expect(devnet.chainId).toBe(
      createHash('sha256').update(`pronghorn-devnet-${key}`).digest('hex'),
    );
    const moved = <T extends object>(one: T) =>
      'url' in one ? { ...one, url: origin + pathOf(String(one.url)) } : one;
    const there = chain.prices.sources.filter(
      (one) => 'url' in one || !withoutPrices[key]?.includes(one.contract),
    );
    expect(await loadPriceConfig(chain)).toEqual(chain.prices);
    expect(priceConfigOf(devnet, chain.prices)).toEqual({
      sources: there.map(moved),
      forex: chain.prices.forex.map(moved),
    });
    const rest = Object.fromEntries([...MOVED, ...ITS_OWN].map((field) => [field, undefined]));
    expect({ ...devnet, ...rest }).toEqual({ ...chain, ...rest });
  });

  it('counts ports from the first', () => {
    const wax = chainByKey('wax');
    expect(wax && withDevnet(wax, 20000).endpoints.default).toEqual(['http://127.0.0.1:20003']);
  });

  it('does not change local', () => {
    const local = chainByKey('local');
    expect(local && withDevnet(local)).toBe(local);
  });

  it('shares no chain id with a public chain', () => {
    const real = new Set(chains.map((chain) => chain.chainId));
    expect(Object.values(devnetChainIds).filter((id) => real.has(id ?? ''))).toEqual([]);
  });
});
