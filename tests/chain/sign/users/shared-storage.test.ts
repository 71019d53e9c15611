import { expect, it } from 'vitest';
import { sharedStorage, type TextStore } from '#src/chain/sign/users/storage.ts';

function memory(isDown = () => false): TextStore & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  const failed = () => Promise.reject(new Error('down'));
  return {
    kept,
    read: async (key) => (isDown() ? failed() : (kept.get(key) ?? null)),
    write: async (key, text) => (isDown() ? failed() : void kept.set(key, text)),
  };
}

/** A site's storage whose shared store can be switched off. */
function setUp() {
  let isDown = false;
  const shared = memory(() => isDown);
  const own = memory();
  const storage = sharedStorage(shared, own, {
    publish: (text) => text,
    restore: (text) => text,
    merge: (text, local) => `${text}+${local}`,
  });
  return { shared, own, storage, switchOff: (down: boolean) => void (isDown = down) };
}

it('merges only the texts that changed while the shared store did not respond', async () => {
  const { shared, storage, switchOff } = setUp();
  await storage.write('first', 'a');
  await storage.write('second', 'b');
  switchOff(true);
  await storage.write('first', 'local');
  switchOff(false);
  shared.kept.set('second', 'changed elsewhere');
  expect(await storage.read('second')).toBe('changed elsewhere');
  expect(await storage.read('first')).toBe('a+local');
});

it('merges a change once', async () => {
  const { shared, storage, switchOff } = setUp();
  switchOff(true);
  await storage.write('users', 'local');
  switchOff(false);
  shared.kept.set('users', 'shared');
  expect(await storage.read('users')).toBe('shared+local');
  shared.kept.set('users', 'changed elsewhere');
  expect(await storage.read('users')).toBe('changed elsewhere');
});

it('takes the shared text if its own changes were lost', async () => {
  const { shared, own, storage, switchOff } = setUp();
  switchOff(true);
  await storage.write('users', 'local');
  switchOff(false);
  own.kept.delete('users');
  shared.kept.set('users', 'shared');
  expect(await storage.read('users')).toBe('shared');
});
