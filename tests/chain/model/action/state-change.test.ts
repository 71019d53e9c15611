import { describe, expect, it } from 'vitest';
import { noStateChanges, readStateChanges } from '#src/chain/model/action/state-change.ts';

const changed = { op: 'INS', action_idx: 0, account: 'game', table: 'rows' };
const tables = (...dbops: unknown[]) => readStateChanges(dbops, null).tables;
const first = (dbop: object) => tables({ ...changed, ...dbop }).get(0)?.[0];

const row = (n: number) => ({ payer: 'alice', hex: '01', json: { n } });

describe('what actions did to tables', () => {
  it.each([
    ['INS', 'insert', null, row(2)],
    ['UPD', 'update', row(1), row(2)],
    ['REM', 'remove', row(1), null],
    ['insert', 'insert', null, row(2)],
    ['OPERATION_UPDATE', undefined, undefined, undefined],
    ['', undefined, undefined, undefined],
    [undefined, undefined, undefined, undefined],
  ])('is by %j: %s', (op, kind, before, after) => {
    const change = first({ op, old: row(1), new: row(2) });
    expect([change?.kind, change?.before, change?.after]).toEqual([kind, before, after]);
  });

  it('is read with the field names of either version', () => {
    const reported = { contract: 'game', table: 'rows', scope: 'alice', key: 'k' };
    expect(first({ scope: 'alice', key: 'k' })).toMatchObject(reported);
    const other = { op: 'INS', action_index: 0, code: 'game', table_name: 'rows' };
    const [change] = tables({ ...other, scope: 'alice', primary_key: 'k' }).get(0) ?? [];
    expect(change).toMatchObject(reported);
  });

  it('is without names if none are reported', () => {
    expect(tables({ op: 'REM', action_idx: 0 }).get(0)).toEqual([
      { kind: 'remove', contract: '', table: '', scope: '', key: '', before: null, after: null },
    ]);
  });

  it('has the reported parts of a row', () => {
    expect(first({ new: {} })?.after).toEqual({ payer: '', hex: null, json: null });
    expect(first({ new: 'row' })?.after).toBeNull();
    expect(first({})?.after).toBeNull();
  });

  it('is filed by the position of the action, in order', () => {
    const reported = tables(
      { ...changed, key: 'a' },
      { ...changed, key: 'b', action_idx: 3 },
      { ...changed, key: 'c' },
      { ...changed, key: 'd', action_idx: undefined },
      { ...changed, key: 'e', op: 'TOUCH' },
      null,
    );
    const keys = [...reported].map(([index, changes]) => [index, changes.map(({ key }) => key)]);
    expect(keys).toEqual([
      [0, ['a', 'c']],
      [3, ['b']],
    ]);
  });
});

describe('what actions did to RAM', () => {
  it('keep the words of the source', () => {
    const ramops = [
      { op: 'primary_index_add', action_idx: 1, payer: 'alice', delta: 120, usage: 4000 },
      { action_idx: 1 },
      { op: 'lost', delta: 8 },
    ];
    expect([...readStateChanges(null, ramops).ram]).toEqual([
      [
        1,
        [
          { kind: 'primary_index_add', payer: 'alice', delta: 120, usage: 4000 },
          { kind: '', payer: '', delta: 0, usage: 0 },
        ],
      ],
    ]);
  });

  it('are empty if nothing is reported', () => {
    expect(readStateChanges(undefined, {})).toEqual(noStateChanges);
  });
});
