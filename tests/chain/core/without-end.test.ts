import { expect, test } from 'vitest';
import { withoutEnd } from '#src/chain/core/without-end.ts';

test.each([
  ['aGk==', '=', 'aGk'],
  ['==a=', '=', '==a'],
  ['https://bp.example";', `"'>),;`, 'https://bp.example'],
  ['====', '=', ''],
  ['', '=', ''],
  ['abc', '', 'abc'],
])('%s without %s at its end is %s', (text, characters, rest) => {
  expect(withoutEnd(text, characters)).toBe(rest);
});
