import { describe, expect, it } from 'vitest';
import { dexEntry, dexRows, dexTransaction } from '#src/chain/services/dex/history-rows.ts';

const TIME = '2026-01-01T00:00:00.500';
const MS = Date.UTC(2026, 0, 1, 0, 0, 0, 500);
const play = { account: 'game', name: 'play', authorization: [], data: { n: 1 } };

const actionNames = (view: { actions: readonly { name: string }[] } | null) =>
  view?.actions.map(({ name }) => name);

describe('the exchange’s service', () => {
  it.each([
    [
      'a node',
      {
        account_action_seq: 4,
        trx_id: 'ab',
        block_num: 7,
        block_time: TIME,
        action_trace: { act: play },
      },
    ],
    ['an index', { account_seq: '4', trx_id: 'ab', block_num: 7, '@timestamp': TIME, act: play }],
    [
      'an index that names things otherwise',
      { account_action_sequence: 4, transaction_id: 'ab', block_num: 7, block_time: TIME, ...play },
    ],
    [
      'an index with a time of its own',
      {
        account_seq: 4,
        trx_id: 'ab',
        block_num: 7,
        timestamp: TIME,
        '@timestamp': '2025-01-01T00:00:00',
        act: play,
      },
    ],
  ])('lists an entry in the form of %s', (_, entry) => {
    const read = dexEntry(entry);
    expect([read.sequence, read.transactionId]).toEqual([4, 'ab']);
    expect(dexRows([read])).toMatchObject([
      { name: 'play', data: { n: 1 }, transactionId: 'ab', blockNum: 7, blockTime: MS },
    ]);
  });

  it('lists an entry without a transaction or a number if none is reported', () => {
    for (const entry of [{ action_trace: { act: play } }, { act: play }]) {
      expect(dexEntry(entry)).toMatchObject({ sequence: null, transactionId: '' });
      expect(dexRows([dexEntry(entry)])).toMatchObject([{ transactionId: '', blockNum: 0 }]);
    }
  });

  it('lists rows newest first in either search order', () => {
    const entries = ['ab', 'cd'].map((trx_id) => dexEntry({ trx_id, act: play }));
    const ids = (oldestFirst?: boolean) =>
      dexRows(entries, oldestFirst).map(({ transactionId }) => transactionId);
    expect([ids(), ids(false), ids(true)]).toEqual([
      ['ab', 'cd'],
      ['ab', 'cd'],
      ['cd', 'ab'],
    ]);
  });

  const head = { id: 'ab', block_num: 7, block_time: TIME };
  const trx = { trx: { actions: [play] } };

  it.each([
    ['what was signed', { ...head, trx }, ['play']],
    ['traces', { ...head, traces: [{ action_ordinal: 1, act: play }] }, ['play']],
    [
      'the actions of an index',
      { actions: [{ act: play }, { ...play, name: 'win' }] },
      ['play', 'win'],
    ],
    ['a block and the actions of an index', { ...head, actions: [play] }, ['play']],
  ])('describes a transaction by %s', (_, answer, names) => {
    const view = dexTransaction('ab', answer);
    expect(actionNames(view)).toEqual(names);
    expect(view).toMatchObject({ id: 'ab', raw: answer, source: 'dex' });
  });

  it.each([[{}], [{ actions: [] }], [{ ...head, traces: [] }], [{ ...head, trx: {} }], [null]])(
    'finds no transaction in %j',
    (answer) => expect(dexTransaction('ab', answer)).toBeNull(),
  );
});
