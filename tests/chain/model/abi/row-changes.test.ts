import { describe, expect, it } from 'vitest';
import { rowChanges } from '#src/chain/model/abi/row-changes.ts';

describe('changes between two pages of rows', () => {
  const alice = { owner: 'alice', votes: '10' };
  const bob = { owner: 'bob', votes: '20' };

  it('are none where nothing changed, in whatever order', () => {
    expect(rowChanges([alice, bob], [bob, alice])).toEqual([]);
  });

  it('are the fields of a row with the same first field', () => {
    const after = { owner: 'bob', votes: '21', url: 'x' };
    expect(rowChanges([alice, bob], [alice, after])).toEqual([
      { kind: 'changed', key: 'bob', field: 'votes', before: '20', after: '21' },
      { kind: 'changed', key: 'bob', field: 'url', before: undefined, after: 'x' },
    ]);
  });

  it('are rows that came and went', () => {
    expect(rowChanges([alice], [alice, bob])).toEqual([{ kind: 'added', key: 'bob' }]);
    expect(rowChanges([alice, bob], [bob])).toEqual([{ kind: 'removed', key: 'alice' }]);
  });

  it('are those of the one row whose first field is what changed', () => {
    expect(rowChanges([{ balance: '1.0000 A' }], [{ balance: '2.0000 A' }])).toEqual([
      { kind: 'changed', key: '2.0000 A', field: 'balance', before: '1.0000 A', after: '2.0000 A' },
    ]);
  });

  it('distinguish rows with the same first field', () => {
    const loan = (id: number) => ({ from: 'alice', id });
    expect(rowChanges([loan(1), loan(2)], [loan(1), loan(3)])).toEqual([
      { kind: 'changed', key: 'alice (2)', field: 'id', before: 2, after: 3 },
    ]);
  });

  it('take rows without fields', () => {
    expect(rowChanges([{}], [{}])).toEqual([]);
  });
});
