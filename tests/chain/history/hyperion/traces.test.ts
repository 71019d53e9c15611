import { describe, expect, it } from 'vitest';
import { hyperionTraces } from '#src/chain/history/hyperion/traces.ts';
import { act, expected, logged, shapes, transfer } from '../../model/action/flat-traces.ts';

describe('actions of Hyperion', () => {
  const entry = (
    ordinal: number,
    creator: number,
    sequence: number,
    action: ReturnType<typeof act>,
    receivers: string[],
  ) => ({
    action_ordinal: ordinal,
    creator_action_ordinal: creator,
    act: action,
    global_sequence: sequence,
    receipts: receivers.map((receiver) => ({ receiver })),
  });

  it('sent by a notified contract are below the action it was notified of', () => {
    const actions = [
      entry(1, 0, 1, transfer, ['eosio.token', 'alice', 'game']),
      entry(2, 0, 6, act('game', 'refresh'), ['game']),
      entry(5, 4, 4, logged, ['log', 'game']),
    ];
    expect(shapes(hyperionTraces(actions))).toEqual(expected);
  });

  it('are distinguished if two transfers each caused their own', () => {
    const receivers = ['eosio.token', 'alice', 'game'];
    const actions = [
      entry(1, 0, 1, transfer, receivers),
      entry(2, 0, 5, transfer, receivers),
      entry(5, 4, 4, logged, ['log']),
      entry(8, 7, 8, act('log', 'second'), ['log']),
    ];
    expect(shapes(hyperionTraces(actions))).toEqual([
      ['transfer', 'eosio.token alice game', ['write', 'log']],
      ['transfer', 'eosio.token alice game', ['second', 'log']],
    ]);
  });

  it('name their receivers in three ways', () => {
    const of = (fields: object) => hyperionTraces([{ act: transfer, ...fields }])[0]?.receivers;
    expect(of({ receipts: [{ receiver: 'bob' }, { receiver: 'eosio.token' }] })).toEqual([
      'eosio.token',
      'bob',
    ]);
    expect(of({ notified: ['eosio.token', 'bob'], receiver: 'eosio.token' })).toEqual([
      'eosio.token',
      'bob',
    ]);
    expect(of({ receiver: 'eosio.token' })).toEqual(['eosio.token']);
  });

  it('lose the floating amount beside the quantity, and only there', () => {
    const data = { from: 'a', to: 'b', quantity: '1.0000 EOS', amount: 1, symbol: 'EOS' };
    const of = (fields: object) =>
      hyperionTraces([{ act: { ...transfer, data: fields } }])[0]?.data;
    expect(of(data)).toEqual({ from: 'a', to: 'b', quantity: '1.0000 EOS' });
    expect(of({ amount: 1, symbol: 'EOS' })).toEqual({ amount: 1, symbol: 'EOS' });
  });
});
