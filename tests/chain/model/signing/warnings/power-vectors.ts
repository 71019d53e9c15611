import { expect } from 'vitest';
import type { WarningRule } from '#src/chain/model/signing/warnings/warning.ts';
import {
  authority,
  bobsKey,
  ownKey,
  pay,
  permission,
  strangersKey,
  systemCall,
  update,
  type Vectors,
} from './facts.ts';

type PowerRule = Extract<
  WarningRule,
  | 'takeover'
  | 'signer-removal'
  | 'permission-change'
  | 'permission-removal'
  | 'permission-link'
  | 'permission-unlink'
  | 'assets-linked'
  | 'code-permission'
  | 'code-change'
  | 'abi-change'
  | 'auth-limit'
  | 'foreign-account'
  | 'vote-proxy'
  | 'proxy-role'
>;

const unknown = { kind: 'unknown' };
const owned = (owner: ReturnType<typeof authority>, active = owner) =>
  new Map([
    ['alice', [{ ...permission('owner', owner), children: [permission('active', active)] }]],
  ]);
/** An account with one permission, which these levels satisfy. */
const relying = (level: string, ...on: readonly string[]) => {
  const [account = '', name = ''] = level.split('@');
  return new Map([[account, [permission(name, authority(1, ...on))]]]);
};
const elsewhere = <T extends object>(action: T) => ({ ...action, account: 'game' });
const waiting = (threshold: number, ...weights: number[]) => ({
  ...authority(threshold, ownKey),
  waits: weights.map((weight, at) => ({ wait_sec: 60 + at, weight })),
});

const link = (requirement: string, code = 'eosio.token', type = 'transfer', account = 'alice') =>
  systemCall('linkauth', { account, code, type, requirement });
const stranger = [{ kind: 'key', key: strangersKey, whose: unknown }];
type Links = readonly { readonly contract: string; readonly action: string | null }[];
/** Alice with a permission `pay` below active, and one below that. */
const lower = (auth: ReturnType<typeof authority>, linked: Links = [], below: Links = []) => {
  const child = { ...permission('small', authority(1, ownKey)), parent: 'pay', linked: below };
  const pay = { ...permission('pay', auth), parent: 'active', linked, children: [child] };
  const active = { ...permission('active', authority(1, ownKey)), children: [pay] };
  return new Map([
    ['alice', [{ ...permission('owner', authority(1, ownKey)), children: [active] }]],
  ]);
};
const tokens: Links = [{ contract: 'eosio.token', action: 'transfer' }];

export const powerVectors: Record<PowerRule, Vectors> = {
  'assets-linked': {
    fires: [
      [
        'transfers to a permission that a stranger can use',
        { permissions: lower(authority(1, strangersKey)), actions: [link('pay')] },
        {
          account: 'alice',
          permission: 'pay',
          contract: 'eosio.token',
          action: 'transfer',
          holders: stranger,
        },
      ],
      ...(
        [
          ['fio.token', 'trnsfiopubky'],
          ['fio.address', 'xferdomain'],
          ['atomicassets', 'createoffer'],
          ['atomicmarket', 'announcesale'],
          ['atomicmarket', 'purchasesale'],
          ['fio.escrow', 'listdomain'],
          ['fio.address', 'addaddress'],
          ['dex', 'placeorder'],
          ['atomicmarket', 'fulfilltbuyo'],
        ] as const
      ).map(
        ([contract, action]) =>
          [
            `${contract}::${action} to a permission that a stranger can use`,
            {
              knownContracts: new Set([contract]),
              permissions: lower(authority(1, strangersKey)),
              actions: [link('pay', contract, action)],
            },
            { contract, action, holders: stranger },
          ] as const,
      ),
      ...['updateauth', 'deleteauth', 'linkauth', 'setcode', 'limitauthchg'].map(
        (action) =>
          [
            `eosio::${action} to a permission that a stranger can use`,
            {
              permissions: lower(authority(1, strangersKey)),
              actions: [link('pay', 'eosio', action)],
            },
            { contract: 'eosio', action, holders: stranger },
          ] as const,
      ),
      [
        'transfers to a permission that the same transaction gives to a stranger',
        { actions: [update(authority(1, strangersKey), 'pay'), link('pay')] },
        { holders: stranger },
      ],
      [
        'a permission given to a stranger that transfers were linked to before',
        {
          permissions: lower(authority(1, ownKey), tokens),
          actions: [update(authority(1, ownKey, strangersKey), 'pay')],
        },
        { permission: 'pay', holders: stranger },
      ],
      [
        'one whose child has transfers',
        {
          permissions: lower(authority(1, ownKey), [], tokens),
          actions: [update(authority(1, strangersKey), 'pay')],
        },
        { permission: 'small', holders: stranger },
      ],
      [
        'transfers to the child of a permission that a stranger can use',
        { permissions: lower(authority(1, strangersKey)), actions: [link('small')] },
        { permission: 'small', holders: stranger },
      ],
      [
        'transfers to any permission, of which a stranger can use one',
        { permissions: lower(authority(1, strangersKey)), actions: [link('eosio.any')] },
        { permission: 'eosio.any', holders: stranger },
      ],
      [
        'all actions of a contract',
        { permissions: lower(authority(1, 'bob@active')), actions: [link('pay', 'game', '')] },
        { contract: 'game', action: null },
      ],
      [
        'a system action that moves assets',
        {
          permissions: lower(authority(1, strangersKey)),
          actions: [link('pay', 'eosio', 'sellram')],
        },
        { contract: 'eosio', action: 'sellram' },
      ],
    ],
    silent: [
      [
        'a permission of one’s own key',
        { permissions: lower(authority(1, ownKey)), actions: [link('pay')] },
      ],
      ['a permission that is not known', { actions: [link('pay')] }],
      [
        'actions that move nothing',
        {
          permissions: lower(authority(1, strangersKey)),
          actions: [link('pay', 'game', 'play'), link('pay', 'eosio', 'voteproducer')],
        },
      ],
      [
        'a link that stays as it was, and another permission',
        {
          permissions: lower(authority(1, strangersKey), tokens),
          actions: [update(authority(1, ownKey), 'small'), link('active')],
        },
      ],
      [
        'the same of another contract',
        { permissions: lower(authority(1, strangersKey)), actions: [elsewhere(link('pay'))] },
      ],
      [
        'a permission of another account',
        {
          permissions: lower(authority(1, strangersKey)),
          actions: [link('pay', 'eosio.token', 'transfer', 'bob')],
        },
      ],
    ],
  },
  takeover: {
    fires: [
      [
        'active to a key nobody knows',
        { actions: [update(authority(1, strangersKey))] },
        {
          account: 'alice',
          permission: 'active',
          holders: [{ kind: 'key', key: strangersKey, whose: unknown }],
        },
      ],
      [
        'owner to a key of another account, beside one’s own',
        {
          keyAccounts: new Map([[bobsKey, ['bob']]]),
          actions: [update(authority(1, ownKey, bobsKey), 'owner')],
        },
        {
          permission: 'owner',
          holders: [
            { kind: 'key', key: ownKey, whose: { kind: 'own' } },
            { kind: 'key', key: bobsKey, whose: { kind: 'accounts', accounts: ['bob'] } },
          ],
        },
      ],
      [
        'active to another account',
        { actions: [update(authority(1, 'bob@active'))] },
        {
          holders: [
            {
              kind: 'account',
              actor: 'bob',
              permission: 'active',
              whose: { kind: 'accounts', accounts: ['bob'] },
            },
          ],
        },
      ],
      [
        'active to a contract’s code',
        { actions: [update(authority(1, ownKey, 'game@eosio.code'))] },
        { account: 'alice' },
      ],
      [
        'a greater weight than before',
        {
          permissions: owned(authority(1, ownKey), authority(2, ownKey, bobsKey)),
          actions: [update(authority(1, ownKey, bobsKey))],
        },
        { permission: 'active' },
      ],
      [
        'a weight of its own where the threshold stays',
        {
          permissions: owned(authority(1, ownKey), authority(2, ownKey, 'bob@active')),
          actions: [
            update({
              ...authority(2, ownKey),
              accounts: [{ permission: { actor: 'bob', permission: 'active' }, weight: 2 }],
            }),
          ],
        },
        {},
      ],
      [
        'an account of which only other permissions are known',
        {
          permissions: new Map([['alice', [permission('votes', authority(1, strangersKey))]]]),
          actions: [update(authority(1, strangersKey))],
        },
        {},
      ],
      [
        'owner to a key that has active alone',
        {
          permissions: owned(authority(1, ownKey), authority(1, bobsKey)),
          actions: [update(authority(1, bobsKey), 'owner')],
        },
        { permission: 'owner' },
      ],
      [
        'anybody who waits',
        { actions: [update(waiting(2, 1, 1))] },
        {
          holders: [
            { kind: 'key', key: ownKey, whose: { kind: 'own' } },
            { kind: 'anyone', whose: unknown },
          ],
        },
      ],
      [
        'anybody who waits, where nobody could before',
        {
          permissions: owned(authority(1, ownKey), waiting(3, 1, 1)),
          actions: [update(waiting(2, 1, 1))],
        },
        { holders: expect.arrayContaining([{ kind: 'anyone', whose: unknown }]) },
      ],
      [
        'text in the place of a key',
        { actions: [update(authority(1, 'no key'))] },
        { holders: [{ kind: 'key', key: 'no key', whose: unknown }] },
      ],
      [
        'one account in the place of another',
        {
          permissions: owned(authority(1, ownKey), authority(1, ownKey, 'bob@active')),
          actions: [update(authority(1, ownKey, 'carl@active'))],
        },
        {
          holders: expect.arrayContaining([
            expect.objectContaining({ kind: 'account', actor: 'carl' }),
          ]),
        },
      ],
      [
        'one text in the place of another',
        {
          permissions: owned(authority(1, ownKey), authority(1, 'no key')),
          actions: [update(authority(1, 'no key either'))],
        },
        {},
      ],
      [
        'those who had it already, as a node says',
        {
          permissions: owned(authority(1, ownKey), authority(1, bobsKey, 'bob@active')),
          actions: [update(authority(1, bobsKey, 'bob@active'))],
        },
        { permission: 'active' },
      ],
      [
        'a key that has owner, as a node says',
        {
          permissions: owned(authority(1, bobsKey), authority(1, ownKey)),
          actions: [update(authority(1, bobsKey))],
        },
        {},
      ],
      [
        'a lesser weight of another key',
        {
          permissions: owned(authority(1, ownKey), authority(1, ownKey, bobsKey)),
          actions: [update(authority(2, ownKey, bobsKey))],
        },
        {},
      ],
      ['an authority that is none', { actions: [update({ keys: [] })] }, { holders: [] }],
      [
        'a lower permission of the same account',
        { actions: [update(authority(1, ownKey, 'alice@votes'))] },
        {
          holders: [
            { kind: 'key', key: ownKey, whose: { kind: 'own' } },
            {
              kind: 'account',
              actor: 'alice',
              permission: 'votes',
              whose: { kind: 'lower' },
            },
          ],
        },
      ],
      [
        'a lower permission of the user’s other account',
        {
          ownAccounts: new Set(['alice', 'bob']),
          actions: [update(authority(1, 'bob@votes'))],
        },
        { permission: 'active' },
      ],
      [
        'a permission that active relies on',
        {
          permissions: relying('alice@active', 'alice@votes'),
          actions: [update(authority(1, strangersKey), 'votes')],
        },
        { permission: 'votes' },
      ],
      [
        'a permission that owner relies on over two accounts, one of which names itself',
        {
          permissions: new Map([
            ...relying('alice@owner', 'bob@games'),
            ...relying('bob@games', 'bob@games', 'alice@votes'),
          ]),
          actions: [update(authority(1, strangersKey), 'votes')],
        },
        { permission: 'votes' },
      ],
      [
        'by the system’s wrapper',
        {
          systems: new Set(['eosio', 'core.vaulta']),
          actions: [{ ...update(authority(1, strangersKey)), account: 'core.vaulta' }],
        },
        {},
      ],
    ],
    silent: [
      ['one’s own key', { actions: [update(authority(1, ownKey))] }],
      [
        'one’s own other account',
        { ownAccounts: new Set(['alice', 'bob']), actions: [update(authority(1, 'bob@active'))] },
      ],
      ['the account’s own owner', { actions: [update(authority(1, 'alice@owner'))] }],
      [
        'the own owner of an account that is not the user’s',
        { actions: [update(authority(1, 'treasury@owner'), 'active', 'treasury')] },
      ],
      ['another permission', { actions: [update(authority(1, strangersKey), 'votes')] }],
      [
        'an action of another contract',
        { actions: [elsewhere(update(authority(1, strangersKey)))] },
      ],
      ['a wait that needs a signature besides', { actions: [update(waiting(2, 1))] }],
      [
        'another permission that nothing relies on',
        {
          permissions: relying('alice@votes', 'bob@votes'),
          actions: [update(authority(1, strangersKey), 'votes')],
        },
      ],
      [
        'one’s own key, for a permission that active relies on',
        {
          permissions: relying('alice@active', 'alice@votes'),
          actions: [update(authority(1, ownKey), 'votes')],
        },
      ],
    ],
  },
  'signer-removal': {
    fires: [
      [
        'active to the user’s other account',
        {
          ownAccounts: new Set(['alice', 'bob']),
          actions: [update(authority(1, 'bob@active'))],
        },
        { account: 'alice', permission: 'active' },
      ],
      [
        'the permission that signs',
        {
          permission: 'votes',
          actions: [update(authority(1, strangersKey), 'votes')],
        },
        { permission: 'votes' },
      ],
      [
        'to another key of the user',
        { ownKeys: new Set([ownKey, bobsKey]), actions: [update(authority(1, bobsKey))] },
        { permission: 'active' },
      ],
      [
        'the permission that signs is deleted',
        {
          permission: 'votes',
          actions: [systemCall('deleteauth', { account: 'alice', permission: 'votes' })],
        },
        { permission: 'votes' },
      ],
      [
        'owner without a key of the user',
        { actions: [update(authority(1, 'alice@active'), 'owner')] },
        { permission: 'owner' },
      ],
      [
        'the wallet does not report its key, and no other is known',
        {
          signingKey: null,
          ownKeys: new Set(),
          ownAccounts: new Set(['alice', 'bob']),
          actions: [update(authority(1, 'bob@active'))],
        },
        {},
      ],
    ],
    silent: [
      ['the key stays', { actions: [update(authority(1, ownKey, 'alice@owner'))] }],
      [
        'the key stays, in the other form',
        {
          actions: [update(authority(1, 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV'))],
        },
      ],
      ['another permission', { actions: [update(authority(1, bobsKey), 'votes')] }],
      [
        'an account that is not the user’s',
        { actions: [update(authority(1, 'treasury@owner'), 'active', 'treasury')] },
      ],
      ['of a takeover, more is said', { actions: [update(authority(1, strangersKey))] }],
      [
        'owner to another key of the user',
        { ownKeys: new Set([ownKey, bobsKey]), actions: [update(authority(1, bobsKey), 'owner')] },
      ],
    ],
  },
  'permission-change': {
    fires: [
      [
        'alone, to one’s own key',
        { actions: [update(authority(1, ownKey))] },
        { account: 'alice', permission: 'active' },
      ],
      [
        'a lesser permission',
        { actions: [update(authority(1, bobsKey), 'votes')] },
        { permission: 'votes' },
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
  'permission-removal': {
    fires: [
      [
        'alone',
        { actions: [systemCall('deleteauth', { account: 'alice', permission: 'votes' })] },
        { account: 'alice', permission: 'votes' },
      ],
    ],
    silent: [
      ['a change', { actions: [update(authority(1, ownKey))] }],
      [
        'another contract’s',
        {
          actions: [elsewhere(systemCall('deleteauth', { account: 'alice', permission: 'votes' }))],
        },
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
  'code-permission': {
    fires: [
      [
        'in active',
        { actions: [update(authority(1, ownKey, 'game@eosio.code'))] },
        { contract: 'game', account: 'alice', permission: 'active' },
      ],
      [
        'in a lesser permission',
        { actions: [update(authority(1, 'game@eosio.code'), 'play')] },
        { permission: 'play' },
      ],
      [
        'in a new account',
        {
          actions: [
            systemCall('newaccount', {
              creator: 'alice',
              name: 'carl',
              owner: authority(1, ownKey),
              active: authority(1, ownKey, 'game@eosio.code'),
            }),
          ],
        },
        { account: 'carl', permission: 'active' },
      ],
      [
        'of one’s own contract',
        { actions: [update(authority(1, ownKey, 'alice@eosio.code'))] },
        { contract: 'alice' },
      ],
      [
        'code that was there before, as a node says',
        {
          permissions: owned(authority(1, ownKey), authority(1, ownKey, 'game@eosio.code')),
          actions: [update(authority(1, ownKey, 'game@eosio.code'))],
        },
        { contract: 'game' },
      ],
    ],
    silent: [
      ['an ordinary account', { actions: [update(authority(1, ownKey, 'game@active'))] }],
      ['what is no authority', { actions: [update({})] }],
      ['another contract’s', { actions: [elsewhere(update(authority(1, 'game@eosio.code')))] }],
    ],
  },
  'code-change': {
    fires: [
      [
        'alone',
        { actions: [systemCall('setcode', { account: 'alice', code: '' })] },
        { account: 'alice' },
      ],
    ],
    silent: [
      ['another contract’s', { actions: [elsewhere(systemCall('setcode', { account: 'alice' }))] }],
    ],
  },
  'abi-change': {
    fires: [
      [
        'alone',
        { actions: [systemCall('setabi', { account: 'alice', abi: '' })] },
        { account: 'alice' },
      ],
      ['of nobody that is named', { actions: [systemCall('setabi', {})] }, { account: '' }],
    ],
    silent: [
      ['another contract’s', { actions: [elsewhere(systemCall('setabi', { account: 'alice' }))] }],
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
            { kind: 'key', key: ownKey, whose: { kind: 'own' } },
            { kind: 'key', key: bobsKey, whose: { kind: 'accounts', accounts: ['bob', 'bobby'] } },
          ],
        },
      ],
      [
        'one key for both, named once',
        { actions: [systemCall('newaccount2', { creator: 'alice', name: 'carl', key: bobsKey })] },
        { account: 'carl', holders: [{ kind: 'key', key: bobsKey, whose: unknown }] },
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
            { kind: 'anyone', whose: unknown },
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
};
