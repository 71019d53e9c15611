import { afterEach, describe, expect, it } from 'vitest';
import { createProxyAggregator } from '#src/chain/services/proxies.ts';
import { closeAll } from '../rpc/servers.ts';
import { expectEachFailureReported, timeoutFor, service } from './faults.ts';

afterEach(closeAll);

const at = (url: string) => createProxyAggregator({ url, timeoutMs: timeoutFor(url) });

const reported = {
  account: 'lukeeosproxy',
  name: 'Luke',
  rank: '4',
  philosophy: '<i>Stay</i>',
  extra: [],
  logo_256: 'javascript:x',
  total_eos: '2872412.0001',
  proxied_accounts: 432,
  website: 7,
};
const read = {
  account: 'lukeeosproxy',
  name: 'Luke',
  rank: 4,
  philosophy: '<i>Stay</i>',
  slogan: null,
  background: null,
  website: null,
  logo_256: 'javascript:x',
  telegram: null,
  twitter: null,
  total_eos: '2872412.0001',
  proxied_accounts: 432,
};

describe('the proxy aggregator', () => {
  it('lists profiles', async () => {
    const { url, requested } = await service([{ proxies: [reported, { name: 'nobody' }] }]);
    expect(await at(`${url}/vote/proxy`).getProxies()).toEqual([read]);
    expect(requested).toMatchObject([{ method: 'GET', url: '/vote/proxy?output=json' }]);
  });

  it('returns one profile, or null', async () => {
    const { url, requested } = await service([{ proxy: reported }], [{ proxy: null }]);
    expect(await at(`${url}/vote/proxy`).getProxy('lukeeosproxy')).toEqual(read);
    expect(await at(`${url}/vote/proxy`).getProxy('a/b')).toBeNull();
    expect(requested.map((one) => one.url)).toEqual([
      '/vote/proxy/lukeeosproxy?output=json',
      '/vote/proxy/a%2Fb?output=json',
    ]);
  });

  it('reports each kind of failure', () =>
    expectEachFailureReported({
      getProxies: (url) => at(url).getProxies(),
      getProxy: (url) => at(url).getProxy('alice'),
    }));
});
