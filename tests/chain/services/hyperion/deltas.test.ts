import { describe, expect, test } from 'vitest';
import { hyperionDeltas } from '#src/chain/services/hyperion/deltas.ts';

const row = {
  code: 'eosio.token',
  table: 'accounts',
  scope: 'alice',
  primary_key: '5459781',
  payer: 'alice',
  present: 1,
  block_num: 7,
  data: { amount: 1, symbol: 'EOS' },
};

describe('rows that a block wrote', () => {
  test('have the fields that an index keeps beside them', () => {
    const apart = { '@accounts': { amount: 1, symbol: 'EOS' } };
    const changes = hyperionDeltas(
      [
        { ...row, ...apart, data: { released: true } },
        { ...row, ...apart, data: undefined },
        { ...row, '@delband': { from: 'bob' } },
      ],
      7,
    );
    expect(changes.map(({ after }) => after?.json)).toEqual([
      { amount: 1, symbol: 'EOS', released: true },
      { amount: 1, symbol: 'EOS' },
      row.data,
    ]);
  });

  test('are written or removed, with their content', () => {
    const [written, removed] = hyperionDeltas([row, { ...row, present: false }], 7);
    expect(written).toMatchObject({
      kind: 'write',
      contract: 'eosio.token',
      table: 'accounts',
      scope: 'alice',
      key: '5459781',
      before: null,
      after: { payer: 'alice', json: { amount: 1, symbol: 'EOS' } },
    });
    expect(removed).toMatchObject({ kind: 'remove', after: null });
    const [older] = hyperionDeltas([{ ...row, present: 0, primary_key: 7, value: '01' }], 7);
    expect(older).toMatchObject({ kind: 'remove', key: '7', before: { hex: '01' }, after: null });
  });

  test('exclude rows of other blocks', () => {
    expect(hyperionDeltas([row, { ...row, block_num: 8 }], 7)).toHaveLength(1);
  });

  test('accept any response without an exception', () => {
    const odd = [null, 1, 'x', {}, { ...row, code: 7 }, { ...row, table: '' }];
    expect(hyperionDeltas(odd, 7)).toEqual([]);
    expect(hyperionDeltas(null, 7)).toEqual([]);
    const [bare] = hyperionDeltas([{ code: 'a', table: 'b', block_num: 7, scope: {} }], 7);
    expect(bare).toMatchObject({ scope: '', key: '', after: { payer: '', hex: null, json: null } });
  });
});
