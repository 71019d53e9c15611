import { describe, expect, it } from 'vitest';
import { hyperionTraces } from '#src/chain/history/hyperion/traces.ts';
import { actionRowKey, type ActionTrace } from '#src/chain/model/action/action.ts';
import { asTrace } from '#src/chain/model/action/as-trace.ts';
import { nodeTraces } from '#src/chain/model/action/node-traces.ts';
import { readAction, readAuthorization, readDigest } from '#src/chain/model/action/read-action.ts';
import { readRamDeltas, readReturned } from '#src/chain/model/action/trace-fields.ts';
import { readReceipt, readSigned } from '#src/chain/model/action/receipt.ts';
import { row } from '../../history/rows.ts';

const bare = { account: '', name: '', authorization: [], data: null, hexData: null };

describe('a decoded action', () => {
  it.each<[unknown, object]>([
    [null, bare],
    [{}, bare],
    [
      { account: 'game', name: 'play' },
      { ...bare, account: 'game', name: 'play' },
    ],
    [{ action: 'play' }, { ...bare, name: 'play' }],
    [
      { data: { n: 1 }, hex_data: '01' },
      { ...bare, data: { n: 1 }, hexData: '01' },
    ],
    [{ data: { n: 1 } }, { ...bare, data: { n: 1 } }],
    [{ data: '01' }, { ...bare, hexData: '01' }],
    [{ data: '{"n":9007199254740993}' }, { ...bare, data: { n: '9007199254740993' } }],
    [
      { data: '{"n":1}', hex_data: '01' },
      { ...bare, data: { n: 1 }, hexData: '01' },
    ],
    [{ data: '{cut' }, { ...bare, hexData: '{cut' }],
    [{ data: '' }, { ...bare, data: {}, hexData: '' }],
    [
      { data: {}, hex_data: '' },
      { ...bare, data: {}, hexData: '' },
    ],
    [
      { data: '01', hex_data: '' },
      { ...bare, hexData: '01' },
    ],
    [{ data: [1] }, bare],
  ])('%j has the reported fields', (value, action) => {
    expect(readAction(value)).toEqual(action);
  });

  it('is authorized by accounts, in the words of nodes and of trace_api', () => {
    const reported = [
      { actor: 'alice', permission: 'active' },
      { account: 'bob', permission: 'owner' },
      { actor: 'carol' },
      { permission: 'active' },
      null,
    ];
    expect(readAuthorization(reported)).toEqual([
      { actor: 'alice', permission: 'active' },
      { actor: 'bob', permission: 'owner' },
      { actor: 'carol', permission: '' },
    ]);
  });

  it('has RAM changes only with account and bytes', () => {
    const reported = [
      { account: 'alice', delta: 8 },
      { account: 'bob', delta: '-16' },
      { account: 'carol' },
      { delta: 8 },
      { account: 7, delta: 8 },
    ];
    expect(readRamDeltas(reported)).toEqual([
      { account: 'alice', bytes: 8 },
      { account: 'bob', bytes: -16 },
    ]);
  });

  it('has digest and return value fields only if they are reported', () => {
    expect(readDigest('ab')).toStrictEqual({ digest: 'ab' });
    expect(readDigest('')).toStrictEqual({});
    expect(readReturned('07', 7)).toStrictEqual({ returned: { hex: '07', data: 7 } });
    expect(readReturned('07', undefined)).toStrictEqual({ returned: { hex: '07', data: null } });
    expect(readReturned('', 7)).toStrictEqual({});
  });

  it('that never ran takes the place of its trace', () => {
    const action = readAction({ account: 'game', name: 'play' });
    expect(asTrace(action, 4)).toEqual({
      ...action,
      ordinal: 5,
      receivers: ['game'],
      globalSequence: null,
      console: '',
      ramDeltas: [],
      inline: [],
    });
  });

  it('has a history key from its sequence, or else from its content', () => {
    const one = { ...row(), globalSequence: null };
    expect(actionRowKey({ ...one, globalSequence: '7' })).toBe('7');
    expect(actionRowKey(one)).toBe(actionRowKey({ ...one, blockNum: 1, receivers: [] }));
    for (const other of [{ transactionId: 'x' }, { account: 'x' }, { name: 'x' }, { data: null }])
      expect(actionRowKey({ ...one, ...other })).not.toBe(actionRowKey(one));
  });
});

describe('a receipt', () => {
  it('is one of an execution where it does not say', () => {
    expect(readReceipt({ status: 'expired', cpu_usage_us: '7', net_usage_words: 2 })).toEqual({
      status: 'expired',
      cpuUsage: 7,
      netUsage: 16,
    });
    const none = { status: 'executed', cpuUsage: 0, netUsage: 0 };
    expect(readReceipt({ status: 'invented' })).toEqual(none);
    expect(readReceipt(null)).toEqual(none);
  });

  it('has no time of expiry where what was signed names none', () => {
    expect(readSigned({}).expiration).toBeNull();
    expect(readSigned({ expiration: '2026-01-01T00:00:00' }).expiration).toBe(Date.UTC(2026, 0, 1));
  });
});

describe('a trace of a node', () => {
  const act = (name: string) => ({ account: 'game', name });
  const changes = {
    tables: new Map([
      [
        1,
        [
          {
            kind: 'write' as const,
            contract: 'game',
            table: 'rows',
            scope: '',
            key: '',
            before: null,
            after: null,
          },
        ],
      ],
    ]),
    ram: new Map([[1, [{ kind: 'add', payer: 'game', delta: 8, usage: 8 }]]]),
  };

  it.each([
    [
      'flat',
      [
        { action_ordinal: 1, act: act('play') },
        { action_ordinal: 2, creator_action_ordinal: 1, act: act('win') },
      ],
    ],
    ['nested', [{ act: act('play'), inline_traces: [7, { act: act('win') }] }]],
  ])('listed %s has the table changes at its position', (_, traces) => {
    const [play] = nodeTraces([null, ...traces], changes);
    expect(Object.keys(play ?? {})).not.toContain('tableChanges');
    expect(Object.keys(play ?? {})).not.toContain('ramOperations');
    expect(play?.inline).toMatchObject([
      { name: 'win', tableChanges: changes.tables.get(1), ramOperations: changes.ram.get(1) },
    ]);
    const [quiet] = nodeTraces(traces);
    expect(quiet?.inline[0]).not.toHaveProperty('tableChanges');
  });

  it('is a root without a creator, and has no console without console output', () => {
    const [only] = nodeTraces([{ action_ordinal: 1, act: act('play') }]);
    expect(only).toMatchObject({ ordinal: 1, console: '', receivers: ['game'] });
  });

  it('is read in the order written where only some traces have a place', () => {
    const traces = [
      { act: act('play'), inline_traces: [{ act: act('win') }] },
      { action_ordinal: 1, creator_action_ordinal: 2, act: act('quit') },
    ];
    const tree = nodeTraces(traces);
    expect(tree.map(({ name }) => name)).toEqual(['play', 'quit']);
    expect(tree[0]?.inline.map(({ name }) => name)).toEqual(['win']);
  });

  it('is followed inside others as deep as 64 levels', () => {
    let trace: Record<string, unknown> = { act: act('deepest') };
    for (let level = 0; level < 70; level++) trace = { act: act('outer'), inline_traces: [trace] };
    const count = (traces: readonly ActionTrace[]): number =>
      traces.reduce((sum, { inline }) => sum + 1 + count(inline), 0);
    expect(count(nodeTraces([trace]))).toBe(65);
  });
});

describe('a trace of Hyperion', () => {
  it('keeps its list position if no other is reported', () => {
    const [first, second] = hyperionTraces([
      { act: { account: 'game', name: 'play' } },
      { act: { account: 'game', name: 'win' }, console: 'hi', creator_action_ordinal: 0 },
    ]);
    expect(first).toMatchObject({ ordinal: 1, console: '', receivers: ['game'] });
    expect(second).toMatchObject({ ordinal: 2, console: 'hi' });
  });

  it.each([
    [{ receipts: [{ receiver: 'bob' }, {}, null] }, ['game', 'bob']],
    [{ notified: ['bob', '', 7] }, ['game', 'bob']],
    [{ receiver: 'bob' }, ['game', 'bob']],
    [{ receiver: 'bob', notified: ['carol'] }, ['game', 'carol', 'bob']],
  ])('has its contract as first receiver, then the ones in %j', (fields, receivers) => {
    const act = { account: 'game', name: 'play' };
    expect(hyperionTraces([{ act, ...fields }])[0]?.receivers).toEqual(receivers);
  });

  it('has only the reported receivers if it names no contract', () => {
    expect(hyperionTraces([{ act: {}, receiver: 'bob' }])[0]?.receivers).toEqual(['bob']);
  });

  it('keeps a figure of its own called amount', () => {
    const data = { quantity: '1.0000 EOS', amount: '7', symbol: 'x' };
    expect(hyperionTraces([{ act: { account: 'game', name: 'bet', data } }])[0]?.data).toEqual(
      data,
    );
  });

  it('hangs below the action whose receiver sent it, in the order in which they ran', () => {
    const entry = (ordinal: number, creator: number, sequence: number, receivers: string[]) => ({
      action_ordinal: ordinal,
      creator_action_ordinal: creator,
      global_sequence: sequence,
      act: { account: receivers[0], name: `act${ordinal}` },
      receipts: receivers.map((receiver) => ({ receiver })),
    });
    // The second root ran last: the place 3 is of a receiver of the first, 4 of one of the second.
    const actions = [
      entry(2, 0, 20, ['b', 'x']),
      entry(1, 0, 10, ['a', 'x']),
      entry(5, 3, 12, ['log']),
      entry(6, 4, 22, ['log']),
    ];
    const tree = hyperionTraces(actions);
    expect(tree.map(({ name, inline }) => [name, ...inline.map((one) => one.name)])).toEqual([
      ['act1', 'act5'],
      ['act2', 'act6'],
    ]);
  });

  it('is below a receiver that was notified before a later root ran', () => {
    const entry = (ordinal: number, creator: number, sequence: number, receivers: string[]) => ({
      action_ordinal: ordinal,
      creator_action_ordinal: creator,
      global_sequence: sequence,
      act: { account: receivers[0], name: `act${ordinal}` },
      receipts: receivers.map((receiver) => ({ receiver })),
    });
    // Place 5 is of the receiver of 4, which ran before 2, and 7 of the receiver of 2.
    const actions = [
      entry(1, 0, 1, ['a', 'x']),
      entry(2, 0, 9, ['b', 'y']),
      entry(4, 3, 3, ['log', 'z']),
      entry(6, 5, 5, ['end']),
      entry(8, 7, 11, ['end']),
    ];
    const reported = (trace: ActionTrace): unknown => [trace.name, ...trace.inline.map(reported)];
    expect(hyperionTraces(actions).map(reported)).toEqual([
      ['act1', ['act4', ['act6']]],
      ['act2', ['act8']],
    ]);
  });
});

describe('traces of nodes', () => {
  it('with data a node could not decode keep the hex', () => {
    expect(readAction({ account: 'a', name: 'b', data: 'c0ffee' })).toMatchObject({
      data: null,
      hexData: 'c0ffee',
    });
  });

  it('with no data have nothing to decode', () => {
    for (const empty of [{ data: '' }, { hex_data: '' }, { data: '', hex_data: '' }])
      expect(readAction({ account: 'cosign', name: 'noop', ...empty })).toMatchObject({
        data: {},
        hexData: '',
      });
    expect(readAction({ account: 'cosign', name: 'noop' }).data).toBeNull();
  });
});
