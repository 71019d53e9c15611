import { afterEach, describe, expect, it } from 'vitest';
import { proxyInfo, proxyInfos } from '#src/chain/tables/proxies.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

describe("an account's description", () => {
  it('of a proxy is its own row, and lists have at most a thousand', async () => {
    const { pool, requested } = await nodeWith({
      proxies: [{ owner: 'alice', name: 'A', logo_256: 'l' }],
    });
    expect(await proxyInfo(pool, 'alice')).toMatchObject({ name: 'A', logo: 'l', slogan: '' });
    expect(await proxyInfo(pool, 'bob')).toBe(null);
    expect((await proxyInfos(pool)).rows).toHaveLength(1);
    expect(requested.at(-1)).toMatchObject({ limit: 100 });
    let next = 0;
    const owners = Array.from({ length: 100 }, () => ({ owner: 'alice' }));
    const many = await nodeWith({
      proxies: () => ({ rows: owners, more: true, next_key: String(++next) }),
    });
    expect((await proxyInfos(many.pool)).rows).toHaveLength(1000);
  });
});
