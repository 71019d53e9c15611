import { cleanStores, type ReadableAtom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enqueue, $queue, setQueue } from '#src/stores/multisig/multisig.ts';
import { $multisigMode, setMultisigMode } from '#src/stores/multisig/multisig-mode.ts';

const payment = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: '', more: 2n ** 60n },
};

/** As a browser that blocks the site's data: each access to the storage itself throws. */
function refuseStorage(): void {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

/** What the next screen shows of a store, after the last one that used it was closed. */
function shownNext<T>(store: ReadableAtom<T>): T {
  cleanStores(store);
  return store.get();
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  setQueue([]);
  setMultisigMode(false);
});

describe('the queue of the next proposal', () => {
  test('is stored for this tab', () => {
    enqueue([payment]);
    const [first] = $queue.get();
    expect(first?.action.data).toMatchObject({ quantity: '1.0000 EOS', more: String(2n ** 60n) });
    $queue.set([]);
    expect(shownNext($queue)).toEqual([first]);
  });

  test('lasts as long as the page where the browser refuses its storage', () => {
    refuseStorage();
    enqueue([payment]);
    enqueue([payment]);
    expect(shownNext($queue)).toHaveLength(2);
    setQueue([]);
    expect(shownNext($queue)).toEqual([]);
  });
});

describe('multisig mode', () => {
  test('is stored for this tab', () => {
    setMultisigMode(true);
    $multisigMode.set(false);
    expect(shownNext($multisigMode)).toBe(true);
    setMultisigMode(false);
    expect(shownNext($multisigMode)).toBe(false);
  });

  test('is switched on and off where the browser refuses its storage', () => {
    refuseStorage();
    setMultisigMode(true);
    expect(shownNext($multisigMode)).toBe(true);
    setMultisigMode(false);
    expect(shownNext($multisigMode)).toBe(false);
  });
});
