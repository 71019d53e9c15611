import type { Asset } from '#src/chain/core/asset.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import { assetOf } from '#src/chain/model/shared/lenient.ts';
import { transferWay } from '#src/chain/model/token/transfer-way.ts';
import { Amount } from '../ui/amount.tsx';

interface RowAmountProps {
  row: ActionRow;
  of: string;
  amount: Asset | null;
}

/** An action's amount from the account's view: `+` for received, `−` for sent. */
export function RowAmount({ row, of, amount }: RowAmountProps) {
  if (!amount) return null;
  const { from, to } = row.data ?? {};
  const way = from !== undefined && from === to ? null : transferWay(row, of);
  if (way === 'in') return <Amount amount={amount} signed />;
  if (way === 'out') return <Amount amount={{ ...amount, units: -amount.units }} />;
  return <Amount amount={amount} />;
}

/** The amount of a row whose data has one. */
export function LedgerAmount({ row, of }: Omit<RowAmountProps, 'amount'>) {
  return <RowAmount row={row} of={of} amount={assetOf(row.data?.['quantity'])} />;
}
