import type { Nesting } from '#src/chain/model/signing/nested-actions.ts';
import type { SigningFacts } from '#src/chain/model/signing/warnings/facts.ts';
import type { WarningRule } from '#src/chain/model/signing/warnings/warning.ts';
import {
  authority,
  ownKey,
  pay,
  permission,
  update,
  systemCall,
  none,
  owned,
  type Vectors,
} from './facts.ts';

const keys = [{ key: ownKey, weight: 1 }];

const account = (actor: string, permission = 'active', weight = 1) => ({
  permission: { actor, permission },
  weight,
});

const deleted = (permissionName: string, of = 'alice') =>
  systemCall('deleteauth', { account: of, permission: permissionName });

const sponsors = { actor: 'freecpu', permission: 'payforcpu' };

const sponsored = (contract: string) => ({ ...pay({ contract }), authorization: [sponsors] });

const bobActive = { actor: 'bob', permission: 'active' };

/** What a signed action carries, by the account that the carried one names. */
const wrapped = (
  signingKey: string,
  actor?: string,
  within: Nesting = { kind: 'wrapped' },
): Partial<SigningFacts> => {
  const authorization = actor === undefined ? [] : [{ actor, permission: 'active' }];
  const inner = { ...pay(), authorization, hexData: null };
  return { signingKey, nested: [{ actionIndex: 0, within: [within], actions: [inner] }] };
};

export const signerVectors = {
  'owner-permission': {
    fires: [['signed as owner', { actions: [pay({ permission: 'owner' })] }, { actor: 'alice' }]],
    silent: [
      ['signed as another', { actions: [pay({ permission: 'trading' })] }],
      ['the owner is who is paid', { knownNames: ['owner'], actions: [pay({ to: 'owner' })] }],
    ],
  },
  'second-signer': {
    fires: [
      [
        'another account signs too',
        {
          actions: [
            { ...pay(), authorization: [{ actor: 'alice', permission: 'active' }, bobActive] },
          ],
        },
        { actor: 'bob', permission: 'active' },
      ],
    ],
    silent: [
      ['the user alone', { actions: [pay()] }],
      ['the user as owner', { actions: [pay({ permission: 'owner' })] }],
      [
        'a sponsor',
        { cosigners: new Set(['bob']), actions: [{ ...pay(), authorization: [bobActive] }] },
      ],
    ],
  },
  'passkey-scope': {
    fires: [
      ['a wrapped action of another', wrapped('PUB_WA_1', 'bob'), { actor: 'alice' }],
      ['a wrapped action of nobody', wrapped('PUB_WA_1'), { actor: 'alice' }],
    ],
    silent: [
      ['a wrapped action of one’s own', wrapped('PUB_WA_1', 'alice')],
      ['a key of another kind', wrapped(ownKey, 'bob')],
      ['a proposal', wrapped('PUB_WA_1', 'bob', { kind: 'proposal', proposer: 'bob', name: 'x' })],
    ],
  },
  'long-expiry': {
    fires: [
      ['a second over', { expiresAt: Date.UTC(2026, 0, 1, 1, 0, 1) }, { seconds: 3601 }],
      ['two hours', { expiresAt: Date.UTC(2026, 0, 1, 2) }, { seconds: 7200 }],
    ],
    silent: [['an hour', { expiresAt: Date.UTC(2026, 0, 1, 1) }]],
  },
  'unknown-contract': {
    fires: [
      ['a contract nobody knows', { actions: [pay({ contract: 'grass' })] }, { contract: 'grass' }],
      [
        'one that a service of free CPU names',
        {
          cosigners: new Set(['freecpu', 'grass']),
          actions: [sponsored('grass'), pay({ contract: 'grass' })],
        },
        { contract: 'grass' },
      ],
      [
        'one with the sponsor’s signature beside the user’s',
        {
          cosigners: new Set(['freecpu']),
          actions: [
            {
              ...pay({ contract: 'grass' }),
              authorization: [sponsors, { actor: 'alice', permission: 'active' }],
            },
          ],
        },
        { contract: 'grass' },
      ],
      [
        'one of a sponsor of the user’s own name',
        { cosigners: new Set(['alice']), actions: [pay({ contract: 'grass' })] },
        { contract: 'grass' },
      ],
      [
        'one that nobody authorizes',
        { actions: [{ ...pay({ contract: 'x' }), authorization: [] }] },
        {},
      ],
    ],
    silent: [
      [
        'what a sponsor alone authorizes',
        { cosigners: new Set(['freecpu']), actions: [sponsored('grass')] },
      ],
      ['a known one', { actions: [pay()] }],
      ['the system’s', { actions: [systemCall('refund', { owner: 'alice' })] }],
    ],
  },
  unsatisfiable: {
    fires: [
      [
        'less weight than the threshold',
        { actions: [update({ ...none, threshold: 2, keys })] },
        { account: 'alice', permission: 'active', reason: 'too-little-weight' },
      ],
      [
        'an account that is not there',
        {
          missing: new Set(['nobody']),
          actions: [update({ ...none, threshold: 1, accounts: [account('nobody')] })],
        },
        { reason: 'missing-accounts' },
      ],
      [
        'itself alone',
        { actions: [update({ ...none, threshold: 1, accounts: [account('alice')] })] },
        { reason: 'needs-itself' },
      ],
      [
        'another account that needs it',
        {
          permissions: new Map([
            [
              'safe',
              [
                {
                  name: 'active',
                  parent: null,
                  threshold: 1,
                  keys: [],
                  waits: [],
                  accounts: [{ actor: 'alice', permission: 'active', weight: 1 }],
                  linked: [],
                  children: [],
                },
              ],
            ],
          ]),
          actions: [update({ ...none, threshold: 1, accounts: [account('safe')] })],
        },
        { reason: 'needs-itself' },
      ],
      [
        'two permissions that come to need each other',
        {
          actions: ['owner', 'active'].map((permission) => {
            const other = permission === 'owner' ? 'active' : 'owner';
            const auth = { ...none, threshold: 2, keys, accounts: [account('alice', other)] };
            return { ...update(auth), data: { ...update(auth).data, permission } };
          }),
        },
        { reason: 'needs-itself' },
      ],
      [
        'less than the threshold without a wait',
        {
          actions: [update({ ...none, threshold: 2, keys, waits: [{ wait_sec: 9, weight: 1 }] })],
        },
        { reason: 'needs-delay' },
      ],
      [
        'a new account of nobody',
        {
          actions: [
            systemCall('newaccount', {
              creator: 'alice',
              name: 'newbie111111',
              owner: { ...none, threshold: 1 },
              active: { ...none, threshold: 1, keys },
            }),
          ],
        },
        { account: 'newbie111111', permission: 'owner' },
      ],
      [
        'a deleted one that owner needs beside a key',
        {
          permissions: owned(authority(2, ownKey, 'alice@safe'), authority(1, ownKey)),
          actions: [deleted('safe')],
        },
        { account: 'alice', permission: 'owner', reason: 'needs-deleted' },
      ],
      [
        'two deleted ones, of which either would be enough',
        {
          permissions: owned(authority(1, ownKey), authority(2, ownKey, 'alice@x', 'alice@y')),
          actions: [deleted('x'), deleted('y')],
        },
        { account: 'alice', permission: 'active', reason: 'needs-deleted' },
      ],
      [
        'a deleted one of another account, by way of a third',
        {
          permissions: new Map([
            ...owned(authority(1, ownKey), authority(1, 'bob@safe')),
            ['bob', [permission('safe', authority(1, 'carol@safe'))]],
          ]),
          actions: [deleted('safe', 'carol')],
        },
        { account: 'alice', permission: 'active', reason: 'needs-deleted' },
      ],
      [
        'one that is changed to need another, which is deleted then',
        { actions: [update(authority(2, ownKey, 'alice@safe')), deleted('safe')] },
        { account: 'alice', permission: 'active', reason: 'needs-deleted' },
      ],
    ],
    silent: [
      ['a key', { actions: [update({ ...none, threshold: 1, keys })] }],
      [
        'its own owner',
        { actions: [update({ ...none, threshold: 1, accounts: [account('alice', 'owner')] })] },
      ],
      [
        'an account and a wait',
        {
          actions: [
            update({
              threshold: 1,
              keys: [],
              waits: [{ wait_sec: 3600, weight: 1 }],
              accounts: [account('bob')],
            }),
          ],
        },
      ],
      [
        'a deleted one that others stand in for',
        {
          permissions: owned(authority(1, ownKey), authority(1, ownKey, 'alice@safe')),
          actions: [deleted('safe')],
        },
      ],
      [
        'a deleted one that is made again',
        {
          permissions: owned(authority(1, ownKey), authority(2, ownKey, 'alice@safe')),
          actions: [deleted('safe'), update(authority(1, ownKey), 'safe')],
        },
      ],
      [
        'a deleted one of the same name that another account has',
        {
          permissions: owned(authority(1, ownKey), authority(2, ownKey, 'alice@safe')),
          actions: [deleted('safe', 'bob')],
        },
      ],
      [
        'a permission that nobody could use before',
        {
          permissions: owned(authority(1, ownKey), authority(3, ownKey, 'alice@safe')),
          actions: [deleted('safe')],
        },
      ],
      [
        'another contract’s updateauth',
        { actions: [{ ...update({ ...none, threshold: 2 }), account: 'game' }] },
      ],
    ],
  },
} satisfies Partial<Record<WarningRule, Vectors>>;
