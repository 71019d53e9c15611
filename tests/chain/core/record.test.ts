import { expect, it } from 'vitest';
import { isRecord } from '#src/chain/core/record.ts';

it.each([
  [{}, true],
  [{ name: 'alice' }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['{}', false],
  [0, false],
])('takes %j as a record: %j', (value, is) => {
  expect(isRecord(value)).toBe(is);
});
