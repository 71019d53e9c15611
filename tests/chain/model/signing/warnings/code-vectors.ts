import type { WarningRule } from '#src/chain/model/signing/warnings/warning.ts';
import { ownKey, authority, update, systemCall, owned, elsewhere, type Vectors } from './facts.ts';

export const codeVectors = {
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
} satisfies Partial<Record<WarningRule, Vectors>>;
