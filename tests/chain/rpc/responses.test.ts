import { describe, expect, it } from 'vitest';
import * as v from '#src/chain/core/schema.ts';
import { permissionBranches } from '#src/chain/model/permission/permission-branches.ts';
import { producerViews } from '#src/chain/model/vote/producer-view.ts';
import {
  abiResponse,
  accountResponse,
  producersResponse,
  scopesResponse,
  tableRowsResponse,
} from '#src/chain/rpc/responses.ts';

/** Proxies and nodes in other languages write what nodeos leaves out, or write it otherwise. */
describe('a response whose fields are null or of another type', () => {
  it.each([
    [
      { more: 1, next_key: 12 },
      { more: true, next_key: '12' },
    ],
    [
      { more: 0, next_key: null },
      { more: false, next_key: '' },
    ],
    [{ more: null }, { more: false, next_key: '' }],
    [
      { more: 'alice', next_key: '7' },
      { more: 'alice', next_key: '7' },
    ],
  ])('is a page of rows: %j', (page, read) => {
    expect(v.parse(tableRowsResponse, { rows: [], ...page })).toEqual({ rows: [], ...read });
  });

  it('is no page of rows with a bound that lost digits', () => {
    const page = { rows: [], more: true, next_key: 2 ** 53 };
    expect(v.safeParse(tableRowsResponse, page).success).toBe(false);
  });

  it.each([false, null, ''])('is the last page of scopes and of producers: %j', (more) => {
    expect(v.parse(scopesResponse, { rows: [], more }).more).toBe('');
    expect(v.parse(producersResponse, { rows: [], more }).more).toBe('');
  });

  it('is no page of scopes that has more, without where it begins', () => {
    expect(v.safeParse(scopesResponse, { rows: [], more: true }).success).toBe(false);
  });

  it('lists a producer', () => {
    const empty = { producer_key: null, url: null, location: null, is_active: null };
    const response = { rows: [{ owner: 'bp', total_votes: '7', ...empty }] };
    expect(producerViews(v.parse(producersResponse, response))).toEqual([
      expect.objectContaining({ owner: 'bp', active: true, url: '', location: 0 }),
    ]);
  });

  it('is an account', () => {
    const limit = { used: 1, available: 1, max: 1 };
    const required_auth = { threshold: 1, keys: null, accounts: null, waits: null };
    const account = {
      account_name: 'alice',
      created: '2018-06-09T00:00:00.000',
      ram_quota: '1',
      ram_usage: 1,
      net_limit: limit,
      cpu_limit: limit,
      privileged: 1,
      last_code_update: null,
      permissions: [{ perm_name: 'owner', parent: null, required_auth }],
    };
    const read = v.parse(accountResponse, account);
    expect(read.privileged).toBe(true);
    expect(v.parse(accountResponse, { ...account, privileged: null }).privileged).toBe(false);
    expect(permissionBranches(read.permissions)).toEqual([
      expect.objectContaining({ name: 'owner', parent: null, keys: [], accounts: [], waits: [] }),
    ]);
  });

  it('has an ABI without a version', () => {
    for (const abi of [{ structs: [] }, { structs: [], version: null }])
      expect(v.parse(abiResponse, { account_name: 'alice', abi }).abi).toMatchObject({
        structs: [],
        version: '',
      });
  });
});
