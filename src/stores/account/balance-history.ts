import { amountOf } from '../../chain/history/filters/amount.ts';
import type { BalanceChange } from '../../chain/model/account/balance-series.ts';
import type { TokenBalance } from '../../chain/model/account/account.ts';
import type { ActionRow } from '../../chain/model/action/action.ts';
import { partiesOf } from '../../chain/model/action/action-groups.ts';
import { chainConfig } from '../chain/chain.ts';
import { createHistoryExport, type HistoryExport } from '../history/history-export.ts';
import { pageReader } from '../history/history.ts';

/** More transfers than this are no chart that anyone waits for. */
const MOST_TRANSFERS = 5_000;

/** Reads an account's transfers of a token, newest first, as changes of its balance. */
export function balanceHistory(name: string, token: TokenBalance): HistoryExport<BalanceChange> {
  const { contract, amount } = token;
  const query = new URLSearchParams({
    token: `${contract}:${amount.symbol.code}`,
    // Transfers that look like spam change the balance too.
    spam: 'shown',
  });
  const changesOf = (rows: readonly ActionRow[]) =>
    Promise.resolve(rows.flatMap((row) => changeOf(row, name, token) ?? []));
  return createHistoryExport(pageReader(`${name}?${String(query)}`), changesOf, MOST_TRANSFERS);
}

/** Null for what is not a transfer of the token, or leaves the balance as it was. */
function changeOf(row: ActionRow, name: string, token: TokenBalance): BalanceChange | null {
  const { accounts } = chainConfig();
  const moved = amountOf(row, accounts);
  const parties = partiesOf(row, accounts);
  const { code, precision } = token.amount.symbol;
  if (row.account !== token.contract || !moved || !parties) return null;
  if (moved.symbol.code !== code || moved.symbol.precision !== precision) return null;
  const received = parties.to === name ? moved.units : 0n;
  const sent = parties.from === name ? moved.units : 0n;
  return received === sent ? null : { time: row.blockTime, units: received - sent };
}
