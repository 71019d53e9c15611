import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { eos } from '#src/chain/config/chains/eos.ts';
import { dedupeRows } from '#src/chain/history/filters/dedupe.ts';
import {
  hyperionDocuments,
  hyperionRow,
  completeActions,
} from '#src/chain/history/hyperion/documents.ts';
import { hyperionRows } from '#src/chain/history/hyperion/rows.ts';
import { plainTransaction } from '#src/chain/history/hyperion/plain-transaction.ts';
import { hyperionTransaction } from '#src/chain/history/hyperion/transaction.ts';
import { hyperionTraces } from '#src/chain/history/hyperion/traces.ts';
import { streamedActions } from '#src/chain/history/live/streamed.ts';
import { type ActionTrace, actionRowKey } from '#src/chain/model/action/action.ts';
import { allTraces } from '#src/chain/model/action/traces.ts';
import { tokenFlow } from '#src/chain/model/transaction/token-flow.ts';
import { formatAsset } from '#src/chain/core/asset.ts';
import { every, ID, paymentOf, type Sent, storedBy, transactions, versions } from './stored.ts';

type Listed = Pick<ActionTrace, 'account' | 'data' | 'receivers'>;

const known = ({ account, data, receivers }: Listed) =>
  JSON.stringify([account, data, [...receivers].toSorted()]);
const knownSent = ({ act, receivers }: Sent) => known({ ...act, receivers });

type Shape = [string, ...Shape[]];
const shapeOf = (trace: ActionTrace): Shape => [known(trace), ...trace.inline.map(shapeOf)];
/** What the first receivers sent comes first. */
const shapeOfSent = (sent: Sent): Shape => [
  knownSent(sent),
  ...sent.sends.toSorted(([one], [other]) => one - other).map(([, action]) => shapeOfSent(action)),
];

describe.each(versions)('documents of Hyperion %s', (version) => {
  it('hold the actions that ran, each once', () => {
    fc.assert(
      fc.property(transactions, (signed) => {
        const documents = storedBy(version, signed);
        const ran = every(signed).map(knownSent).toSorted();
        expect(allTraces(hyperionTraces(documents)).map(known).toSorted()).toEqual(ran);
        const rows = dedupeRows(hyperionRows(documents.toReversed()));
        expect(rows.map(known).toSorted()).toEqual(ran);
        expect(new Set(rows.map(actionRowKey)).size).toBe(ran.length);
        const whole = completeActions(hyperionDocuments(documents.toReversed()));
        if (whole) expect(whole.map(hyperionRow)).toEqual(hyperionRows(documents.toReversed()));
        const actionsOf = streamedActions();
        const streamed = documents.flatMap((document) => actionsOf(document));
        expect(streamed.map(({ row }) => [row.account, row.data])).toHaveLength(ran.length);
      }),
    );
  });

  it('make the tree that ran, if no two actions are equal', () => {
    fc.assert(
      fc.property(transactions, (signed) => {
        let count = 0;
        const unique = ({ act, receivers, sends }: Sent): Sent => ({
          act: { ...act, data: { ...act.data, memo: String(count++) } },
          receivers,
          sends: sends.map(([index, action]) => [index, unique(action)] as const),
        });
        const distinct = signed.map(unique);
        expect(hyperionTraces(storedBy(version, distinct)).map(shapeOf)).toEqual(
          distinct.map(shapeOfSent),
        );
      }),
    );
  });

  it('are read alike by the short way of a first paint, where it reads them', () => {
    let read = 0;
    fc.assert(
      fc.property(transactions, (signed) => {
        const response = { trx_id: ID, actions: storedBy(version, signed) };
        const plain = plainTransaction(ID, response);
        if (!plain) return;
        read++;
        expect(plain).toEqual(hyperionTransaction(ID, response));
      }),
    );
    expect(read).toBeGreaterThan(0);
  });

  it('keep equal signed actions side by side', () => {
    const payment: Sent = {
      act: paymentOf('alice', 'exchange1111', '0.0001 SYS'),
      receivers: ['eosio.token', 'alice', 'exchange1111'],
      sends: [],
    };
    const traces = hyperionTraces(storedBy(version, [payment, payment]));
    expect(traces.map(({ receivers, globalSequence }) => [receivers, globalSequence])).toEqual([
      [payment.receivers, '9001'],
      [payment.receivers, '9004'],
    ]);
    const { lanes } = tokenFlow(traces, eos.accounts);
    expect(
      lanes.map(({ holder, changes }) => [
        holder,
        changes.map(({ amount }) => formatAsset(amount)),
      ]),
    ).toEqual([
      ['alice', ['-0.0002 SYS']],
      ['exchange1111', ['0.0002 SYS']],
    ]);
  });
});

it('a document that a response has twice is one action', () => {
  const payment = {
    act: paymentOf('alice', 'bob', '1.0000 EOS'),
    receivers: ['eosio.token', 'alice', 'bob'],
    sends: [],
  };
  for (const version of versions) {
    const stored = storedBy(version, [payment, payment]);
    const once = hyperionRows(stored);
    expect(once, version).toHaveLength(2);
    expect(hyperionRows([...stored, ...stored]), version).toEqual(once);
    expect(hyperionTraces([...stored, ...stored]), version).toEqual(hyperionTraces(stored));
  }
});

it('a payment to a game is one row, whose notifications are not payments', () => {
  const payment: Sent = {
    act: paymentOf('alice', 'exchange1111', '5.0000 EOS'),
    receivers: ['eosio.token', 'alice', 'exchange1111'],
    sends: [],
  };
  const rows = hyperionRows(storedBy('4.0.4', [payment]).toReversed());
  expect(rows).toMatchObject([
    { transactionId: ID, globalSequence: '9001', receivers: payment.receivers },
  ]);
  const { lanes, transfers } = tokenFlow(
    hyperionTraces(storedBy('4.0.4', [payment])),
    eos.accounts,
  );
  expect(transfers).toBe(1);
  expect(lanes.map(({ changes }) => changes.map(({ amount }) => formatAsset(amount)))).toEqual([
    ['-5.0000 EOS'],
    ['5.0000 EOS'],
  ]);
});

it('a stream of more documents than are remembered reports each action once', () => {
  const payment = (index: number): Sent => ({
    act: paymentOf('alice', 'exchange1111', `${index + 1}.0000 EOS`),
    receivers: ['eosio.token', 'alice', 'exchange1111'],
    sends: [],
  });
  const signed = Array.from({ length: 300 }, (_, index) => payment(index));
  const actionsOf = streamedActions();
  const streamed = storedBy('4.0.4', signed).flatMap((document) => actionsOf(document));
  expect(streamed).toHaveLength(300);
});
