import { describe, expect, it } from 'vitest';
import {
  deferredTransaction,
  readScheduledBy,
  timeOrNull,
} from '#src/chain/model/action/deferred.ts';
import { dexEntry, dexRows, dexTransaction } from '#src/chain/services/dex/history-rows.ts';
import { dfuseDeferred, dfuseRows, dfuseTransaction } from '#src/chain/history/dfuse/rows.ts';
import { hyperionRows } from '#src/chain/history/hyperion/rows.ts';
import { hyperionTransaction } from '#src/chain/history/hyperion/transaction.ts';
import { nativeRows } from '#src/chain/history/native/rows.ts';
import { nativeTransaction } from '#src/chain/history/native/transaction.ts';

const TIME = '2026-01-01T00:00:00.500';
const MS = Date.UTC(2026, 0, 1, 0, 0, 0, 500);
const play = { account: 'game', name: 'play', authorization: [], data: { n: 1 } };
const actionNames = (view: { actions: readonly { name: string }[] } | null) =>
  view?.actions.map(({ name }) => name);

describe('a transaction of Hyperion', () => {
  const entry = { act: play, action_ordinal: 1, block_num: 7, timestamp: TIME };

  it('is billed in the entry that says so, and signed in the one that says so', () => {
    const view = hyperionTransaction('ab', {
      trx_id: 'cd',
      actions: [
        null,
        { ...entry, signatures: [] },
        { ...entry, action_ordinal: 2, net_usage_words: 2, cpu_usage_us: 300 },
        { ...entry, action_ordinal: 3, signatures: ['SIG_K1_x'], net_usage_words: 9 },
      ],
    });
    expect(view).toMatchObject({
      id: 'cd',
      status: 'executed',
      netUsage: 16,
      cpuUsage: 300,
      signatures: ['SIG_K1_x'],
      blockNum: 7,
      blockTime: MS,
      delaySeconds: 0,
      expiration: null,
      source: 'hyperion',
    });
  });

  it('has the requested id and no costs if none are reported', () => {
    const later = { act: play, '@timestamp': TIME };
    expect(hyperionTransaction('ab', { actions: [later] })).toMatchObject({
      id: 'ab',
      netUsage: 0,
      cpuUsage: 0,
      signatures: [],
      blockNum: 0,
      blockTime: MS,
    });
  });
});

it('a Hyperion row has its time in either field, and no transaction if none is reported', () => {
  const rows = hyperionRows([
    { act: play, timestamp: TIME, global_sequence: 1 },
    { act: play, '@timestamp': TIME, global_sequence: 2, trx_id: 'ab', block_num: 7 },
  ]);
  expect(rows).toMatchObject([
    { transactionId: '', blockTime: MS, blockNum: 0 },
    { transactionId: 'ab', blockTime: MS, blockNum: 7 },
  ]);
});

describe('a row of a node', () => {
  const entry = { account_action_seq: 1, block_num: 7, block_time: TIME };

  it('reached who the trace says, or its receipt, or the contract', () => {
    const receivers = (action_trace: object) =>
      nativeRows([{ ...entry, action_trace: { act: play, ...action_trace } }])[0]?.receivers;
    expect(receivers({ receiver: 'bob', receipt: { receiver: 'carol' } })).toEqual(['bob']);
    expect(receivers({ receipt: { receiver: 'carol' } })).toEqual(['carol']);
    expect(receivers({})).toEqual(['game']);
  });

  it('has no transaction if none is reported', () => {
    const [row] = nativeRows([{ ...entry, action_trace: { act: play } }]);
    expect(row?.transactionId).toBe('');
  });

  it('pulls in what a claim was paid in the transaction of its claim', () => {
    const data = { from: 'eosio.vpay', to: 'alice', quantity: '1.0000 EOS' };
    const act = { account: 'eosio', name: 'claimrewards', data: { owner: 'alice' } };
    const inner = { act: { account: 'eosio.token', name: 'transfer', data } };
    const rows = nativeRows([
      { ...entry, action_trace: { act, inline_traces: [null, inner, { act: play }] } },
    ]);
    expect(rows.map(({ name, transactionId }) => [name, transactionId])).toEqual([
      ['transfer', ''],
      ['claimrewards', ''],
    ]);
  });
});

it('a transaction of a node without traces has what was signed', () => {
  const answer = { id: 'ab', block_num: 7, block_time: TIME };
  const trx = { receipt: {}, trx: { actions: [play] } };
  expect(actionNames(nativeTransaction({ ...answer, trx, traces: [] }))).toEqual(['play']);
});

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

describe('a scheduled transaction', () => {
  it('is one where it has an id, of any sender', () => {
    expect(deferredTransaction({ trx_id: 'ab' })).toMatchObject({
      id: 'ab',
      sender: '',
      payer: '',
      published: null,
      delayUntil: null,
      expiration: null,
      delaySeconds: 0,
      actions: [],
      source: 'block',
    });
    expect(deferredTransaction({ sender: 'game' })).toBeNull();
  });

  it.each([
    [
      { sender: 'game', payer: 'bob' },
      { sender: 'game', payer: 'bob' },
    ],
    [{ sender: 'game' }, { sender: 'game', payer: '' }],
    [{ payer: 'bob' }, { sender: '', payer: 'bob' }],
    [{}, null],
    [null, null],
  ])('by %j is known by that', (value, by) => {
    expect(readScheduledBy(value)).toEqual(by);
  });

  it('has no times if none are reported', () => {
    expect(timeOrNull(TIME)).toBe(MS);
    expect([undefined, '', 'soon', '1970-01-01T00:00:00'].map(timeOrNull)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

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
