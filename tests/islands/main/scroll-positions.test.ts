import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const STORED = 'pronghorn.scroll';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  sessionStorage.clear();
});

const positionIn = async (stored: string) => {
  sessionStorage.setItem(STORED, stored);
  const { scrollPositionOf } = await import('#src/islands/main/scroll-positions.ts');
  return scrollPositionOf(2, new URL('https://explorer.example/eos/vote?page=3'));
};

test('reads the position that was stored for an entry of the history', async () => {
  expect(await positionIn(JSON.stringify([{ entry: '2 /eos/vote?page=3', top: 720 }]))).toBe(720);
});

test.each(['{', 'null', '{}', '[1]', '[null]', '[{"entry":"2 /eos/vote?page=3","top":"720"}]'])(
  'begins at the top where the storage is damaged: %s',
  async (stored) => {
    expect(await positionIn(stored)).toBe(0);
  },
);
