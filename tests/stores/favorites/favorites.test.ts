import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const store = () => import('#src/stores/favorites/favorites.ts');
const file = () => import('#src/stores/favorites/favorites-file.ts');

const alice = { type: 'account', name: 'alice', note: '', nickname: '', watched: false };
const bob = { ...alice, name: 'bob', note: 'the exchange' };

/** What an earlier visit left behind. */
async function left(kept: object) {
  const { settingsKey } = await import('#src/stores/settings/settings.ts');
  localStorage.setItem(settingsKey, JSON.stringify(kept));
  vi.resetModules();
}

test('are stored with their notes, the newest first', async () => {
  const { favorites, saveFavorite } = await store();
  saveFavorite(alice);
  saveFavorite(bob);
  expect(favorites()).toEqual([bob, alice]);
  vi.resetModules();
  expect((await store()).favorites()).toEqual([bob, alice]);
});

test('are stored as type and name', async () => {
  const { saveFavorite } = await store();
  saveFavorite(bob);
  const { $settings } = await import('#src/stores/settings/settings.ts');
  expect($settings.get().userFavorites).toEqual([{ type: 'account', name: 'bob' }]);
  expect($settings.get().favoriteNotes).toEqual({ 'account/bob': 'the exchange' });
});

test('a note is changed in its place, and goes with its favorite', async () => {
  const { favorites, saveFavorite, removeFavorite } = await store();
  saveFavorite(alice);
  saveFavorite(bob);
  saveFavorite({ ...alice, note: 'me' });
  expect(favorites()).toEqual([bob, { ...alice, note: 'me' }]);
  removeFavorite(bob);
  const { $settings } = await import('#src/stores/settings/settings.ts');
  expect($settings.get().favoriteNotes).toEqual({ 'account/alice': 'me' });
});

test('what was removed is restored in its place', async () => {
  const { favorites, saveFavorite, removeFavorite, restoreFavorite } = await store();
  for (const one of [alice, bob]) saveFavorite(one);
  removeFavorite(alice);
  restoreFavorite(alice, 1);
  expect(favorites()).toEqual([bob, alice]);
});

test('names that an earlier visit stored are accounts', async () => {
  await left({ userFavorites: ['alice', { type: 'account', name: 'bob' }] });
  expect((await store()).favorites()).toEqual([alice, { ...bob, note: '' }]);
});

test.each([
  { userFavorites: [null, 5, { name: 'x' }, {}], favoriteNotes: null },
  { userFavorites: 'alice', favoriteNotes: [] },
  { userFavorites: null },
])('%o is survived', async (kept) => {
  await left(kept);
  expect((await store()).favorites()).toEqual([]);
});

test('a nickname and a watch are stored, and removed with their favorite', async () => {
  const { favorites, saveFavorite, removeFavorite } = await store();
  const known = { ...bob, nickname: 'Bobby', watched: true };
  saveFavorite(alice);
  saveFavorite(known);
  vi.resetModules();
  expect((await store()).favorites()).toEqual([known, alice]);
  removeFavorite(known);
  expect(favorites()).toEqual([alice]);
});

test('a file brings nicknames where there were none', async () => {
  const { favorites, saveFavorite, mergeFavorites } = await store();
  const { favoritesFile, readFavoritesFile } = await file();
  saveFavorite({ ...alice, nickname: 'me' });
  saveFavorite(bob);
  const others = [
    { ...alice, nickname: 'her' },
    { ...bob, note: 'other', nickname: 'Bobby', watched: true },
  ];
  expect(mergeFavorites(readFavoritesFile(favoritesFile(others)) ?? [])).toBe(0);
  expect(favorites()).toEqual([
    { ...bob, nickname: 'Bobby' },
    { ...alice, nickname: 'me' },
  ]);
});

test('a file is cut to its bounds, and refused if it is too long', async () => {
  const { readFavoritesFile } = await file();
  const [long] = readFavoritesFile(JSON.stringify([{ ...bob, nickname: 'x'.repeat(99) }])) ?? [];
  expect(long?.nickname).toHaveLength(24);
  expect(readFavoritesFile(JSON.stringify([{ ...bob, watched: 'yes' }]))).toEqual([bob]);
  expect(readFavoritesFile(JSON.stringify([{ ...bob, nickname: 5 }]))).toBeNull();
  const rows = Array.from({ length: 2000 }, (_, at) => ({ name: `a${at}` }));
  expect(readFavoritesFile(JSON.stringify(rows))).toHaveLength(1000);
  expect(readFavoritesFile(JSON.stringify([{ ...bob, more: 'x'.repeat(1_000_000) }]))).toBeNull();
});

test('a file brings what is new, once, and notes where there were none', async () => {
  const { favorites, saveFavorite, mergeFavorites } = await store();
  const { favoritesFile, readFavoritesFile } = await file();
  saveFavorite({ ...bob, note: '' });
  const found = readFavoritesFile(favoritesFile([alice, bob, alice])) ?? [];
  expect(mergeFavorites(found)).toBe(1);
  expect(favorites()).toEqual([bob, alice]);
});

test.each(['', 'null', '5', '{}', '{"favorites":"x"}', '[{"name":5},{"name":""}]'])(
  'the file %o holds none',
  async (text) => {
    expect((await file()).readFavoritesFile(text)).toBeNull();
  },
);
