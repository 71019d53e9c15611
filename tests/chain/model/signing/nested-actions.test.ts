import { describe, expect, it } from 'vitest';
import type { ActionTrace, ActionView } from '#src/chain/model/action/action.ts';
import { asTrace } from '#src/chain/model/action/as-trace.ts';
import { nestedTransactionOf, inlineActions } from '#src/chain/model/signing/nested-actions.ts';

const accounts = { msig: 'eosio.msig', wrap: 'eosio.wrap' };
const trx = { actions: [] };

const action = (account: string, name: string, data: ActionView['data'] = {}): ActionView => ({
  account,
  name,
  data,
  authorization: [],
  hexData: null,
});
const id = { proposer: 'bob', proposal_name: 'pay' };
const nesting = { kind: 'proposal', proposer: 'bob', name: 'pay' };

describe('what an action has run beside itself', () => {
  it('is the transaction a proposal carries', () => {
    const propose = action('eosio.msig', 'propose', { ...id, trx });
    expect(nestedTransactionOf(propose, accounts)).toEqual({
      kind: 'carried',
      nesting,
      transaction: trx,
    });
  });

  it('is the proposal an approval names, with the hash it is bound to', () => {
    const approve = action('eosio.msig', 'approve', { ...id, proposal_hash: 'ab' });
    expect(nestedTransactionOf(approve, accounts)).toEqual({
      kind: 'named',
      act: 'approve',
      nesting,
      hash: 'ab',
    });
    expect(nestedTransactionOf(action('eosio.msig', 'approve', id), accounts)).toMatchObject({
      hash: null,
    });
  });

  it('is the proposal that is executed', () => {
    const exec = action('eosio.msig', 'exec', { ...id, proposal_hash: 'ab' });
    expect(nestedTransactionOf(exec, accounts)).toEqual({
      kind: 'named',
      act: 'exec',
      nesting,
      hash: null,
    });
  });

  it.each(['exec', 'execute'])('is a wrapped transaction, of the action %s', (name) => {
    expect(nestedTransactionOf(action('eosio.wrap', name, { trx }), accounts)).toEqual({
      kind: 'carried',
      nesting: { kind: 'wrapped' },
      transaction: trx,
    });
  });

  it('has empty names where the data hold none', () => {
    expect(nestedTransactionOf(action('eosio.msig', 'exec'), accounts)).toMatchObject({
      nesting: { proposer: '', name: '' },
    });
  });

  it.each([
    ['another contract', action('game', 'exec', { trx })],
    ['another contract with a proposal', action('game', 'propose', { ...id, trx })],
    ['another action of the multisig contract', action('eosio.msig', 'cancel', id)],
    ['another action of the wrapper', action('eosio.wrap', 'other', id)],
    ['data that could not be read', action('eosio.wrap', 'exec', null)],
  ])('is nothing for %s', (_, one) => {
    expect(nestedTransactionOf(one, accounts)).toBeNull();
  });
});

describe('what contracts send by themselves', () => {
  const trace = (account: string, name: string, ...inline: ActionTrace[]): ActionTrace => ({
    ...asTrace(action(account, name), 0),
    inline,
  });
  const sent = (...traces: ActionTrace[]) =>
    inlineActions(traces, new Set(['eosio', 'eosio.msig'])).map(
      ({ actionIndex, within, actions }) => [
        actionIndex,
        ...within.map((one) => (one.kind === 'inline' ? one.contract : '')),
        ...actions.map(({ account, name }) => `${account}::${name}`),
      ],
    );

  it('is shown at the signed action and at its sender, at any depth', () => {
    const game = trace(
      'game',
      'play',
      trace('eosio', 'updateauth'),
      trace('bank', 'pay', trace('game', 'log')),
    );
    expect(sent(trace('eosio.token', 'transfer'), game)).toEqual([
      [1, 'game', 'eosio::updateauth', 'bank::pay'],
      [1, 'bank', 'game::log'],
    ]);
  });

  it('leaves out what the system passes on, and keeps what that sends in turn', () => {
    const exec = trace('eosio.msig', 'exec', trace('game', 'play', trace('eosio', 'linkauth')));
    expect(sent(exec)).toEqual([[0, 'game', 'eosio::linkauth']]);
  });

  it('is of the contract that was notified, also of an action that the system passes on', () => {
    const power = { ...trace('eosio', 'updateauth'), sentBy: 'game' };
    expect(
      sent(trace('eosio', 'transfer', power), trace('eosio.token', 'transfer', power)),
    ).toEqual([
      [0, 'game', 'eosio::updateauth'],
      [1, 'game', 'eosio::updateauth'],
    ]);
  });

  it('has the fields of an action alone', () => {
    const [first] = inlineActions([trace('game', 'play', trace('eosio', 'linkauth'))], new Set());
    expect(first?.actions).toEqual([action('eosio', 'linkauth')]);
  });
});
