import { afterEach, expect, it, vi } from 'vitest';
import { sharedKey } from '#src/chain/sign/users/storage-host.ts';
import { usersEntry } from '#src/chain/sign/users/users-entry.ts';
import { browserStorage } from '#src/chain/sign/users/storage.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(methods: Partial<Storage>) {
  vi.stubGlobal('localStorage', methods);
}

it('keeps sessions in the local storage, under its prefix', async () => {
  const kept = new Map<string, string>();
  stubStorage({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  });
  const storage = browserStorage('test-');
  await storage.write('session', 'alice');
  expect([...kept]).toEqual([['test-session', 'alice']]);
  expect(await browserStorage('test-').read('session')).toBe('alice');
});

it('has the users where a page looks before it reads them', async () => {
  const kept = new Map<string, string>();
  stubStorage({ setItem: (key, value) => void kept.set(key, value) });
  await browserStorage().write(sharedKey, '{}');
  expect([...kept.keys()]).toEqual([usersEntry]);
});

it('lasts for the page where the browser forbids storing', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  stubStorage({ getItem: refuse, setItem: refuse });
  const storage = browserStorage();
  expect(await storage.read('session')).toBeNull();
  await storage.write('session', 'alice');
  expect(await storage.read('session')).toBe('alice');
});

it('reads the newest where the store became full', async () => {
  stubStorage({
    getItem: () => 'old',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const storage = browserStorage();
  await storage.write('session', 'new');
  expect(await storage.read('session')).toBe('new');
});

it('reads the stored text once storing works again', async () => {
  let isFull = true;
  let stored = 'old';
  stubStorage({
    getItem: () => stored,
    setItem: (_key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored = value;
    },
  });
  const storage = browserStorage();
  await storage.write('session', 'lasts for the page');
  isFull = false;
  await storage.write('session', 'stored');
  expect(await storage.read('session')).toBe('stored');
});
