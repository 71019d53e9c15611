import { describe, expect, it } from 'vitest';
import { fio } from '#src/chain/config/chains/fio.ts';
import * as v from '#src/chain/core/schema.ts';
import { rowFilter } from '#src/chain/history/filters/keep.ts';
import { withoutSpam } from '#src/chain/history/spam/without-spam.ts';
import { dedupeRows } from '#src/chain/history/filters/dedupe.ts';
import { noFilters } from '#src/chain/model/action/action-filters.ts';
import { hyperionRows } from '#src/chain/history/hyperion/rows.ts';
import { nativeRows } from '#src/chain/history/native/rows.ts';
import { dfuseTransaction } from '#src/chain/history/dfuse/rows.ts';
import type { ActionTrace } from '#src/chain/model/action/action.ts';
import { dexEntry, dexRows } from '#src/chain/services/dex/history-rows.ts';
import { hyperionTransaction } from '#src/chain/history/hyperion/transaction.ts';
import { nativeTransaction } from '#src/chain/history/native/transaction.ts';
import * as historyResponses from '#src/chain/rpc/history-responses.ts';
import { fioAccountOf } from '#devnet/story/fio/people.ts';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import { recordings } from '#tests/recordings/read.ts';

const all = (traces: readonly ActionTrace[]): ActionTrace[] =>
  traces.flatMap((trace) => [trace, ...all(trace.inline)]);

describe('recorded histories', () => {
  const native = () =>
    recordings('v1_history_get_actions').map(({ file, request, response }) => ({
      file,
      request,
      response,
      entries: v.parse(historyResponses.historyActionsResponse, response).actions,
    }));

  it('of nodes keep each digest and each receiver', () => {
    for (const { file, entries } of native()) {
      const rows = nativeRows(entries);
      const reported = (pick: (entry: unknown) => unknown) =>
        new Set(entries.map((entry) => pick(recordOf(entry.action_trace).receipt)));
      const digests = new Set(rows.map((row) => row.digest));
      for (const digest of reported((receipt) => recordOf(receipt).act_digest))
        expect(digests, file).toContain(digest ?? undefined);
      const receivers = new Set(rows.flatMap((row) => row.receivers));
      for (const receiver of reported((receipt) => recordOf(receipt).receiver))
        expect(receivers, file).toContain(receiver);
    }
  });

  it("of nodes equal those of the exchange's service", () => {
    for (const { file, response, entries } of native()) {
      const reported = listOf(recordOf(response).actions).toReversed();
      expect(dexRows(reported.map(dexEntry)), file).toEqual(nativeRows(entries));
    }
  });

  it('have no duplicates, pass an empty filter, and hold no spam but advertising', () => {
    const lists = [
      ...native().map(({ file, entries }) => ({ file, rows: nativeRows(entries) })),
      ...recordings('hyperion_history_get_actions').map(({ file, response }) => ({
        file,
        rows: hyperionRows(recordOf(response).actions),
      })),
    ];
    for (const { file, rows } of lists) {
      expect(dedupeRows(rows), file).toEqual(rows);
      expect(rows.filter(rowFilter(noFilters, 'a', fio)), file).toEqual(rows);
      const shown = withoutSpam(rows, 'a', fio);
      // One recording is of an account of 2018 that received mostly advertising.
      const hidden = rows.filter((row) => !shown.includes(row));
      expect(hidden.length > 0, file).toBe(file.includes('eosreach'));
      for (const { account, data } of hidden)
        expect(`${account} ${String(data?.memo)}`, file).toMatch(
          /^betdicealert |^eosisrocking |http/,
        );
    }
  });

  it('of FIO mark payments to keys as sent or received', () => {
    const payer = fioAccountOf('alice');
    const [recorded] = native().filter(
      ({ request }) => recordOf(request.params).account_name === payer,
    );
    const rows = nativeRows(recorded?.entries ?? []);
    const of = (group: 'send' | 'receive') =>
      rows.filter(rowFilter({ ...noFilters, groups: [group] }, payer, fio));
    const named = (list: typeof rows, action: string) => list.filter(({ name }) => name === action);
    expect(named(of('send'), 'trnsfiopubky').length).toBeGreaterThan(0);
    expect(named(of('receive'), 'trnsfiopubky').length).toBeGreaterThan(0);
    for (const row of named(of('send'), 'trnsfiopubky')) expect(row.data?.actor).toBe(payer);
    for (const row of named(of('receive'), 'trnsfiopubky')) expect(row.data?.actor).not.toBe(payer);
  });

  it('a failed transaction of dfuse keeps its failure', () => {
    const [trace] = recordings('dfuse_transaction');
    const view = dfuseTransaction({ execution_trace: trace?.response });
    expect(view).toMatchObject({
      status: 'hard_fail',
      cpuUsage: 5191,
      blockNum: 32,
      actions: [{ account: 'eosio', name: 'onerror', receivers: ['battlefield1'] }],
    });
  });

  it('keep digests and RAM deltas of all traces', () => {
    for (const { file, response } of recordings('v1_history_get_transaction')) {
      const answer = v.parse(historyResponses.historyTransactionResponse, response);
      const traces = listOf(answer.traces).map(recordOf);
      const reported = all(nativeTransaction(answer).actions);
      for (const trace of traces) {
        const digest = recordOf(trace.receipt).act_digest;
        const found = reported.filter((one) => one.digest === digest);
        expect(found.length, file).toBeGreaterThan(0);
      }
      const deltas = traces.flatMap((trace) => listOf(trace.account_ram_deltas));
      expect(reported.flatMap((one) => one.ramDeltas).length, file).toBe(deltas.length);
    }
    for (const { file, response } of recordings('hyperion_history_get_transaction')) {
      const entries = listOf(recordOf(response).actions);
      const view = hyperionTransaction('?', response);
      expect(all(view?.actions ?? []).length, file).toBe(entries.length);
    }
  });
});
