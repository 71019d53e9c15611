import { beforeEach, expect, test, vi } from 'vitest';
import * as limits from '#src/chain/core/limits.ts';

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => ({ key: 'eos' }) }));

const {
  $pendingBytes,
  forgetExecuted,
  saveExecuted,
  savePending,
  pendingById,
  pendingDuplicate,
  settlePending,
  signedFor,
  unresolvedFor,
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
  savePending(bytes('a'));
  saveExecuted('a', 9);
  saveExecuted('a', 10);
  saveExecuted('b', 9);
  expect(pendingById('a')).toBeNull();
  expect(pendingDuplicate('a payment')).toBeNull();
  expect(signedFor('a payment')).toMatchObject([{ id: 'a', blockNum: 9 }]);
  savePending(bytes('c'));
  forgetExecuted('another payment');
  forgetExecuted('a payment');
  expect(idsOf()).toEqual(['c']);
});

test('one that a service has is never sent to a node, and remembered', () => {
  savePending({ ...bytes('a'), isDelivered: true });
  expect(pendingById('a')).toBeNull();
  expect(pendingDuplicate('a payment')).toBeNull();
  expect(unresolvedFor('a payment')).toMatchObject({ id: 'a' });
  saveExecuted('a', 9);
  expect(unresolvedFor('a payment')).toBeNull();
  expect(signedFor('a payment')).toMatchObject([{ id: 'a', blockNum: 9 }]);
});

test('one that expired is remembered for an hour', () => {
  const now = Date.now();
  savePending(bytes('old', now - limits.expiredRetentionMs - 1));
  savePending(bytes('late', now - limits.expiredRetentionMs + 10_000));
  expect(idsOf()).toEqual(['late']);
  expect(pendingById('late')).toBeNull();
  settlePending('late');
  expect(idsOf()).toEqual([]);
});

test('what can no longer be executed is removed first', () => {
  savePending(bytes('open'));
  for (let at = 0; at < limits.pendingTransactions; at++) {
    savePending(bytes(`executed ${at}`));
    saveExecuted(`executed ${at}`, 9);
  }
  expect(pendingById('open')).not.toBeNull();
  expect(signedFor('a payment')).toHaveLength(limits.pendingTransactions);
});

const KEY = 'pronghorn-pending/eos';
const storeAll = (all: unknown) => localStorage.setItem(KEY, JSON.stringify(all));

test('one that an earlier release stored is still pending and warned of', () => {
  const { intentKey, ...stored } = bytes('earlier');
  storeAll([{ ...stored, deed: intentKey }]);
  expect(pendingDuplicate('a payment')).toEqual(bytes('earlier', stored.expires));
  savePending(bytes('later'));
  expect(idsOf()).toEqual(['earlier', 'later']);
  expect(localStorage.getItem(KEY)).not.toContain('deed');
});

test('a malformed one in storage does not hide the others', () => {
  const without = { ...bytes('without a key'), intentKey: null };
  storeAll([bytes('a'), without, { ...without, deed: 7 }, null, 'text', bytes('b')]);
  expect(idsOf()).toEqual(['a', 'b']);
  for (const malformed of [null, 7, {}, 'text']) {
    storeAll(malformed);
    expect(idsOf()).toEqual([]);
  }
});

test('a stored list that is too long counts with its newest', () => {
  storeAll(Array.from({ length: limits.pendingTransactions + 1 }, (_, at) => bytes(String(at))));
  expect(idsOf()).toHaveLength(limits.pendingTransactions);
  expect(idsOf()).not.toContain('0');
});

test('one that could not be stored stays pending, whatever another tab stores', () => {
  let hear = (_: Pick<StorageEvent, 'key'>): void => undefined;
  vi.stubGlobal('addEventListener', (_: string, listen: typeof hear) => (hear = listen));
  vi.stubGlobal('removeEventListener', () => undefined);
  const stop = $pendingBytes.listen(() => undefined);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  savePending(bytes('own'));
  full.mockRestore();
  storeAll([bytes('another tab’s')]);
  hear({ key: KEY });
  expect(idsOf()).toEqual(['another tab’s', 'own']);
  savePending(bytes('later'));
  hear({ key: KEY });
  expect(idsOf()).toEqual(['another tab’s', 'own', 'later']);
  stop();
  vi.unstubAllGlobals();
});
