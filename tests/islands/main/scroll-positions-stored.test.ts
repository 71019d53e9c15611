import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

test.each(['{', '{}', '5', '"text"', '[5]', '[null]', 'true'])(
  'stored scroll positions that are %s count as none',
  async (stored) => {
    sessionStorage.setItem('pronghorn.scroll', stored);
    const { scrollPositionOf } = await import('#src/islands/main/scroll-positions.ts');
    expect(scrollPositionOf(0, new URL('https://eos.example.org/'))).toBe(0);
  },
);
