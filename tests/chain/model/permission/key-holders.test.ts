import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import * as v from '#src/chain/core/schema.ts';
import { keyHolders } from '#src/chain/model/permission/key-holders.ts';
import {
  accountResponse,
  type AccountResponse,
  type PermissionResponse,
} from '#src/chain/rpc/responses.ts';
import { recordings } from '#tests/recordings/read.ts';
import { TOTALITY } from '../hostile.ts';
import { LEGACY, permission } from './responses.ts';

const MODERN = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
const OTHER = 'EOS7hF6waZH6pBvVLrLj5ZLNTcUfcT6nNYiCVtYAmahnmzanqU1aA';

function account(name: string, permissions: readonly PermissionResponse[]): AccountResponse {
  const limit = { used: 0, available: 0, max: 0 };
  const reported = {
    account_name: name,
    created: '',
    ram_quota: 0,
    ram_usage: 0,
    net_limit: limit,
  };
  return v.parse(accountResponse, { ...reported, cpu_limit: limit, permissions });
}

describe('accounts controlled by a key', () => {
  const accounts = [
    account('alice', [
      permission('owner', { keys: [OTHER] }),
      permission('active', { keys: [OTHER, LEGACY] }),
    ]),
    account('bob', [permission('owner', { keys: [MODERN] })]),
    account('lost', [permission('owner', { keys: [OTHER, 'no key'], accounts: ['bob@owner'] })]),
  ];
  const expected = [
    { account: 'alice', permission: 'active', weight: 1, threshold: 2 },
    { account: 'bob', permission: 'owner', weight: 1, threshold: 2 },
  ];

  it.each([LEGACY, MODERN, LEGACY.replace('EOS', 'FIO')])('are those that hold it: %s', (key) =>
    expect(keyHolders(key, accounts)).toEqual(expected),
  );

  it('are none where the text is no key', () => {
    expect(keyHolders('no key', accounts)).toEqual([]);
  });

  it('are found in every recorded account that has a key', () => {
    for (const { response, file } of recordings('v1_chain_get_account')) {
      const parsed = v.safeParse(accountResponse, response);
      if (!parsed.success) continue;
      const answer = parsed.output;
      for (const one of answer.permissions)
        for (const { key, weight } of one.required_auth.keys)
          expect(keyHolders(key, [answer]), file).toContainEqual({
            account: answer.account_name,
            permission: one.perm_name,
            weight,
            threshold: one.required_auth.threshold,
          });
    }
  });

  it('are looked for with any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(keyHolders(text, accounts).length).toBeLessThanOrEqual(2);
      }),
      TOTALITY,
    );
  });
});
