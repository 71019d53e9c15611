import { describe, expect, it } from 'vitest';
import { dfuseDeferred, dfuseRows, dfuseTransaction } from '#src/chain/history/dfuse/rows.ts';

const play = { account: 'game', name: 'play', authorization: [], data: { n: 1 } };

const actionNames = (view: { actions: readonly { name: string }[] } | null) =>
  view?.actions.map(({ name }) => name);

describe('dfuse', () => {
  const trace = (name: string, inline_traces: unknown[] = []) => ({
    act: { account: 'game', name },
    inline_traces,
  });
  const found = (lifecycle: object, rest: object = {}) => ({ lifecycle, ...rest });

  it('lists rows newest first whichever end it was searched from', () => {
    const life = (id: string) => found({ execution_trace: { id, action_traces: [trace(id)] } });
    const names = (oldestFirst?: boolean) =>
      dfuseRows([life('a'), life('b')], oldestFirst).map(({ name }) => name);
    expect(names()).toEqual(['a', 'b']);
    expect(names(false)).toEqual(['a', 'b']);
    expect(names(true)).toEqual(['b', 'a']);
  });

  it('names the transaction by what ran, else by its life, else not at all', () => {
    const rows = [
      found({ id: 'cd', execution_trace: { id: 'ab', action_traces: [null, trace('one')] } }),
      found({ id: 'cd', execution_trace: { block_num: 7, action_traces: [trace('two')] } }),
      found({ execution_trace: { action_traces: [trace('three')] } }),
    ];
    expect(dfuseRows(rows).map((row) => [row.name, row.transactionId, row.blockNum])).toEqual([
      ['one', 'ab', 0],
      ['two', 'cd', 7],
      ['three', '', 0],
    ]);
  });

  it('counts what matched through what is nested, as deep as chains go', () => {
    let inner = trace('deepest');
    for (let level = 0; level < 63; level++) inner = trace(`at${level}`, [7, inner]);
    const at = (action_idx: number[], root: object) =>
      dfuseRows([found({ execution_trace: { id: 'a', action_traces: [root] } }, { action_idx })]);
    expect(at([63], inner).map(({ name }) => name)).toEqual(['deepest']);
    expect(at([64, 65], trace('over', [trace('more', [inner])]))).toEqual([]);
  });

  it('describes a transaction by its lifecycle if its execution is not reported', () => {
    const life = { id: 'cd', transaction: { actions: [play] }, execution_trace: {} };
    expect(dfuseTransaction(life)).toMatchObject({
      id: 'cd',
      blockNum: 0,
      blockTime: 0,
      status: 'executed',
      source: 'dfuse',
    });
    expect(actionNames(dfuseTransaction(life))).toEqual(['play']);
    expect(dfuseTransaction({ ...life, execution_trace: { id: 'ab' } })?.id).toBe('ab');
    expect(dfuseTransaction({ execution_trace: {} })?.id).toBe('');
    expect(dfuseTransaction(life)).not.toHaveProperty('createdBy');
  });

  it('describes a scheduled transaction by its scheduler', () => {
    const waits = { created_by: { sender: 'game' } };
    expect(dfuseDeferred(waits)).toMatchObject({
      id: '',
      sender: 'game',
      payer: '',
      published: null,
      source: 'dfuse',
    });
    expect(dfuseDeferred({ created_by: {} })).toBeNull();
    expect(dfuseDeferred({ ...waits, execution_trace: {} })).toBeNull();
  });
});
