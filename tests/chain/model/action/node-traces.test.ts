import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { hyperionTraces } from '#src/chain/history/hyperion/traces.ts';
import { nodeTraces } from '#src/chain/model/action/node-traces.ts';
import { traceApiTraces } from '#src/chain/model/block/trace-api.ts';
import { isRecord, listOf, recordOf } from '#src/chain/rpc/json.ts';
import { recordings } from '#tests/recordings/read.ts';
import { act, every, expected, flat, flatTraces, logged, shapes, transfer } from './flat-traces.ts';
import { hostileRow, TOTALITY } from '../hostile.ts';

/** Ten thousand cases take long on a busy machine. */
const SLOW = { timeout: 180_000 };

/** The places of a trace and of all in its `inline_traces`, which newer nodes fill beside the flat list. */
function withInner(trace: Record<string, unknown>): unknown[] {
  const inner = listOf(trace.inline_traces).map(recordOf);
  return [trace.action_ordinal, ...inner.flatMap(withInner)];
}

describe('traces of nodes', () => {
  it('fold receivers into the action and hang inline actions below their sender', () => {
    expect(shapes(nodeTraces(flatTraces))).toEqual(expected);
  });

  it('do so in whatever order they are listed', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(flatTraces, { minLength: 6 }), (traces) => {
        expect(shapes(nodeTraces(traces))).toEqual(expected);
      }),
    );
  });

  it('keep sequences past 2^53, console and RAM of all deliveries', () => {
    expect(nodeTraces(flatTraces)[0]).toMatchObject({
      ordinal: 1,
      globalSequence: '9007199254740994',
      console: '<1><3><4>',
      ramDeltas: [
        { account: 'eosio.token', bytes: 1 },
        { account: 'alice', bytes: 3 },
        { account: 'game', bytes: 4 },
      ],
      authorization: [{ actor: 'alice', permission: 'active' }],
      data: { memo: 'transfer' },
      hexData: 'ab',
    });
  });

  it('keep two equal actions of a transaction apart', () => {
    const traces = [
      flat(1, 0, 0, 'eosio.token', transfer),
      flat(2, 0, 0, 'eosio.token', transfer),
      flat(3, 1, 1, 'bob', transfer),
      flat(4, 2, 2, 'bob', transfer),
    ];
    expect(shapes(nodeTraces(traces))).toEqual([
      ['transfer', 'eosio.token bob'],
      ['transfer', 'eosio.token bob'],
    ]);
  });

  it('nested as old nodes wrote them come out the same', () => {
    const nested = (
      sequence: number,
      receiver: string,
      action: unknown,
      inline: unknown[] = [],
    ) => ({ receipt: { receiver, global_sequence: sequence }, act: action, inline_traces: inline });
    const inner = nested(4, 'log', logged, [nested(5, 'game', logged)]);
    const first = nested(1, 'eosio.token', transfer, [
      nested(2, 'alice', transfer),
      nested(3, 'game', transfer, [inner]),
    ]);
    const second = nested(6, 'game', act('game', 'refresh'));
    expect(shapes(nodeTraces([first, second]))).toEqual(expected);
    // History nodes listed inner traces a second time by themselves.
    expect(shapes(nodeTraces([first, inner, second]))).toEqual(expected);
  });

  it('nested and numbered, as push answers have them since 1.8, keep every delivery', () => {
    const [pay, refresh, toAlice, toGame, write, toGameAgain] = flatTraces;
    const inside = (trace: object | undefined, inline: unknown[] = []) => ({
      ...trace,
      inline_traces: inline,
    });
    const traces = [
      inside(pay, [inside(toAlice), inside(toGame, [inside(write, [inside(toGameAgain)])])]),
      inside(refresh),
    ];
    expect(nodeTraces(traces)).toEqual(nodeTraces(flatTraces));
  });
});

describe('hostile traces', () => {
  const ordinal = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.maxSafeInteger());
  const name = fc.constantFrom('a', 'b', 'c');
  const any = hostileRow(['act', 'account', 'name', 'receiver', 'action_ordinal', 'delta']);
  const loose = fc.record(
    {
      action_ordinal: ordinal,
      creator_action_ordinal: ordinal,
      closest_unnotified_ancestor_action_ordinal: ordinal,
      receiver: name,
      act: fc.oneof(fc.record({ account: name, name }), any),
      account: name,
      action: name,
      global_sequence: ordinal,
      receipt: fc.oneof(fc.record({ receiver: name, global_sequence: ordinal }), any),
      receipts: fc.oneof(fc.array(fc.record({ receiver: name })), any),
      inline_traces: any,
      account_ram_deltas: any,
    },
    { requiredKeys: [] },
  );
  const traces = fc.oneof(fc.array(fc.oneof(loose, any)), any);

  it('make trees in which no action is lost or shown twice', SLOW, () => {
    fc.assert(
      fc.property(traces, (value) => {
        for (const tree of [nodeTraces(value), hyperionTraces(value), traceApiTraces(value, [])]) {
          const all = every(tree);
          expect(new Set(all).size).toBe(all.length);
        }
        const given = listOf(value).filter(isRecord);
        // Each receipt may be of an action of its own.
        const receipts = given.map((one) => Math.max(1, listOf(one.receipts).length));
        const most = receipts.reduce((sum, count) => sum + count, 0);
        expect(every(hyperionTraces(value)).length).toBeLessThanOrEqual(most);
        if (given.length > 0) expect(hyperionTraces(value).length).toBeGreaterThan(0);
      }),
      TOTALITY,
    );
  });

  it('nested without end are cut, not followed', () => {
    let trace: Record<string, unknown> = { act: transfer };
    for (let depth = 0; depth < 5_000; depth++) trace = { act: transfer, inline_traces: [trace] };
    expect(every(nodeTraces([trace])).length).toBeGreaterThan(50);
    const chain = Array.from({ length: 5_000 }, (_, index) =>
      flat(index + 1, index, index, 'log', logged),
    );
    expect(every(nodeTraces(chain))).toHaveLength(5_000);
  });
});

it('recorded transactions keep each of their actions, with all receivers', () => {
  for (const kind of ['v1_chain_push_transaction', 'v1_chain_send_transaction']) {
    for (const { file, response } of recordings(kind)) {
      const traces = listOf(recordOf(recordOf(response).processed).action_traces).map(recordOf);
      const given = new Set(traces.flatMap(withInner));
      const all = every(nodeTraces(traces));
      const deliveries = all.reduce((sum, trace) => sum + trace.receivers.length, 0);
      const nested = traces.some((trace) => trace.action_ordinal === undefined);
      if (!nested) expect(deliveries, file).toBe(given.size);
      else expect(all.length, file).toBeGreaterThan(0);
    }
  }
  for (const { file, response } of recordings('hyperion_history_get_transaction')) {
    const actions = listOf(recordOf(response).actions);
    const all = every(hyperionTraces(actions));
    expect(all, file).toHaveLength(actions.length);
    const roots = actions.filter((entry) => recordOf(entry).creator_action_ordinal === 0);
    expect(hyperionTraces(actions), file).toHaveLength(roots.length);
  }
});
