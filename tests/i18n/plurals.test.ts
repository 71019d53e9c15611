import { expect, test } from 'vitest';
import { texts as ar } from '#src/i18n/areas/history/ar.ts';
import { texts as en } from '#src/i18n/areas/history/en.ts';
import { texts as es } from '#src/i18n/areas/history/es.ts';

test('actions that were checked are counted by the rules of each language', () => {
  const of = (texts: typeof en, count: number) => texts.checked(count, String(count), '1');
  expect([1, 2].map((count) => of(en, count))).toEqual([
    '1 action checked, 1 found',
    '2 actions checked, 1 found',
  ]);
  expect(of(es, 1)).toMatch(/^1 acción revisada,/);
  const arabic = [0, 1, 2, 3, 11, 100].map((count) => of(ar, count).split('،')[0]);
  expect(new Set(arabic).size).toBe(6);
  expect(arabic[3]).toBe('فُحصت 3 إجراءات');
  expect(arabic[4]).toBe('فُحص 11 إجراءً');
});
