import { describe, expect, it } from 'vitest';
import { accountInfo } from '#src/chain/actions/account-info.ts';
import { keyAuthority } from '#src/chain/actions/authority.ts';
import { createAccount, newaccres } from '#src/chain/actions/new-account.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import proton from '#src/chain/sign/abi/pins/eosio.proton.json' with { type: 'json' };

describe('newaccres', () => {
  it('uses the contract of Proton, signed by the creator', () => {
    expect(newaccres('alice', 'carol')).toEqual({
      account: 'eosio.proton',
      name: 'newaccres',
      authorization: [{ actor: 'alice', permission: 'active' }],
      data: { account: 'carol' },
    });
  });

  it('has the fields of the published ABI of that contract, and no other', () => {
    const { account, name, data } = newaccres('alice', 'carol');
    expect(account).toBe('eosio.proton');
    expect(proton.actions).toHaveProperty(name, 'account name');
    expect(Object.keys(data)).toEqual(['account']);
  });
});

describe('createAccount', () => {
  const key = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
  const owner = keyAuthority(key);
  const account = { creator: 'alice', name: 'newaccount12', owner, active: owner };
  const by = [{ actor: 'alice', permission: 'active' }];
  const tenth = parseAsset('0.1000 EOS');

  it('creates the account, buys RAM and stakes, signed by the creator', () => {
    const stake = { cpu: tenth, net: tenth, transfer: true };
    const [created, ...rest] = createAccount(account, { bytes: 4096, stake });
    const authority = { threshold: 1, keys: [{ key, weight: 1 }], accounts: [], waits: [] };
    expect(created).toEqual({
      account: 'eosio',
      name: 'newaccount',
      authorization: by,
      data: { creator: 'alice', name: 'newaccount12', owner: authority, active: authority },
    });
    expect(rest).toEqual([
      {
        account: 'eosio',
        name: 'buyrambytes',
        authorization: by,
        data: { payer: 'alice', receiver: 'newaccount12', bytes: 4096 },
      },
      {
        account: 'eosio',
        name: 'delegatebw',
        authorization: by,
        data: {
          from: 'alice',
          receiver: 'newaccount12',
          stake_net_quantity: '0.1000 EOS',
          stake_cpu_quantity: '0.1000 EOS',
          transfer: true,
        },
      },
    ]);
  });

  it('buys RAM alone on chains without stake for resources', () => {
    const names = createAccount(account, { bytes: 4096, stake: null }).map(({ name }) => name);
    expect(names).toEqual(['newaccount', 'buyrambytes']);
  });

  it('buys nothing where the chain gives resources', () => {
    const actions = createAccount(account, null, 'creating');
    expect(actions.map(({ name }) => name)).toEqual(['newaccount', 'newaccres']);
    for (const { authorization } of actions)
      expect(authorization).toEqual([{ actor: 'alice', permission: 'creating' }]);
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
