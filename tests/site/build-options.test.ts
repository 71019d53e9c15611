import { describe, expect, it } from 'vitest';
import { checkOrigins, offersDevelopmentKey, siteChains } from '#src/site.ts';

describe('the development key', () => {
  const node = 'http://127.0.0.1:8888';
  it.each([
    [{ PUBLIC_DEVNET: '1' }, true],
    [{ CHAIN: 'local', NODE_URL: node }, true],
    [{ CHAIN: 'local', NODE_URL: 'http://localhost:8888,http://[::1]:8889' }, true],
    [{ CHAIN: 'local' }, false],
    [{ CHAIN: 'eos' }, false],
    [{}, false],
    [{ CHAIN: 'local', NODE_URL: 'https://node.example.org' }, false],
    [{ CHAIN: 'local', NODE_URL: 'http://192.168.1.5:8888' }, false],
    [{ CHAIN: 'local', NODE_URL: 'http://127.0.0.1.example.org' }, false],
    [{ CHAIN: 'local', NODE_URL: `${node},https://node.example.org` }, false],
    [{ CHAIN: 'local,eos', NODE_URL: node }, false],
    [{ PUBLIC_DEVNET: '1', NODE_URL: 'https://node.example.org' }, false],
    [{ CHAIN: 'local', NODE_URL: node, SITE_URL_TEMPLATE: 'https://{chain}.example.org' }, false],
    [{ PUBLIC_DEVNET: '1', SITE_URL_TEMPLATE: 'https://{chain}.example.org' }, false],
  ])('in a build of %j: %j', (env, offered) => {
    expect(offersDevelopmentKey(env)).toBe(offered);
  });
});

describe('NODE_URL', () => {
  const nodes = (NODE_URL: string) => siteChains({ CHAIN: 'local', NODE_URL })[0]?.endpoints;

  it('may name several nodes, the first preferred, each once and without its last slash', () => {
    const all = ['http://127.0.0.1:8888', 'https://node.example.org/api'];
    expect(nodes(`${all[0]}/, ${all[1]},${all[0]},`)).toEqual({
      default: all,
      actions: all,
      transactions: all,
      provider: all,
    });
  });

  it('leaves the node to the visitor where it names none', () => {
    expect(nodes('')?.default).toEqual([]);
  });

  it('ends the build where a part of it is no http address', () => {
    expect(() => nodes('http://127.0.0.1:8888,localhost:8889')).toThrow('"localhost:8889"');
    expect(() => nodes('ftp://127.0.0.1')).toThrow('no http address');
  });
});

describe('the origins of a build', () => {
  it('are one for each chain', () => {
    expect(() => checkOrigins({})).not.toThrow();
    expect(() => checkOrigins({ SITE_URL_TEMPLATE: 'https://{chain}.example.org' })).not.toThrow();
  });

  it('may be named without the chain where there is only one', () => {
    const env = { SITE_URL_TEMPLATE: 'https://explorer.example.org' };
    expect(() => checkOrigins({ ...env, CHAIN: 'telos' })).not.toThrow();
    expect(() => checkOrigins({ ...env, CHAIN: 'telos,eos' })).toThrow('{chain}');
  });

  it('must differ by more than the path: pages of one origin share their storage', () => {
    expect(() => checkOrigins({ SITE_URL_TEMPLATE: 'https://example.org/{chain}' })).toThrow();
  });
});

describe('services that a build names', () => {
  it('give XPR its swap service and bridge, and no other chain', () => {
    const env = { CHAIN: 'proton,eos', SWAP_URL: 'https://swap.example.org/' };
    const [eos, proton] = siteChains({ ...env, WRAP_URL: 'https://wrap.example.org/xpr' })
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ swapUrl, wrapUrl }) => [swapUrl, wrapUrl]);
    expect(proton).toEqual(['https://swap.example.org', 'https://wrap.example.org/xpr']);
    expect(eos).toEqual([null, null]);
    expect(siteChains({ CHAIN: 'proton' })[0]).toMatchObject({ swapUrl: null, wrapUrl: null });
  });

  it('replace those of the chain’s file', () => {
    const [telos] = siteChains({
      CHAIN: 'telos',
      HYPERION_URL: 'https://history.example.org/{chain}/',
      LIGHT_API_URL: 'https://light.example.org/api',
      NFT_URL: 'https://nft.example.org',
      BACKEND_URL: 'https://back.example.org',
      PUSH_URL: 'wss://push.example.org',
    });
    expect(telos).toMatchObject({
      hyperionUrl: 'https://history.example.org/telos',
      lightApi: 'https://light.example.org/api',
      lightApiNetwork: 'telos',
      atomicAssetsApi: 'https://nft.example.org',
      backendUrl: 'https://back.example.org',
      pushUrl: 'wss://push.example.org',
    });
    expect(telos?.historyTypes[0]).toBe('hyperion');
  });

  it('are of one chain each, unless they serve several', () => {
    const two = { CHAIN: 'wax,telos' };
    const build = (env: Record<string, string>) => () => siteChains({ ...two, ...env });
    expect(build({ HYPERION_URL: 'https://history.example.org' })).toThrow('{chain}');
    expect(build({ LIGHT_API_URL: 'https://light.example.org' })).not.toThrow();
    const [wax, telos] = build({ NFT_URL: 'https://{chain}.nft.example.org' })();
    expect([wax?.atomicAssetsApi, telos?.atomicAssetsApi]).toEqual([
      'https://wax.nft.example.org',
      'https://telos.nft.example.org',
    ]);
  });

  it('may push by web sockets only', () => {
    const env = { CHAIN: 'wax', PUSH_URL: 'https://push.example.org' };
    expect(() => siteChains(env)).toThrow('PUSH_URL is "https://push.example.org", which is no ws');
  });

  it('end the build where they are no http address', () => {
    expect(() => siteChains({ CHAIN: 'proton', WRAP_URL: 'wrap.example.org' })).toThrow('WRAP_URL');
  });
});

it('a build for the test chains calls no other network', () => {
  const chains = siteChains({ PUBLIC_DEVNET: '1' });
  const hosts = chains.flatMap(({ endpoints }) =>
    [...endpoints.default, ...endpoints.actions, ...endpoints.provider].map(
      (url) => new URL(url).hostname,
    ),
  );
  expect(new Set(hosts)).toEqual(new Set(['127.0.0.1']));
  expect(chains.map(({ key }) => key)).toContain('local');
});
