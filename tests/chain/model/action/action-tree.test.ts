import { describe, expect, it } from 'vitest';
import { actionTree, MAX_DEPTH, type Step } from '#src/chain/model/action/action-tree.ts';
import type { ActionTrace } from '#src/chain/model/action/action.ts';

const act = (account: string, name: string) => ({
  account,
  name,
  authorization: [],
  data: null,
  hexData: null,
});

function step(ordinal: number, creator: number, fields: Partial<Step> = {}): Step {
  const action = fields.action ?? act('game', `act${ordinal}`);
  return {
    action,
    ordinal,
    creator,
    ancestor: null,
    receivers: [action.account],
    globalSequence: null,
    console: '',
    ramDeltas: [],
    ...fields,
  };
}

type Names = (string | Names)[];
const names = (traces: readonly ActionTrace[]): Names =>
  traces.flatMap(({ name, inline }) => (inline.length > 0 ? [name, names(inline)] : [name]));
const receivers = (steps: Step[]) => actionTree(steps).map((trace) => trace.receivers);

const reported = (receiver: string, action = act('eosio.token', 'transfer')) => ({
  action,
  receivers: [receiver],
});

describe('an action', () => {
  it('is below the nearest sender that was not a notification, if the source reports it', () => {
    const steps = [step(1, 0), step(2, 1), step(3, 2, { ancestor: 1 })];
    expect(names(actionTree(steps))).toEqual(['act1', ['act2', 'act3']]);
  });

  it('is below its sender if the source does not list that one', () => {
    const steps = [step(1, 0), step(5, 1, { ancestor: 3 })];
    expect(names(actionTree(steps))).toEqual(['act1', ['act5']]);
  });

  it.each([
    ['itself', 2],
    ['one that comes later', 3],
    ['none', 0],
    ['one below zero', -1],
    ['one that is not reported', 1.5],
  ])('is a root if its sender is %s', (_, creator) => {
    const steps = [step(-1, 0), step(0, 0), step(2, creator), step(3, 0)];
    expect(names(actionTree(steps))).toEqual(['act-1', 'act0', 'act2', 'act3']);
  });

  it('is the first of two with the same ordinal', () => {
    const steps = [
      step(1, 0, { action: act('game', 'first') }),
      step(1, 0, { action: act('game', 'second') }),
      step(2, 1),
      step(2, 2, { action: act('game', 'third') }),
    ];
    expect(names(actionTree(steps))).toEqual(['first', ['act2'], 'second', 'third']);
  });

  it('is a root below the maximum depth', () => {
    const steps = Array.from({ length: MAX_DEPTH + 2 }, (_, at) => step(at + 1, at));
    const tree = actionTree(steps);
    expect(tree.map(({ name }) => name)).toEqual(['act1', `act${MAX_DEPTH + 1}`, 'act66']);
    const depth = (trace: ActionTrace): number => 1 + Math.max(0, ...trace.inline.map(depth));
    expect(depth(tree[0]!)).toBe(MAX_DEPTH);
  });

  it('has its digest, what it returned and what it did to tables', () => {
    const state = {
      digest: 'ab',
      returned: { hex: '07', data: 7 },
      tableChanges: [
        {
          kind: 'insert' as const,
          contract: 'game',
          table: 'rows',
          scope: '',
          key: '1',
          before: null,
          after: null,
        },
      ],
      ramOperations: [{ kind: 'add', payer: 'game', delta: 8, usage: 8 }],
    };
    expect(actionTree([step(1, 0, state)])[0]).toMatchObject(state);
    const [bare = {}] = actionTree([step(1, 0)]);
    expect(Object.keys(bare)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/digest|returned|tableChanges|ramOperations/)]),
    );
    expect(bare).not.toHaveProperty('depth');
  });
});

describe('a notification', () => {
  it('is named as the sender of what the notified contract sends', () => {
    const all = [
      step(1, 0, reported('eosio.token')),
      step(2, 1, reported('game')),
      step(3, 2),
      step(4, 1),
    ];
    const [transfer] = actionTree(all);
    expect(transfer?.inline.map(({ name, sentBy }) => [name, sentBy])).toEqual([
      ['act3', 'game'],
      ['act4', undefined],
    ]);
  });

  const paid = step(1, 0, reported('eosio.token'));

  it('adds each receiver once to its action', () => {
    const steps = [paid, step(2, 1, reported('bob')), step(3, 1, reported('bob'))];
    expect(receivers(steps)).toEqual([['eosio.token', 'bob']]);
  });

  it.each([
    ['name', act('eosio.token', 'issue')],
    ['contract', act('other.token', 'transfer')],
  ])('of another %s is not one of the action above it', (_, other) => {
    const tree = actionTree([paid, step(2, 1, reported('bob', other))]);
    expect(tree[0]?.receivers).toEqual(['eosio.token']);
    expect(tree[0]?.inline).toMatchObject([{ name: other.name, receivers: ['bob'] }]);
  });

  it('adds what its receiver did to what the action did', () => {
    const change = (table: string) => ({
      kind: 'write' as const,
      contract: 'game',
      table,
      scope: '',
      key: '',
      before: null,
      after: null,
    });
    const ram = (delta: number) => ({ kind: 'add', payer: 'game', delta, usage: 8 });
    const steps = [
      step(1, 0, reported('eosio.token')),
      ...[1, 2].map((at) =>
        step(at + 1, 1, {
          ...reported(`game${at}`),
          tableChanges: [change(`t${at}`)],
          ramOperations: [ram(at)],
        }),
      ),
    ];
    expect(actionTree(steps)).toMatchObject([
      { tableChanges: [change('t1'), change('t2')], ramOperations: [ram(1), ram(2)] },
    ]);
    const own = step(1, 0, {
      ...reported('eosio.token'),
      tableChanges: [change('own')],
      ramOperations: [ram(9)],
    });
    expect(actionTree([own, ...steps.slice(1)])).toMatchObject([
      {
        tableChanges: [change('own'), change('t1'), change('t2')],
        ramOperations: [ram(9), ram(1), ram(2)],
      },
    ]);
    expect(own.tableChanges).toHaveLength(1);
  });

  it('of a receiver that did nothing leaves nothing behind', () => {
    const [tree = {}] = actionTree([paid, step(2, 1, reported('bob'))]);
    expect(tree).not.toHaveProperty('tableChanges');
    expect(tree).not.toHaveProperty('ramOperations');
  });
});
