import { beforeEach, expect, test, vi } from 'vitest';
import * as limits from '#src/chain/core/limits.ts';

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => ({ key: 'eos' }) }));

const {
  $pendingBytes,
  forgetExecuted,
  keepExecuted,
  keepPending,
  pendingById,
  pendingDuplicate,
  settlePending,
  signedFor,
} = await import('#src/stores/signing/pending-bytes.ts');

const bytes = (id: string, expires = Date.now() + 60_000) => ({
  id,
  packed: 'ab12',
  signatures: [],
  intentKey: 'a payment',
  delaySeconds: 0,
  sentTo: null,
  expires,
});
const idsOf = () => signedFor('a payment').map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  $pendingBytes.set([]);
});

test('one that a block has is not pending, and remembered until its user is informed', () => {
  keepPending(bytes('a'));
  keepExecuted('a', 9);
  keepExecuted('a', 10);
  keepExecuted('b', 9);
  expect(pendingById('a')).toBeNull();
  expect(pendingDuplicate('a payment')).toBeNull();
  expect(signedFor('a payment')).toMatchObject([{ id: 'a', blockNum: 9 }]);
  keepPending(bytes('c'));
  forgetExecuted('another payment');
  forgetExecuted('a payment');
  expect(idsOf()).toEqual(['c']);
});

test('one that expired is remembered for an hour', () => {
  const now = Date.now();
  keepPending(bytes('old', now - limits.expiredKeptMs - 1));
  keepPending(bytes('late', now - limits.expiredKeptMs + 10_000));
  expect(idsOf()).toEqual(['late']);
  expect(pendingById('late')).toBeNull();
  settlePending('late');
  expect(idsOf()).toEqual([]);
});

test('what cannot be executed any more is removed first', () => {
  keepPending(bytes('open'));
  for (let at = 0; at < limits.pendingKept; at++) {
    keepPending(bytes(`executed ${at}`));
    keepExecuted(`executed ${at}`, 9);
  }
  expect(pendingById('open')).not.toBeNull();
  expect(signedFor('a payment')).toHaveLength(limits.pendingKept);
});
