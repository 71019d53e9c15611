import { describe, expect, it } from 'vitest';
import { createHistory } from '#devnet/history/history.ts';
import type {
  ActionTrace,
  Block,
  BlockListener,
  BlockTransaction,
  Chain,
  TransactionTrace,
} from '#devnet/types.ts';

/** An action, or a notification where the receiver is not the contract. */
interface Step {
  ordinal: number;
  creator: number;
  ancestor: number;
  sequence: number;
  receiver: string;
  account: string;
  name: string;
  actor: string;
  data?: unknown;
}

/** A chain that only has blocks: all that a history asks of it. */
function chainOf(blocks: Block[]): { chain: Chain; add(block: Block): void } {
  const listeners = new Set<BlockListener>();
  const chain = {
    get headBlock() {
      return blocks.at(-1);
    },
    block: (num: number) => blocks.find((block) => block.num === num),
    onBlock(listener: BlockListener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onFork: () => () => undefined,
  } as unknown as Chain;
  return {
    chain,
    add(block) {
      blocks.push(block);
      for (const listener of listeners) listener(block, []);
    },
  };
}

function blockOf(num: number, transactions: Record<string, Step[]>): Block {
  const entries = Object.entries(transactions);
  return {
    num,
    id: String(num),
    timestamp: `2026-01-01T00:00:0${num}.000`,
    transactions: entries.map(([id]) => ({ id }) as BlockTransaction),
    traces: entries.map(
      ([id, steps]) => ({ id, action_traces: steps.map(traceOf) }) as TransactionTrace,
    ),
  } as Block;
}

function traceOf(step: Step): ActionTrace {
  return {
    action_ordinal: step.ordinal,
    creator_action_ordinal: step.creator,
    closest_unnotified_ancestor_action_ordinal: step.ancestor,
    receiver: step.receiver,
    receipt: { receiver: step.receiver, global_sequence: step.sequence },
    act: {
      account: step.account,
      name: step.name,
      authorization: [{ actor: step.actor, permission: 'active' }],
      data: step.data ?? {},
    },
  } as ActionTrace;
}

/** alice sends to bob; the token contract notifies both. */
function transferSteps(first: number): Step[] {
  const same = { account: 'eosio.token', name: 'transfer', actor: 'alice' };
  return ['eosio.token', 'alice', 'bob'].map((receiver, i) => ({
    ...same,
    receiver,
    ordinal: i + 1,
    creator: i === 0 ? 0 : 1,
    ancestor: i === 0 ? 0 : 1,
    sequence: first + i,
  }));
}

describe('the history of a chain', () => {
  it('reads the blocks there are and follows those that come, until it is closed', () => {
    const { chain, add } = chainOf([blockOf(1, {}), blockOf(2, { aa: transferSteps(1) })]);
    const history = createHistory(chain);
    expect(history.transaction('aa')?.block.num).toBe(2);
    add(blockOf(3, { bb: transferSteps(4) }));
    expect(history.transaction('bb')?.block.num).toBe(3);
    history.close();
    add(blockOf(4, { cc: transferSteps(7) }));
    expect(history.transaction('cc')).toBeUndefined();
  });

  it('files each trace under its receiver and under who authorized it', () => {
    const history = createHistory(chainOf([blockOf(1, { aa: transferSteps(1) })]).chain);
    const receivers = (account: string): string[] =>
      history.tracesOf(account).map((position) => history.trace(position).trace.receiver);
    expect(receivers('alice')).toEqual(['eosio.token', 'alice', 'bob']);
    expect(receivers('bob')).toEqual(['bob']);
    expect(receivers('nobody')).toEqual([]);
  });

  it('files an action once, with all notified accounts', () => {
    const history = createHistory(chainOf([blockOf(1, { aa: transferSteps(1) })]).chain);
    for (const account of ['alice', 'bob', 'eosio.token']) {
      const actions = history.actionsOf(account).map((position) => history.action(position));
      expect(actions.length).toBe(1);
      expect(actions[0]?.receivers.map(({ receiver }) => receiver)).toEqual([
        'eosio.token',
        'alice',
        'bob',
      ]);
    }
  });

  it('keeps two equal actions of one transaction apart', () => {
    const steps = transferSteps(1);
    const again = transferSteps(4).map((step) => ({
      ...step,
      ordinal: step.ordinal + 3,
      creator: step.creator === 0 ? 0 : 4,
      ancestor: step.ancestor === 0 ? 0 : 4,
    }));
    const history = createHistory(chainOf([blockOf(1, { aa: [...steps, ...again] })]).chain);
    expect(history.actionsOf('bob').length).toBe(2);
  });

  it('orders actions as they were run, which is not the order of their ordinals', () => {
    const outer = { account: 'eosio', name: 'buyram', actor: 'alice', ancestor: 0 };
    const steps: Step[] = [
      { ...outer, ordinal: 1, creator: 0, receiver: 'eosio', sequence: 1 },
      { ...outer, ordinal: 2, creator: 0, receiver: 'eosio', sequence: 5, name: 'second' },
      { ...outer, ordinal: 3, creator: 1, receiver: 'eosio', sequence: 2, name: 'inline' },
    ];
    const history = createHistory(chainOf([blockOf(1, { aa: steps })]).chain);
    const names = history
      .actionsOf()
      .map((position) => history.action(position).receivers[0]?.act.name);
    expect(names).toEqual(['buyram', 'inline', 'second']);
  });

  it('reports who created whom and when a permission was linked', () => {
    const base = { ordinal: 1, creator: 0, ancestor: 0, receiver: 'eosio', account: 'eosio' };
    const newaccount = (name: string, sequence: number): Step => ({
      ...base,
      sequence,
      name: 'newaccount',
      actor: 'alice',
      data: { creator: 'alice', name },
    });
    const linkauth: Step = {
      ...base,
      sequence: 3,
      name: 'linkauth',
      actor: 'bob',
      data: { account: 'bob', code: 'eosio.token', type: 'transfer', requirement: 'pay' },
    };
    const history = createHistory(
      chainOf([
        blockOf(1, { aa: [newaccount('bob', 1)] }),
        blockOf(2, { bb: [newaccount('carol', 2)] }),
        blockOf(3, { cc: [linkauth] }),
      ]).chain,
    );
    expect(history.creationOf('bob')).toMatchObject({ creator: 'alice', transactionId: 'aa' });
    expect(history.createdBy('alice').map(({ account }) => account)).toEqual(['bob', 'carol']);
    expect(history.linkChange('bob', 'eosio.token', 'transfer')).toMatchObject({ blockNum: 3 });
    expect(history.linkChange('bob', 'eosio.token', '')).toBeUndefined();
  });
});
