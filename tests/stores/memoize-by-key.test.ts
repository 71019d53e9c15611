import { expect, test } from 'vitest';
import { memoizeByKey } from '#src/stores/memoize-by-key.ts';

test('shared stores are the same for each caller, as long as they are among the latest', () => {
  const storeOf = memoizeByKey((of: string) => ({ of }));
  const first = storeOf('first');
  for (let of = 0; of < 150; of += 1) storeOf(String(of));
  expect(storeOf('first')).toBe(first);
  for (let of = 0; of < 250; of += 1) storeOf(String(of));
  expect(storeOf('first')).not.toBe(first);
});
