import { describe, expect, test } from 'vitest';
import type { ActionView } from '#src/chain/model/action/action.ts';
import type { Nesting } from '#src/chain/model/signing/nested-actions.ts';
import type { Action } from '#src/chain/actions/action.ts';
import { namesToType } from '#src/chain/model/signing/warnings/warning.ts';
import { isPowerAction } from '#src/chain/model/permission/power-action.ts';
import { warningsOf } from '#src/chain/model/signing/warnings/warnings.ts';
import { proposalVectors } from './proposal-vectors.ts';
import {
  authority,
  facts,
  ownKey,
  pay,
  permission,
  strangersKey,
  systemCall,
  update,
} from './facts.ts';

const proposal: Nesting = { kind: 'proposal', proposer: 'carol', name: 'pay' };
const inline: Nesting = { kind: 'inline', contract: 'game' };
const view = (action: Action): ActionView => ({ ...action, hexData: null });

const found = (within: readonly Nesting[], ...actions: readonly ActionView[]) =>
  warningsOf(facts({ nested: [{ actionIndex: 0, within, actions }] }));

describe('a nested action', () => {
  test('is warned of with the place where it is', () => {
    expect(found([proposal], view(update(authority(1, strangersKey))))).toEqual([
      {
        rule: 'takeover',
        account: 'alice',
        permission: 'active',
        within: [proposal],
        holders: [{ kind: 'key', key: strangersKey, owner: { kind: 'unknown' } }],
      },
    ]);
  });

  test('that a contract sends is looked at for power alone', () => {
    const strange = view({ ...pay({ contract: 'fake', memo: 'http://x.example' }) });
    expect(found([inline], strange)).toEqual([]);
    expect(found([proposal, inline], strange)).toEqual([]);
    expect(found([inline], view(systemCall('setcode', { account: 'alice' })))).toEqual([
      { rule: 'code-change', account: 'alice', within: [inline] },
    ]);
  });

  test('that a contract sends and that cannot be decoded causes a warning', () => {
    const unread = { ...view(systemCall('updateauth', {})), data: null };
    expect(found([inline], unread)).toEqual([
      { rule: 'unreadable-power', contract: 'eosio', name: 'updateauth', within: [inline] },
    ]);
  });

  test('in a proposal is looked at for fraud too', () => {
    const rules = found([proposal], view(pay({ contract: 'fake', permission: 'owner' })));
    expect(rules.map(({ rule }) => rule)).toEqual([
      'foreign-token',
      'owner-permission',
      'unknown-contract',
    ]);
  });

  test('that links what another action gives away is warned of, wherever each of them is', () => {
    const auth = authority(1, strangersKey);
    const give = update(auth, 'claims');
    const link = systemCall('linkauth', {
      account: 'alice',
      code: 'eosio.token',
      type: 'transfer',
      requirement: 'claims',
    });
    const linked = (warnings: readonly { rule: string }[]) =>
      warnings.filter(({ rule }) => rule === 'assets-linked');
    const inside = (...actions: readonly Action[]) => [
      { actionIndex: 0, within: [proposal], actions: actions.map(view) },
    ];
    const apart = [
      facts({ actions: [give], nested: inside(link) }),
      facts({ actions: [link], nested: inside(give) }),
      facts({ nested: [...inside(give), ...inside(link)] }),
    ];
    for (const one of apart) expect(linked(warningsOf(one))).toHaveLength(1);
    const together = linked(warningsOf(facts({ nested: inside(give, link) })));
    expect(together).toEqual([expect.objectContaining({ within: [proposal] })]);
  });

  test('that sets code which acts as the account takes it over; uploaded by hand it is the user’s', () => {
    const code = systemCall('setcode', { account: 'alice', code: '00' });
    const rulesOf = (trusting: string, ...more: readonly string[]) => {
      const active = authority(1, ownKey, trusting, ...more);
      const permissions = new Map([['alice', [permission('active', active)]]]);
      const inside = { actionIndex: 0, within: [proposal], actions: [view(code)] };
      const rules = (warnings: readonly { rule: string }[]) => warnings.map(({ rule }) => rule);
      return {
        proposed: rules(warningsOf(facts({ permissions, nested: [inside] }))),
        signed: rules(warningsOf(facts({ permissions, actions: [code] }))),
      };
    };
    expect(rulesOf('alice@eosio.code').proposed).toContain('takeover');
    expect(rulesOf('alice@eosio.code').signed).toEqual(['code-change']);
    expect(rulesOf('game@eosio.code').proposed).not.toContain('takeover');
  });

  test('and another lock an account out if its permissions come to need each other', () => {
    const circle = (name: string, other: string) =>
      update({ ...authority(2, ownKey, `alice@${other}`) }, name);
    const inside = (action: Action) => ({
      actionIndex: 0,
      within: [proposal],
      actions: [view(action)],
    });
    const nested = [inside(circle('owner', 'active')), inside(circle('active', 'owner'))];
    const warnings = warningsOf(facts({ nested }));
    expect(warnings).toContainEqual({
      rule: 'unsatisfiable',
      account: 'alice',
      permission: 'owner',
      reason: 'needs-itself',
    });
  });

  test('causes no first-transfer or second-signer warning', () => {
    const other = [{ actor: 'dave', permission: 'active' }];
    expect(found([proposal], view({ ...pay({ to: 'carol' }), authorization: other }))).toEqual([]);
  });

  test('that could not be read is pointed out, and not by what it seems to lack', () => {
    const unread = { ...view(systemCall('newaccount', {})), data: null };
    expect(found([proposal], unread)).toEqual([
      { rule: 'unreadable-power', contract: 'eosio', name: 'newaccount', within: [proposal] },
    ]);
  });

  test('is pointed out beside the same one that is signed', () => {
    const change = update(authority(1, ownKey));
    const nested = [{ actionIndex: 0, within: [proposal], actions: [view(change)] }];
    const warnings = warningsOf(facts({ actions: [change], nested }));
    expect(warnings.map(({ within }) => within)).toEqual([undefined, [proposal]]);
  });
});

test('a grave warning of a nested action comes before a lesser one of a signed action', () => {
  const actions = [view(update(authority(1, strangersKey)))];
  const warnings = warningsOf(
    facts({
      actions: [pay({ permission: 'owner', contract: 'fake' })],
      nested: [{ actionIndex: 0, within: [proposal], actions }],
    }),
  );
  expect(warnings.map(({ rule }) => rule)).toEqual([
    'takeover',
    'foreign-token',
    'owner-permission',
    'unknown-contract',
  ]);
});

test('a warning of what is signed itself names no place', () => {
  const { proposals } = proposalVectors['unbound-approval'].fires[0]![1];
  const [warning] = warningsOf(facts({ ...(proposals && { proposals }) }));
  expect(warning).toMatchObject({ rule: 'unbound-approval' });
  expect(warning).not.toHaveProperty('within');
});

test('names are typed of accounts that change hands or are locked, each once', () => {
  const actions = [
    update(authority(1, strangersKey)),
    update(authority(1, strangersKey), 'owner'),
    update(authority(2, ownKey), 'active', 'bob'),
    systemCall('setcode', { account: 'carol' }),
  ];
  expect(namesToType(warningsOf(facts({ actions })))).toEqual(['alice', 'bob']);
});

test.each([
  'updateauth',
  'deleteauth',
  'linkauth',
  'unlinkauth',
  'newaccount',
  'newaccount2',
  'setcode',
  'setabi',
  'limitauthchg',
  'voteproducer',
  'voteproxy',
  'regproxy',
])('%s of the system changes power, and no other contract’s', (name) => {
  const systems = new Set(['eosio']);
  expect(isPowerAction({ account: 'eosio', name }, systems)).toBe(true);
  expect(isPowerAction({ account: 'game', name }, systems)).toBe(false);
  expect(isPowerAction({ account: 'eosio', name: 'buyram' }, systems)).toBe(false);
});
