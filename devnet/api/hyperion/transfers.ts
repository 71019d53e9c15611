import type { Hono } from 'hono';
import type { RecordedAction } from '../../history/records.ts';
import type { ApiContext } from '../context.ts';
import { actionDocument } from './action-document.ts';
import { timeFilter } from './action-filter.ts';
import { indexedRoute, paging, required } from './route.ts';
import type { Query } from './route.ts';

interface Transfer {
  from: string;
  to: string;
  amount: number;
  symbol: string;
  contract: string;
  action: RecordedAction;
}

interface Sum {
  account: string;
  sum: number;
  transfers: number;
  average: number;
}

export function hyperionTransferRoutes(app: Hono, context: ApiContext): void {
  indexedRoute(app, context, '/v2/history/get_transfers', (query) => {
    const { skip, limit } = paging(query);
    const inTime = timeFilter(query['after'], query['before']);
    const found = transfers(context, query['from'] || query['to'])
      .filter((one) => fits(query, one, ['from', 'to', 'symbol', 'contract']))
      .filter(({ action }) => inTime(action.in.block))
      .reverse();
    return {
      action_count: found.length,
      total_amount: total(found),
      actions: found.slice(skip, skip + limit).map(({ action }) => actionDocument(action)),
    };
  });

  indexedRoute(app, context, '/v2/history/get_transacted_accounts', (query) => {
    const account = required(query, 'account');
    const direction = required(query, 'direction');
    const all = transfers(context, account)
      .filter((one) => fits(query, one, ['symbol', 'contract']))
      .filter(({ amount }) => amount >= Number(query['min'] || 0))
      .filter(({ amount }) => amount <= Number(query['max'] || Infinity));
    const out = all.filter(({ from }) => from === account);
    const into = all.filter(({ to }) => to === account);
    const { limit } = paging({ limit: '100', ...query });
    return {
      account,
      ...(direction !== 'in' && {
        total_out: total(out),
        outputs: sums(out, ({ to }) => to).slice(0, limit),
      }),
      ...(direction !== 'out' && {
        total_in: total(into),
        inputs: sums(into, ({ from }) => from).slice(0, limit),
      }),
    };
  });
}

/** Oldest first; of all accounts if none is given. */
function transfers({ history }: ApiContext, account: string | undefined): Transfer[] {
  return history.actionsOf(account || undefined).flatMap((position) => {
    const action = history.action(position);
    const act = action.receivers[0]?.act;
    if (act?.name !== 'transfer' || typeof act.data !== 'object') return [];
    const { from, to, quantity } = act.data as Record<string, unknown>;
    const [amount = '', symbol = ''] = String(quantity ?? '').split(' ');
    if (symbol === '') return [];
    return {
      from: String(from),
      to: String(to),
      amount: Number(amount),
      symbol,
      contract: act.account,
      action,
    };
  });
}

function fits(
  query: Query,
  transfer: Transfer,
  fields: readonly ('from' | 'to' | 'symbol' | 'contract')[],
): boolean {
  return fields.every((field) => !query[field] || transfer[field] === query[field]);
}

function total(list: readonly Transfer[]): number {
  return list.reduce((sum, { amount }) => sum + amount, 0);
}

/** Totals by other account, the largest first. */
function sums(list: readonly Transfer[], by: (transfer: Transfer) => string): Sum[] {
  return [...Map.groupBy(list, by)]
    .map(([account, own]) => {
      const sum = total(own);
      return { account, sum, transfers: own.length, average: sum / own.length };
    })
    .sort((a, b) => b.sum - a.sum);
}
