import { describe, expect, it } from 'vitest';
import type { ActionTrace } from '#src/chain/model/action/action.ts';
import { readAction } from '#src/chain/model/action/read-action.ts';
import { traceApiTraces } from '#src/chain/model/block/trace-api.ts';
import { act, expected, shapes, transfer } from '../action/flat-traces.ts';

const entry = (
  sequence: number,
  receiver: string,
  account: string,
  action: string,
  fields: object = {},
) => ({ global_sequence: sequence, receiver, account, action, data: 'ab', ...fields });

const asked = (account: string, name: string, hex_data?: string) =>
  readAction({ account, name, ...(hex_data && { hex_data }) });

/** Each root with the actions below it, all with their receivers. */
const reported = ({ name, receivers, inline }: ActionTrace): unknown => [
  `${name} ${receivers.join(' ')}`,
  ...inline.map(reported),
];
const trees = (actions: unknown, signed: ReturnType<typeof asked>[] = []) =>
  traceApiTraces(actions, signed).map(reported);

const pay = entry(1, 'eosio.token', 'eosio.token', 'transfer');
const heard = entry(2, 'bob', 'eosio.token', 'transfer');

describe('the actions of trace_api', () => {
  it('are taken in the order in which they ran', () => {
    expect(trees([heard, pay])).toEqual([['transfer eosio.token bob']]);
  });

  it('are none where there is no list, and leave out what is no action', () => {
    expect(trees(null)).toEqual([]);
    expect(trees([])).toEqual([]);
    expect(trees([7, null, pay])).toEqual([['transfer eosio.token']]);
  });

  it('say themselves who sent what, on the newest nodes', () => {
    const at = (ordinal: number, creator: number, above?: number) => ({
      action_ordinal: ordinal,
      creator_action_ordinal: creator,
      closest_unnotified_ancestor_action_ordinal: above,
    });
    const actions = [
      { ...pay, ...at(1, 0) },
      { ...heard, ...at(3, 1) },
      entry(3, 'log', 'log', 'write', at(4, 3, 1)),
      entry(4, 'game', 'game', 'play', at(2, 0)),
      entry(5, 'log', 'log', 'note', at(5, 2)),
    ];
    const expected = [
      ['transfer eosio.token bob', ['write log']],
      ['play game', ['note log']],
    ];
    expect(trees(actions)).toEqual(expected);
    expect(trees(actions, [asked('log', 'write')])).toEqual(expected);
  });

  it('are guessed as on older nodes where one of them does not say so', () => {
    const actions = [{ ...pay, action_ordinal: 2, creator_action_ordinal: 9 }, heard];
    expect(trees(actions)).toEqual([['transfer eosio.token bob']]);
  });

  it('have neither names nor receivers if the node reports none', () => {
    const [bare] = traceApiTraces([{ data: 7 }], []);
    expect(bare).toMatchObject({
      account: '',
      name: '',
      receivers: [''],
      authorization: [],
      console: '',
      data: null,
      hexData: null,
      ramDeltas: [],
      globalSequence: null,
      inline: [],
    });
    expect(traceApiTraces([{ account: 'game' }], [])[0]?.receivers).toEqual(['game']);
  });

  it('keep what they returned', () => {
    const actions = [{ ...pay, return_value: '07', return_data: 7 }];
    expect(traceApiTraces(actions, [])[0]?.returned).toEqual({ hex: '07', data: 7 });
  });
});

describe('a signed action', () => {
  const write = entry(2, 'log', 'log', 'write');

  it('is a root, and what ran after it hangs below it', () => {
    const actions = [pay, write, entry(3, 'game', 'game', 'play')];
    expect(trees(actions, [asked('eosio.token', 'transfer'), asked('game', 'play')])).toEqual([
      ['transfer eosio.token', ['write log']],
      ['play game'],
    ]);
  });

  it.each([
    ['the contract', asked('other', 'write')],
    ['the action', asked('log', 'erase')],
    ['the data', asked('log', 'write', 'cd')],
  ])('is not what ran, where %s differs', (_, second) => {
    expect(trees([pay, write], [asked('eosio.token', 'transfer'), second])).toEqual([
      ['transfer eosio.token', ['write log']],
    ]);
  });

  it.each([
    ['is the same', asked('log', 'write', 'ab'), 'ab'],
    ['is not combined with what was signed', asked('log', 'write'), 'ab'],
    ['is not combined with what ran', asked('log', 'write', 'ab'), null],
  ])('is what ran, where its data %s', (_, second, data) => {
    const actions = [pay, { ...write, data }];
    expect(trees(actions, [asked('eosio.token', 'transfer'), second])).toEqual([
      ['transfer eosio.token'],
      ['write log'],
    ]);
  });

  it('is no more than was signed: all after the last of it hangs below it', () => {
    expect(
      trees([pay, { ...pay, global_sequence: 2 }], [asked('eosio.token', 'transfer')]),
    ).toEqual([['transfer eosio.token', ['transfer eosio.token']]]);
  });
});

describe('a notification', () => {
  it('belongs to the last equal action, since its receivers are notified before the next one runs', () => {
    const again = (sequence: number, receiver: string) =>
      entry(sequence, receiver, 'eosio.token', 'transfer');
    const actions = [pay, heard, again(3, 'eosio.token'), again(4, 'bob'), again(5, 'carol')];
    expect(trees(actions)).toEqual([
      ['transfer eosio.token bob'],
      ['transfer eosio.token bob carol'],
    ]);
  });

  it('is not of an action with other data', () => {
    const other = entry(2, 'eosio.token', 'eosio.token', 'transfer', { data: 'cd' });
    const actions = [pay, other, entry(3, 'bob', 'eosio.token', 'transfer')];
    expect(trees(actions)).toEqual([['transfer eosio.token bob'], ['transfer eosio.token']]);
  });
});

describe('actions of trace_api', () => {
  const entry = (sequence: number, receiver: string, account: string, action: string) => ({
    global_sequence: sequence,
    receiver,
    account,
    action,
    data: 'ab',
    authorization: [{ account: 'alice', permission: 'active' }],
  });
  const actions = [
    entry(1, 'eosio.token', 'eosio.token', 'transfer'),
    entry(2, 'alice', 'eosio.token', 'transfer'),
    entry(3, 'game', 'eosio.token', 'transfer'),
    entry(4, 'log', 'log', 'write'),
    entry(5, 'game', 'log', 'write'),
    entry(6, 'game', 'game', 'refresh'),
  ];

  it('form a tree by the signed actions', () => {
    const asked = [transfer, act('game', 'refresh')].map(readAction);
    expect(shapes(traceApiTraces(actions, asked))).toEqual(expected);
  });

  it('are all roots where that is not known', () => {
    expect(shapes(traceApiTraces(actions, []))).toEqual([
      ['transfer', 'eosio.token alice game'],
      ['write', 'log game'],
      ['refresh', 'game'],
    ]);
  });

  it('without data have no parameters, with or without an ABI', () => {
    expect(traceApiTraces([{ ...actions[0], data: '' }], [])[0]?.data).toEqual({});
    expect(traceApiTraces([actions[0]], [])[0]?.data).toBeNull();
  });

  it('have authorizations, and parameters if the node has the ABI', () => {
    const reported = { ...actions[0], params: { memo: 'hi' } };
    expect(traceApiTraces([reported], [])[0]).toMatchObject({
      authorization: [{ actor: 'alice', permission: 'active' }],
      data: { memo: 'hi' },
      hexData: 'ab',
    });
  });
});
