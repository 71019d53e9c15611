import { expect, test } from 'vitest';
import { nameFromBigint } from '#src/chain/core/name-bigint.ts';
import { warningsOf } from '#src/chain/model/signing/warnings/warnings.ts';
import { authority, facts, ownKey, pay, systemCall } from './facts.ts';

/** How often each of so many permission changes is looked at. Each is of another account. */
function looksAt(count: number): number {
  let looks = 0;
  const actions = Array.from({ length: count }, (_, at) => {
    const account = nameFromBigint(BigInt(at + 1) << 20n);
    const data = { permission: 'claims', parent: 'active', auth: authority(1, ownKey) };
    Object.defineProperty(data, 'account', {
      enumerable: true,
      get: () => {
        looks += 1;
        return account;
      },
    });
    return { ...systemCall('updateauth', data), hexData: '' };
  });
  const within = [{ kind: 'proposal', proposer: 'mallory', name: 'p' }] as const;
  warningsOf(facts({ actions: [pay()], nested: [{ actionIndex: 0, within, actions }] }));
  return looks / count;
}

test('a proposal that changes many accounts is read in a time that grows with them, not with their square', () => {
  expect(looksAt(400)).toBeLessThan(looksAt(40) * 1.5);
});
