import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { transactionActionDocument } from '../hyperion/action-document.ts';
import { serviceRoute, ServiceError } from '../service.ts';
import type { ServiceCall } from '../service.ts';
import { chainStatus } from '../chain-status.ts';

const PATH = '/dex/v1/history';
const ROWS = { byDefault: 100, most: 250 };

/** The exchange service's chain history, in the form of a history node. */
export function dexHistoryRoutes(app: Hono, context: ApiContext): void {
  const { history } = context;
  serviceRoute(app, 'GET', `${PATH}/actions`, (call) => {
    const account = call.query('account');
    if (account === '') throw new ServiceError(400, 'account is required');
    const from = call.count('account_seq_from', 0);
    const to = call.count('account_seq_to', Number.MAX_SAFE_INTEGER);
    const contracts = call.queries('contract_filters');
    const entries = history
      .tracesOf(account)
      .map(entryOf)
      .filter((entry) => entry.account_action_seq >= from && entry.account_action_seq <= to)
      .filter(({ block_time }) => inTime(call, block_time))
      .filter(
        ({ action_trace: { act } }) => contracts.length === 0 || contracts.includes(act.account),
      );
    return { data: page(call, entries) };
  });

  serviceRoute(app, 'GET', `${PATH}/transfers`, (call) => {
    const fits = (field: string, value: unknown): boolean =>
      call.query(field) === '' || call.query(field) === value;
    const entries = Array.from({ length: history.traceCount() }, (_, position) => position)
      .filter((position) => {
        const { receiver, act } = history.trace(position).trace;
        return act.name === 'transfer' && receiver === act.account;
      })
      .map(entryOf)
      .filter(({ block_time }) => inTime(call, block_time))
      .filter(({ action_trace: { act } }) => {
        const { from, to, quantity } = act.data as Record<string, unknown>;
        const symbol = String(quantity).split(' ')[1];
        const parties = fits('transfer_from', from) && fits('transfer_to', to);
        return parties && fits('contract', act.account) && fits('symbol', symbol);
      });
    return { data: page(call, entries) };
  });

  serviceRoute(app, 'GET', `${PATH}/transaction`, (call) => {
    const recorded = history.transaction(call.query('trx_id').toLowerCase());
    if (!recorded) return { data: null };
    const actions = history.actionsIn(recorded).map(transactionActionDocument);
    return { data: { trx_id: recorded.trace.id, executed: true, actions } };
  });

  /** @param sequence of the account */
  function entryOf(position: number, sequence: number) {
    const { trace, block } = history.trace(position);
    return {
      global_action_seq: trace.receipt.global_sequence,
      account_action_seq: sequence,
      block_num: block.num,
      block_time: block.timestamp,
      trx_id: trace.trx_id,
      irreversible: block.num <= chainStatus(context).irreversible.num,
      action_trace: { ...trace, producer_block_id: block.id },
    };
  }
}

function inTime(call: ServiceCall, time: string): boolean {
  const [from, to] = ['date_from', 'date_to'].map((field) => Date.parse(call.query(field)));
  const at = Date.parse(`${time}Z`);
  return !(at < (from ?? NaN)) && !(at > (to ?? NaN));
}

function page<Entry>(call: ServiceCall, entries: Entry[]): Entry[] {
  const ordered = call.query('direction') === 'asc' ? entries : entries.toReversed();
  return ordered.slice(0, call.count('limit', ROWS.byDefault, { least: 1, most: ROWS.most }));
}
