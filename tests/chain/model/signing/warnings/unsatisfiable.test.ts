import { describe, expect, test } from 'vitest';
import type { PermissionView } from '#src/chain/model/permission/permission.ts';
import { unsatisfiableReason } from '#src/chain/model/signing/warnings/unsatisfiable.ts';
import { warningsOf } from '#src/chain/model/signing/warnings/warnings.ts';
import type { SigningFacts } from '#src/chain/model/signing/warnings/facts.ts';
import { facts, pay, systemCall } from './facts.ts';

const key = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
const of = { account: 'alice', permission: 'active' };

/** An authority by whom it names, a weight of 1 each, `key` and `wait` among them. */
function authority(threshold: number, ...names: string[]) {
  const accounts = names.filter((name) => name !== 'key' && name !== 'wait');
  return {
    threshold,
    keys: names.filter((name) => name === 'key').map(() => ({ key, weight: 1 })),
    waits: names.filter((name) => name === 'wait').map(() => ({ seconds: 60, weight: 1 })),
    accounts: accounts.map((actor) => ({ actor, permission: 'active', weight: 1 })),
  };
}

const reason = (given: ReturnType<typeof authority>, known: Record<string, typeof given>) => {
  const permissions = Object.entries(known).map(([actor, own]) => {
    const view: PermissionView = { ...own, name: 'active', parent: null, linked: [], children: [] };
    return [actor, [view]] as const;
  });
  return unsatisfiableReason(given, of, { permissions: new Map(permissions), missing: new Set() });
};

describe('an authority that needs itself', () => {
  test.each([
    ['right away', authority(1, 'alice'), {}],
    ['by way of another', authority(1, 'bob'), { bob: authority(1, 'alice') }],
    [
      'by way of two others in a row',
      authority(1, 'bob'),
      { bob: authority(1, 'carol'), carol: authority(1, 'alice') },
    ],
    [
      'by two ways that meet',
      authority(1, 'bob'),
      {
        bob: authority(1, 'carol', 'dave'),
        carol: authority(1, 'dave'),
        dave: authority(1, 'alice'),
      },
    ],
    [
      'beside a key and a wait that do not reach',
      authority(1, 'bob'),
      { bob: authority(3, 'key', 'wait', 'alice') },
    ],
  ])('%s can never be satisfied', (_, given, known) => {
    expect(reason(given, known)).toBe('needs-itself');
  });

  test.each([
    ['nothing is known of', authority(1, 'bob'), {}],
    ['a key stands in for', authority(1, 'bob'), { bob: authority(1, 'alice', 'key') }],
    ['a wait stands in for', authority(1, 'bob'), { bob: authority(1, 'alice', 'wait') }],
    ['another account stands in for', authority(1, 'bob'), { bob: authority(1, 'alice', 'carol') }],
    [
      'a key and a wait together stand in for',
      authority(1, 'bob'),
      { bob: authority(2, 'alice', 'key', 'wait') },
    ],
    [
      'others stand in for, though they name each other',
      authority(1, 'bob'),
      { bob: authority(1, 'carol', 'key'), carol: authority(1, 'bob') },
    ],
    ['names others in a circle without it', authority(1, 'bob'), { bob: authority(1, 'bob') }],
  ])('but that %s may be satisfied', (_, given, known) => {
    expect(reason(given, known)).toBeNull();
  });
});

describe('nothing is pointed out', () => {
  const silent = (change: Partial<SigningFacts>) => expect(warningsOf(facts(change))).toEqual([]);

  test('of a name that is known, though another known name is like it', () => {
    silent({ knownNames: ['bob11', 'bobll'], actions: [pay({ to: 'bob11' })], paidBefore: null });
  });

  test('of a receiver that is no name, of which no account can be meant', () => {
    silent({ actions: [pay({ to: 'binancecle0s' })], paidBefore: null });
  });

  test('of parties that are no payment’s', () => {
    const { data } = pay({ to: 'binancecleos', memo: '' });
    silent({ actions: [systemCall('setpriv', data)] });
    silent({ actions: [{ ...pay(), data: { ...data, from: '' } }] });
    silent({ actions: [{ ...pay(), data: { ...data, to: '' } }] });
  });
});

test('a link in a memo is pointed out however it is written', () => {
  for (const memo of ['see https://bit.ly/x', 'SEE HTTPS://BIT.LY/X'])
    expect(warningsOf(facts({ actions: [pay({ memo })] })), memo).toEqual([
      { rule: 'memo-link', to: 'bob' },
    ]);
});
