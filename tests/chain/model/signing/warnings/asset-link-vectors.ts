import type { Action } from '#src/chain/actions/action.ts';
import type { WarningRule } from '#src/chain/model/signing/warnings/warning.ts';
import {
  ownKey,
  strangersKey,
  authority,
  update,
  unknown,
  elsewhere,
  link,
  lower,
  permission,
  systemCall,
  type Vectors,
} from './facts.ts';

const stranger = [{ kind: 'key', key: strangersKey, owner: unknown }];

const made = (permission: string, parent: string, auth = authority(1, ownKey)) =>
  systemCall('updateauth', { account: 'alice', permission, parent, auth });

const unlink = (code: string, type: string) =>
  systemCall('unlinkauth', { account: 'alice', code, type });

/** A proposal that may never run. */
const proposed = (...actions: readonly Action[]) => ({
  actionIndex: 0,
  within: [{ kind: 'proposal', proposer: 'bob', name: 'pay' }] as const,
  actions: actions.map((action) => ({ ...action, hexData: null })),
});

/** With another permission below active. */
const withSafe = (all: ReturnType<typeof lower>) => {
  const safe = { ...permission('safe', authority(1, ownKey)), parent: 'active' };
  return new Map([...all].map(([account, trees]) => [account, [...trees, safe]]));
};

const tokens = [{ contract: 'eosio.token', action: 'transfer' }];

export const assetLinkVectors = {
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
          ['atomicassets', 'createauswap'],
          ['eosio.evm', 'call'],
          ['eosio.evm', 'raw'],
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
        'transfers to a permission that is made again below one that a stranger can use',
        {
          permissions: withSafe(lower(authority(1, strangersKey))),
          actions: [
            systemCall('deleteauth', { account: 'alice', permission: 'safe' }),
            made('safe', 'pay'),
            link('safe'),
          ],
        },
        { permission: 'safe', holders: stranger },
      ],
      [
        'transfers to a permission given to a stranger, which a proposal would take back',
        {
          actions: [made('pay', 'active', authority(1, strangersKey))],
          nested: [proposed(link('pay')), proposed(made('pay', 'active'))],
        },
        { permission: 'pay', holders: stranger },
      ],
      [
        'transfers that lose their own permission, while a stranger can use that of the contract',
        {
          permissions: lower(authority(1, strangersKey), [
            { contract: 'eosio.token', action: null },
          ]),
          actions: [unlink('eosio.token', 'transfer')],
        },
        { permission: 'pay', contract: 'eosio.token', action: 'transfer', holders: stranger },
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
        'the link of a whole contract that is taken back, and one of an action that moves nothing',
        {
          permissions: lower(authority(1, strangersKey), [
            { contract: 'eosio.token', action: null },
          ]),
          actions: [unlink('eosio.token', ''), unlink('eosio.token', 'open')],
        },
      ],
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
} satisfies Partial<Record<WarningRule, Vectors>>;
