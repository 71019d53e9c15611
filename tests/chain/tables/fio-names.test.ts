import { afterEach, describe, expect, it } from 'vitest';
import * as fio from '#src/chain/tables/fio-names.ts';
import { fioHash } from '#src/chain/tables/fio-names.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

describe('FIO', () => {
  const address = {
    id: 10070,
    name: 'a@edge',
    namehash: '0x1',
    domain: 'edge',
    domainhash: '0x2',
    expiration: 1624985778,
    owner_account: 'alice',
    bundleeligiblecountdown: 100,
    addresses: [{ token_code: 'FIO', chain_code: 'FIO', public_address: 'FIO6' }],
  };
  const domain = { id: 5, name: 'edge', account: 'alice', is_public: 1, expiration: '1624985778' };

  it('hashes names like its contracts', async () => {
    // Address and domain from the documentation of FIO's API.
    expect(await fioHash('referral@fio')).toBe('0xc3bf40257f090f2887271c515ebac1dc');
    expect(await fioHash('fio')).toBe('0x8d9d3bd8a6fb22345ce8fa3c416a28e5');
  });

  it('finds addresses and domains by name, in any case', async () => {
    const { pool, requested } = await nodeWith({ fionames: [address], domains: [domain] });
    expect(await fio.fioAddress(pool, 'A@Edge')).toMatchObject({
      owner: 'alice',
      bundledLeft: 100,
    });
    expect(await fio.fioAddress(pool, 'b@edge')).toBe(null);
    expect(await fio.fioDomain(pool, 'EDGE')).toMatchObject({
      isPublic: true,
      expiresAt: 1_624_985_778_000,
      owner: 'alice',
    });
    expect(await fio.fioDomain(pool, 'other')).toBe(null);
    const hash = await fioHash('a@edge');
    expect(requested[0]).toEqual({
      json: true,
      code: 'fio.address',
      scope: 'fio.address',
      table: 'fionames',
      limit: 1,
      index_position: 5,
      key_type: 'i128',
      lower_bound: hash,
      upper_bound: hash,
    });
    expect(requested[2]).toMatchObject({ table: 'domains', index_position: 4, key_type: 'i128' });
  });

  it('lists addresses and domains by owner, or all, newest first', async () => {
    const { pool, requested } = await nodeWith({ fionames: [address], domains: [domain] });
    expect((await fio.fioAddressesOf(pool, 'alice')).rows).toHaveLength(1);
    expect((await fio.fioAddressesOf(pool, 'bob')).rows).toEqual([]);
    expect((await fio.fioDomainsOf(pool, 'alice')).rows).toHaveLength(1);
    expect(requested.map(({ index_position: index }) => index)).toEqual([4, 4, 2]);
    const page = await fio.fioDomainsPage(pool, 'newest', 0, { after: '9' });
    expect(page.rows[0]?.id).toBe('5');
    expect(requested.at(-1)).toMatchObject({ reverse: true, upper_bound: '9', limit: 100 });
    const { rows } = await fio.fioAddressesPage(pool);
    expect(rows[0]?.addresses).toEqual([{ token: 'FIO', chain: 'FIO', address: 'FIO6' }]);
  });

  it('lists the addresses in a domain by its hash, in any case', async () => {
    const other = { ...address, id: 1, name: 'a@other', domain: 'other' };
    const { pool, requested } = await nodeWith({ fionames: [address, other] });
    const { rows } = await fio.fioAddressesIn(pool, 'Edge');
    expect(rows.map(({ name }) => name)).toEqual(['a@edge']);
    const hash = await fioHash('edge');
    expect(requested[0]).toMatchObject({
      index_position: 2,
      key_type: 'i128',
      lower_bound: hash,
      upper_bound: hash,
    });
  });

  it('lists domains by expiry, from a time on and back from it', async () => {
    const { pool, requested } = await nodeWith({ domains: [domain] });
    await fio.fioDomainsPage(pool, 'expiring', 1_700_000_000_999);
    await fio.fioDomainsPage(pool, 'expired', 1_700_000_000_999);
    const [next, past] = requested;
    expect(next).toMatchObject({ index_position: 3, lower_bound: '1700000001' });
    expect(next?.reverse).toBe(undefined);
    expect(past).toMatchObject({ index_position: 3, upper_bound: '1700000000', reverse: true });
  });

  it('begins the next page by expiry with the last second, if a node names no key', async () => {
    const { pool, requested } = await nodeWith({ domains: () => ({ rows: [domain], more: true }) });
    const first = await fio.fioDomainsPage(pool, 'expiring', 0);
    expect(first.next).toBe('1624985778');
    await fio.fioDomainsPage(pool, 'expiring', 0, { after: first.next });
    expect(requested.at(-1)).toMatchObject({ lower_bound: '1624985778' });
    const past = await fio.fioDomainsPage(pool, 'expired', 2e12);
    expect(past.next).toBe('1624985778');
  });
});
