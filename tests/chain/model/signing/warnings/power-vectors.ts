import { expect } from 'vitest';
import type { WarningRule } from '#src/chain/model/signing/warnings/warning.ts';
import {
  ownKey,
  bobsKey,
  strangersKey,
  pay,
  authority,
  update,
  systemCall,
  unknown,
  elsewhere,
  type Vectors,
} from './facts.ts';

const blsKey = 'PUB_BLS_6j4Y3LfsRiBxY-DgvqrZNMCtHftBQPIJQ2LrxkUWI';
const signedBy = (...keys: readonly string[]) => [
  'block_signing_authority_v0',
  { threshold: 1, keys: keys.map((key) => ({ key, weight: 1 })) },
];
const called = (account: string, name: string, data: object) => ({
  ...systemCall(name, { ...data }),
  account,
});

export const powerVectors = {
  'producer-key': {
    fires: [
      [
        'of a producer',
        { actions: [systemCall('regproducer', { producer: 'alice', producer_key: bobsKey })] },
        { account: 'alice', key: bobsKey },
      ],
      [
        'one of several',
        {
          actions: [
            systemCall('regproducer2', {
              producer: 'alice',
              producer_authority: signedBy(ownKey, strangersKey),
            }),
          ],
        },
        { account: 'alice', key: strangersKey },
      ],
      [
        'of a producer of FIO',
        {
          actions: [
            systemCall('regproducer', {
              fio_address: 'alice@fio',
              fio_pub_key: bobsKey,
              actor: 'alice',
            }),
          ],
        },
        { account: 'alice', key: bobsKey },
      ],
      ...['regfinkey', 'actfinkey'].map(
        (name) =>
          [
            `of a finalizer: ${name}`,
            {
              actions: [systemCall(name, { finalizer_name: 'alice', finalizer_key: blsKey })],
            },
            { account: 'alice', key: blsKey },
          ] as const,
      ),
    ],
    silent: [
      [
        'one’s own',
        { actions: [systemCall('regproducer', { producer: 'alice', producer_key: ownKey })] },
      ],
      [
        'another contract’s',
        { actions: [elsewhere(systemCall('regproducer', { producer_key: bobsKey }))] },
      ],
      ['none', { actions: [systemCall('regproducer', { producer: 'alice' })] }],
    ],
  },
  privileged: {
    fires: [
      [
        'a contract',
        { actions: [systemCall('setpriv', { account: 'evil', is_priv: 1 })] },
        { account: 'evil' },
      ],
    ],
    silent: [
      ['no more', { actions: [systemCall('setpriv', { account: 'evil', is_priv: 0 })] }],
      ['elsewhere', { actions: [elsewhere(systemCall('setpriv', { account: 'x', is_priv: 1 }))] }],
    ],
  },
  'rights-given': {
    fires: (
      [
        ['atomicassets', 'addcolauth', { collection_name: 'cats', account_to_add: 'mallory' }],
        ['atomicassets', 'createauswap', { collection_name: 'cats', new_author: 'mallory' }],
        [
          'atomicassets',
          'createcol',
          { collection_name: 'cats', authorized_accounts: ['alice', 'mallory'] },
        ],
        ['fio.perms', 'addperm', { object_name: 'cats', grantee_account: 'mallory' }],
      ] as const
    ).map(([contract, name, data]) => [
      `${contract}::${name}`,
      { actions: [called(contract, name, data)] },
      { receiver: 'mallory', of: 'cats' },
    ]),
    silent: [
      [
        'to oneself',
        {
          actions: [
            called('atomicassets', 'addcolauth', {
              collection_name: 'cats',
              account_to_add: 'alice',
            }),
          ],
        },
      ],
      [
        'by another contract',
        { actions: [called('game', 'addcolauth', { account_to_add: 'mallory' })] },
      ],
    ],
  },
  'permission-change': {
    fires: [
      [
        'alone, to one’s own key',
        { actions: [update(authority(1, ownKey))] },
        { account: 'alice', permission: 'active', isNew: false },
      ],
      [
        'a lesser permission',
        { actions: [update(authority(1, bobsKey), 'votes')] },
        { permission: 'votes', isNew: false },
      ],
      [
        'a permission that the account does not have yet',
        {
          permissions: new Map([['alice', []]]),
          actions: [update(authority(1, bobsKey), 'votes')],
        },
        { permission: 'votes', isNew: true },
      ],
      ['behind a payment', { actions: [pay(), update(authority(1, ownKey))] }, {}],
      [
        'of another permission than the one taken over',
        { actions: [update(authority(1, bobsKey)), update(authority(1, ownKey), 'owner')] },
        { permission: 'owner' },
      ],
      [
        'of another account than the one taken over',
        { actions: [update(authority(1, bobsKey)), update(authority(1, ownKey), 'active', 'bob')] },
        { account: 'bob' },
      ],
    ],
    silent: [
      ['one taken over, of which more is said', { actions: [update(authority(1, strangersKey))] }],
      ['another contract’s', { actions: [elsewhere(update(authority(1, ownKey)))] }],
      [
        'a new account’s permissions',
        { actions: [systemCall('newaccount', { name: 'carl', owner: authority(1, ownKey) })] },
      ],
    ],
  },
  'permission-link': {
    fires: [
      [
        'to one action',
        {
          actions: [
            systemCall('linkauth', {
              account: 'alice',
              code: 'eosio.token',
              type: 'transfer',
              requirement: 'votes',
            }),
          ],
        },
        { account: 'alice', permission: 'votes', contract: 'eosio.token', action: 'transfer' },
      ],
      [
        'to a whole contract',
        {
          actions: [
            systemCall('linkauth', { account: 'alice', code: 'game', type: '', requirement: 'x' }),
          ],
        },
        { contract: 'game', action: null },
      ],
      [
        'to what is left out',
        { actions: [systemCall('linkauth', {})] },
        { account: '', permission: '', contract: '', action: null },
      ],
    ],
    silent: [
      [
        'another contract’s',
        { actions: [elsewhere(systemCall('linkauth', { account: 'alice' }))] },
      ],
      ['an unlink', { actions: [systemCall('unlinkauth', { account: 'alice' })] }],
    ],
  },
  'permission-unlink': {
    fires: [
      [
        'of one action',
        {
          actions: [
            systemCall('unlinkauth', { account: 'alice', code: 'eosio.token', type: 'transfer' }),
          ],
        },
        { account: 'alice', contract: 'eosio.token', action: 'transfer' },
      ],
    ],
    silent: [
      ['another contract’s', { actions: [elsewhere(systemCall('unlinkauth', {}))] }],
      ['a link', { actions: [systemCall('linkauth', { account: 'alice' })] }],
    ],
  },
  'auth-limit': {
    fires: [
      [
        'alone',
        { actions: [systemCall('limitauthchg', { account: 'alice' })] },
        { account: 'alice' },
      ],
    ],
    silent: [
      [
        'another contract’s',
        { actions: [elsewhere(systemCall('limitauthchg', { account: 'alice' }))] },
      ],
    ],
  },
  'foreign-account': {
    fires: [
      [
        'an active key of somebody’s',
        {
          keyAccounts: new Map([[bobsKey, ['bob', 'bobby']]]),
          actions: [
            systemCall('newaccount', {
              creator: 'alice',
              name: 'carl',
              owner: authority(1, ownKey),
              active: authority(1, bobsKey),
            }),
          ],
        },
        {
          account: 'carl',
          holders: [
            { kind: 'key', key: ownKey, owner: { kind: 'own' } },
            { kind: 'key', key: bobsKey, owner: { kind: 'accounts', accounts: ['bob', 'bobby'] } },
          ],
        },
      ],
      [
        'one key for both, named once',
        { actions: [systemCall('newaccount2', { creator: 'alice', name: 'carl', key: bobsKey })] },
        { account: 'carl', holders: [{ kind: 'key', key: bobsKey, owner: unknown }] },
      ],
      [
        'an account and a wait, each named once',
        {
          actions: [
            systemCall('newaccount', {
              name: 'carl',
              owner: {
                ...authority(1, 'bob@active', 'bob@active'),
                waits: [{ wait_sec: 1, weight: 1 }],
              },
              active: { ...authority(1, 'bob@owner'), waits: [{ wait_sec: 1, weight: 1 }] },
            }),
          ],
        },
        {
          holders: [
            expect.objectContaining({ actor: 'bob', permission: 'active' }),
            { kind: 'anyone', owner: unknown },
            expect.objectContaining({ actor: 'bob', permission: 'owner' }),
          ],
        },
      ],
    ],
    silent: [
      [
        'one’s own keys',
        {
          actions: [
            systemCall('newaccount', {
              name: 'carl',
              owner: authority(1, ownKey),
              active: authority(1, 'alice@active'),
            }),
          ],
        },
      ],
      ['no authority', { actions: [systemCall('newaccount', { name: 'carl' })] }],
      ['no key', { actions: [systemCall('newaccount2', { name: 'carl' })] }],
      ['an existing account', { actions: [update(authority(1, bobsKey))] }],
      [
        'another contract’s',
        { actions: [elsewhere(systemCall('newaccount2', { name: 'carl', key: bobsKey }))] },
      ],
    ],
  },
  'vote-proxy': {
    fires: [
      [
        'a vote left to a proxy',
        { actions: [systemCall('voteproducer', { voter: 'alice', proxy: 'bob', producers: [] })] },
        { voter: 'alice', proxy: 'bob' },
      ],
      [
        'FIO’s own action',
        { actions: [systemCall('voteproxy', { actor: 'alice', proxy: 'bob@votes' })] },
        { voter: 'alice', proxy: 'bob@votes' },
      ],
      [
        'by nobody that is named',
        { actions: [systemCall('voteproxy', { proxy: 'bob' })] },
        { voter: '' },
      ],
    ],
    silent: [
      [
        'producers',
        { actions: [systemCall('voteproducer', { voter: 'alice', proxy: '', producers: ['bp'] })] },
      ],
      [
        'another contract’s',
        { actions: [elsewhere(systemCall('voteproducer', { voter: 'alice', proxy: 'bob' }))] },
      ],
    ],
  },
  'proxy-role': {
    fires: [
      [
        'becoming one',
        { actions: [systemCall('regproxy', { proxy: 'alice', isproxy: true })] },
        { account: 'alice' },
      ],
      ['as 1', { actions: [systemCall('regproxy', { proxy: 'alice', isproxy: 1 })] }, {}],
      [
        'FIO’s own action',
        { actions: [systemCall('regproxy', { actor: 'alice', fio_address: 'a@b' })] },
        { account: 'alice' },
      ],
      ['nobody that is named', { actions: [systemCall('regproxy', {})] }, { account: '' }],
    ],
    silent: [
      ['stopping', { actions: [systemCall('regproxy', { proxy: 'alice', isproxy: false })] }],
      ['stopping, as 0', { actions: [systemCall('regproxy', { proxy: 'alice', isproxy: 0 })] }],
      [
        'another contract’s',
        { actions: [elsewhere(systemCall('regproxy', { proxy: 'alice', isproxy: true }))] },
      ],
    ],
  },
} satisfies Partial<Record<WarningRule, Vectors>>;
