import type { SystemAccounts } from '../config/types.ts';
import { formatUnits } from '../core/asset.ts';
import type { ActionRow } from '../model/action/action.ts';
import { textOf } from '../rpc/json.ts';
import { amountOf } from './filters/amount.ts';

export const csvColumns = [
  'time_utc',
  'block',
  'transaction',
  'contract',
  'action',
  'actor',
  'from',
  'to',
  'quantity',
  'symbol',
  'memo',
  'data',
] as const;

/** One CSV record of an action, in the order of the columns. Values are raw: nothing is grouped. */
export function csvRecord(row: ActionRow, accounts: SystemAccounts): string[] {
  const { data, hexData, authorization } = row;
  const amount = amountOf(row, accounts);
  const time = new Date(row.blockTime);
  return [
    Number.isNaN(time.getTime()) ? '' : time.toISOString(),
    String(row.blockNum),
    row.transactionId,
    row.account,
    row.name,
    authorization.map(({ actor, permission }) => `${actor}@${permission}`).join(' '),
    textOf(data?.from) ?? '',
    textOf(data?.to) ?? '',
    amount ? formatUnits(amount.units, amount.symbol.precision) : '',
    amount?.symbol.code ?? '',
    textOf(data?.memo) ?? '',
    data === null ? (hexData ?? '') : JSON.stringify(data),
  ];
}
