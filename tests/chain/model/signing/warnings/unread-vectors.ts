import type { Action } from '#src/chain/actions/action.ts';
import type { NestedActions } from '#src/chain/model/signing/nested-actions.ts';
import type { WarningRule } from '#src/chain/model/signing/warnings/warning.ts';
import { ownKey, pay, update, systemCall, none, type Vectors } from './facts.ts';

const many = (count: number) => Array.from({ length: count }, () => pay());
const free = (actions: readonly Action[]): NestedActions => ({
  actionIndex: 0,
  within: [{ kind: 'context-free' }],
  actions: actions.map((action) => ({ ...action, hexData: '' })),
});
const keys = [{ key: ownKey, weight: 1 }];

export const unreadVectors = {
  unreadable: {
    fires: [
      [
        'data without an ABI',
        { actions: [{ ...pay({ contract: 'mystery' }), data: {}, undecoded: true }] },
        { contract: 'mystery', name: 'transfer', account: 'alice' },
      ],
      [
        'bytes after the last field of a published contract',
        { actions: [{ ...pay(), data: {}, undecoded: true }] },
        { contract: 'eosio.token', name: 'transfer', account: 'alice' },
      ],
    ],
    silent: [
      ['data that are empty', { actions: [{ ...systemCall('noop', {}), undecoded: false }] }],
      ['a change of power', { actions: [{ ...systemCall('updateauth', {}), undecoded: true }] }],
    ],
  },
  'unreadable-power': {
    fires: [
      [
        'new keys',
        { actions: [{ ...systemCall('updateauth', {}), undecoded: true }] },
        { contract: 'eosio', name: 'updateauth' },
      ],
      [
        'an approval',
        { actions: [{ ...pay({ contract: 'eosio.msig' }), name: 'approve', undecoded: true }] },
        { contract: 'eosio.msig', name: 'approve' },
      ],
      [
        'a wrapped transaction in a proposal',
        {
          nested: [
            {
              actionIndex: 0,
              within: [{ kind: 'proposal', proposer: 'bob', name: 'pay' }],
              actions: [
                { account: 'eosio.wrap', name: 'exec', authorization: [], data: null, hexData: '' },
              ],
            },
          ],
        },
        { contract: 'eosio.wrap', name: 'exec' },
      ],
    ],
    silent: [
      ['of another contract', { actions: [{ ...pay({ contract: 'mystery' }), undecoded: true }] }],
      ['decoded', { actions: [update({ ...none, threshold: 1, keys })] }],
    ],
  },
  'nested-unread': {
    fires: [['more than were read', { nestedUnread: true }, {}]],
    silent: [['all were read', { nestedUnread: false }]],
  },
  'many-actions': {
    fires: [
      ['more than a review draws', { actions: many(1_001) }, {}],
      ['with the context-free ones', { actions: many(1_000), nested: [free([pay()])] }, {}],
    ],
    silent: [
      ['as many as it draws', { actions: many(999), nested: [free([pay()])] }],
      [
        'those of a proposal, which are counted as they are read',
        {
          actions: many(1_000),
          nested: [
            {
              ...free([pay()]),
              within: [{ kind: 'wrapped' }, { kind: 'context-free' }],
            },
          ],
        },
      ],
    ],
  },
  extension: {
    fires: [
      ['in the transaction', { extensions: [{ type: 0, within: [] }] }, { type: 0 }],
      [
        'in a proposal',
        { extensions: [{ type: 9, within: [{ kind: 'wrapped' }] }] },
        { type: 9, within: [{ kind: 'wrapped' }] },
      ],
    ],
    silent: [['none', { extensions: [] }]],
  },
  'context-free': {
    fires: [
      [
        'in the transaction',
        { nested: [{ actionIndex: 0, within: [{ kind: 'context-free' }], actions: [] }] },
        { within: [{ kind: 'context-free' }] },
      ],
    ],
    silent: [
      [
        'authorized ones',
        { nested: [{ actionIndex: 0, within: [{ kind: 'wrapped' }], actions: [] }] },
      ],
    ],
  },
} satisfies Partial<Record<WarningRule, Vectors>>;
