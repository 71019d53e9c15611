import type { WarningRule } from '#src/chain/model/signing/warnings/warning.ts';
import {
  ownKey,
  bobsKey,
  strangersKey,
  authority,
  update,
  systemCall,
  elsewhere,
  type Vectors,
} from './facts.ts';

export const removalVectors = {
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
        'a key that stays without weight',
        {
          actions: [update({ ...authority(1, 'alice@owner'), keys: [{ key: ownKey, weight: 0 }] })],
        },
        { permission: 'active' },
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
} satisfies Partial<Record<WarningRule, Vectors>>;
