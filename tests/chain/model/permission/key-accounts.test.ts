import { describe, expect, it } from 'vitest';
import * as v from '#src/chain/core/schema.ts';
import {
  authorizerAccounts,
  distinct,
  historyKeyAccounts,
} from '#src/chain/model/permission/key-accounts.ts';
import * as historyAnswers from '#src/chain/rpc/history-responses.ts';
import * as answers from '#src/chain/rpc/responses.ts';

it('of two rows for one permission the first counts', () => {
  const row = { account: 'alice', permission: 'active', weight: 1, threshold: 2 };
  expect(distinct([row, { ...row, weight: 9 }, { ...row, permission: 'owner' }])).toEqual([
    row,
    { ...row, permission: 'owner' },
  ]);
});

describe('accounts of a key', () => {
  it('are listed once for each permission', () => {
    const row = { account_name: 'alice', permission_name: 'active', weight: 1, threshold: 2 };
    const answer = { accounts: [row, row, { ...row, permission_name: 'owner' }] };
    expect(authorizerAccounts(v.parse(answers.authorizersResponse, answer))).toEqual([
      { account: 'alice', permission: 'active', weight: 1, threshold: 2 },
      { account: 'alice', permission: 'owner', weight: 1, threshold: 2 },
    ]);
  });

  it('from history nodes have permissions in the newer form alone', () => {
    const of = (answer: unknown) =>
      historyKeyAccounts(v.parse(historyAnswers.historyKeyAccountsResponse, answer)).map(
        ({ account, permission }) => `${account}@${permission}`,
      );
    expect(of({ account_names: ['a', 'b'], permissions: [['active', 'owner'], ['x']] })).toEqual([
      'a@active',
      'a@owner',
      'b@x',
    ]);
    expect(of({ account_names: ['a', 'a'] })).toEqual(['a@']);
  });
});
