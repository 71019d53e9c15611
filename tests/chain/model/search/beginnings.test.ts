import { expect, it } from 'vitest';
import { beginnings } from '#src/chain/model/search/beginnings.ts';

it('a name is looked for whole, then without up to three letters at its end', () => {
  expect(beginnings('alicewonder1')).toEqual([
    'alicewonder1',
    'alicewonder',
    'alicewonde',
    'alicewond',
  ]);
});

it('never fewer than three letters are left, but where fewer were typed', () => {
  expect(beginnings('bobby')).toEqual(['bobby', 'bobb', 'bob']);
  expect(beginnings('bp')).toEqual(['bp']);
});
