import { expect } from 'vitest';
import type { WarningRule } from '#src/chain/model/signing/warnings/warning.ts';
import {
  ownKey,
  bobsKey,
  strangersKey,
  authority,
  permission,
  update,
  unknown,
  owned,
  elsewhere,
  type Vectors,
} from './facts.ts';

/** An account with one permission, which these levels satisfy. */
const relying = (level: string, ...on: readonly string[]) => {
  const [account = '', name = ''] = level.split('@');
  return new Map([[account, [permission(name, authority(1, ...on))]]]);
};

const waiting = (threshold: number, ...weights: number[]) => ({
  ...authority(threshold, ownKey),
  waits: weights.map((weight, at) => ({ wait_sec: 60 + at, weight })),
});

export const takeoverVectors = {
  takeover: {
    fires: [
      [
        'active to a key nobody knows',
        { actions: [update(authority(1, strangersKey))] },
        {
          account: 'alice',
          permission: 'active',
          holders: [{ kind: 'key', key: strangersKey, owner: unknown }],
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
            { kind: 'key', key: ownKey, owner: { kind: 'own' } },
            { kind: 'key', key: bobsKey, owner: { kind: 'accounts', accounts: ['bob'] } },
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
              owner: { kind: 'accounts', accounts: ['bob'] },
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
            { kind: 'key', key: ownKey, owner: { kind: 'own' } },
            { kind: 'anyone', owner: unknown },
          ],
        },
      ],
      [
        'anybody who waits, where nobody could before',
        {
          permissions: owned(authority(1, ownKey), waiting(3, 1, 1)),
          actions: [update(waiting(2, 1, 1))],
        },
        { holders: expect.arrayContaining([{ kind: 'anyone', owner: unknown }]) },
      ],
      [
        'text in the place of a key',
        { actions: [update(authority(1, 'no key'))] },
        { holders: [{ kind: 'key', key: 'no key', owner: unknown }] },
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
            { kind: 'key', key: ownKey, owner: { kind: 'own' } },
            {
              kind: 'account',
              actor: 'alice',
              permission: 'votes',
              owner: { kind: 'lower' },
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
          systemContracts: new Set(['eosio', 'core.vaulta']),
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
} satisfies Partial<Record<WarningRule, Vectors>>;
