import { beforeEach, expect, test, vi } from 'vitest';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { toLegacyKey, toModernKey } from '#src/chain/core/key.ts';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const store = () => import('#src/stores/key/generated-keys.ts');
const [one, other] = ['one', 'other'].map((name) => toModernKey(devnetPublicKey(name))) as [
  string,
  string,
];

test('a key made here is known on later visits, in one spelling and once', async () => {
  const { rememberGeneratedKey } = await store();
  rememberGeneratedKey(one);
  rememberGeneratedKey(toLegacyKey(one, 'FIO'));
  rememberGeneratedKey(other);
  vi.resetModules();
  expect((await store()).generatedKeys()).toEqual([one, other]);
});

test('what is no key is not read', async () => {
  localStorage.setItem('pronghorn-made-keys', JSON.stringify([5, 'PUB_K1_no', other]));
  expect((await store()).generatedKeys()).toEqual([other]);
  localStorage.setItem('pronghorn-made-keys', '{');
  expect((await store()).generatedKeys()).toEqual([]);
});

test('without storage a key is known until the page is closed', async () => {
  const { generatedKeys, rememberGeneratedKey } = await store();
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  rememberGeneratedKey(one);
  expect(generatedKeys()).toEqual([one]);
  set.mockRestore();
});

test('only the last ones are stored', async () => {
  const { generatedKeys, rememberGeneratedKey } = await store();
  for (let count = 0; count < 52; count++) rememberGeneratedKey(devnetPublicKey(`key ${count}`));
  expect(generatedKeys()).toHaveLength(50);
});
