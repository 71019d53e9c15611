import { describe, expect, it } from 'vitest';
import { accountInfo } from '#src/chain/actions/account-info.ts';
import { newaccres } from '#src/chain/actions/new-account.ts';

describe('newaccres', () => {
  it('asks the contract of Proton, signed by the creator', () => {
    expect(newaccres('alice', 'carol')).toEqual({
      account: 'eosio.proton',
      name: 'newaccres',
      authorization: [{ actor: 'alice', permission: 'active' }],
      data: { account: 'carol' },
    });
  });
});

describe('accountInfo', () => {
  const info = {
    url: 'https://alice.example',
    modifier: 'bob',
    description: 'Mine <b>',
    avatar: 'https://alice.example/a.png',
    title: 'Alice',
    account: 'alice',
  };
  const built = accountInfo({ account: 'infos', action: 'set' }, info);

  it('is signed by who modifies it', () => {
    expect(built).toMatchObject({
      account: 'infos',
      name: 'set',
      authorization: [{ actor: 'bob', permission: 'active' }],
    });
  });

  it('has its fields in order', () => {
    expect(Object.entries(built.data)).toEqual([
      ['account_name', 'alice'],
      ['title', 'Alice'],
      ['avatar', 'https://alice.example/a.png'],
      ['desc', 'Mine <b>'],
      ['modifier', 'bob'],
      ['url', 'https://alice.example'],
    ]);
  });
});
