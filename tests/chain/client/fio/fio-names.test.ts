import { afterEach, describe, expect, it } from 'vitest';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import {
  findAddresses,
  findDomains,
  readAddressPage,
  readDomainPage,
  readSignedNfts,
} from '#src/chain/client/fio/fio-names.ts';
import { nameToBigint } from '#src/chain/core/name-bigint.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { fioHash } from '#src/chain/tables/fio-names.ts';
import { closeAll, json, serve } from '../../rpc/servers.ts';
import { nodeWith } from '../../tables/node.ts';

afterEach(closeAll);

const addressOf = (id: number, name: string, owner_account: string) => ({
  id,
  name,
  domain: name.slice(name.indexOf('@') + 1),
  owner_account,
  addresses: [],
  bundleeligiblecountdown: 100,
});
const edge = { id: 5, name: 'edge', account: 'bob', is_public: 0, expiration: 1_900_000_000 };
const fionames = [
  addressOf(1, 'bob@edge', 'bob'),
  addressOf(2, 'carol@edge', 'carol'),
  addressOf(3, 'edge@fio', 'edge'),
];

/** A node that answers with the whole table, whatever index is requested. */
async function chainWith(more: Parameters<typeof nodeWith>[0] = {}) {
  const { pool, requested } = await nodeWith({ fionames, domains: [edge], ...more });
  return { access: { pool } as ChainAccess, requested };
}

describe('a search for addresses', () => {
  it('finds a full name, a domain and an owner', async () => {
    const { access, requested } = await chainWith();
    const { rows, complete } = await findAddresses(access, 'edge');
    expect(rows.map(({ name }) => name)).toEqual(['bob@edge', 'carol@edge', 'edge@fio']);
    expect(complete).toBe(true);
    expect(requested.map(({ index_position: index }) => index).toSorted()).toEqual([2, 4]);
    const byName = await findAddresses(access, 'bob@edge');
    expect(byName.rows.map(({ name }) => name)).toEqual(['bob@edge']);
    expect(requested.slice(2).map(({ index_position: index }) => index)).toEqual([5]);
  });

  it('requests nothing for a text that is no name', async () => {
    const { access, requested } = await chainWith();
    expect((await findAddresses(access, 'a b')).rows).toEqual([]);
    expect((await findDomains(access, 'a b')).rows).toEqual([]);
    expect(requested).toEqual([]);
  });
});

it('a search for domains finds a full name and an owner', async () => {
  const { access } = await chainWith();
  expect((await findDomains(access, 'edge')).rows.map(({ id }) => id)).toEqual(['5']);
  expect((await findDomains(access, 'bob')).rows.map(({ id }) => id)).toEqual(['5']);
  expect((await findDomains(access, 'carol')).rows).toEqual([]);
});

describe('the page of an address', () => {
  it('has its domain', async () => {
    const { access } = await chainWith();
    const page = await readAddressPage(access, 'bob@edge');
    expect(page?.domain?.expiresAt).toBe(1_900_000_000_000);
  });

  it('is none for an unregistered name, and has no domain if the chain deleted it', async () => {
    const { access } = await chainWith({ domains: [] });
    expect(await readAddressPage(access, 'dave@edge')).toBe(null);
    expect((await readAddressPage(access, 'bob@edge'))?.domain).toBe(null);
  });
});

describe('the page of a domain', () => {
  const permission = { id: 7, object_name: 'edge' };
  const accesses = [
    { id: 1, permission_id: 7, grantee_account: String(nameToBigint('carol')) },
    { id: 2, permission_id: 8, grantee_account: String(nameToBigint('dave')) },
  ];

  it('has the accounts that may register addresses', async () => {
    const { access, requested } = await chainWith({ permissions: [permission], accesses });
    const page = await readDomainPage(access, 'edge');
    expect(page?.grantees).toEqual(['carol']);
    const hash = await fioHash('domainedgeregister_address_on_domain');
    expect(requested[1]).toMatchObject({ index_position: 5, lower_bound: hash });
  });

  it('has none without a permission, and none is requested for a public domain', async () => {
    const { access } = await chainWith({ permissions: [] });
    expect((await readDomainPage(access, 'edge'))?.grantees).toEqual([]);
    const open = await chainWith({ domains: [{ ...edge, is_public: 1 }] });
    expect((await readDomainPage(open.access, 'edge'))?.grantees).toEqual([]);
    expect(open.requested).toHaveLength(1);
    expect(await readDomainPage(open.access, 'other')).toBe(null);
  });
});

it('signed NFTs are read from a position on', async () => {
  let sent: unknown = null;
  const nft = { chain_code: 'ETH', contract_address: '0x06', token_id: '1' };
  const server = await serve((_path, response, _request, text) => {
    if (text !== '') sent = JSON.parse(text);
    json(response, { nfts: [nft], more: 4 });
  });
  const access = { pool: createPool({ endpoints: [server.url] }) } as ChainAccess;
  const { rows, more } = await readSignedNfts(access, 'a@b', 100);
  expect(sent).toMatchObject({ fio_address: 'a@b', offset: 100 });
  expect(rows).toEqual([
    { chain: 'ETH', contract: '0x06', id: '1', url: '', hash: '', metadata: '' },
  ]);
  expect(more).toBe(true);
});
