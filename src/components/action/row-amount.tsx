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

interface LedgerAmountProps extends Pick<RowAmountProps, 'row' | 'of'> {
  /** What the account paid or got by payments that are merged into the row. */
  net?: Asset | null;
}

/** The amount of a row whose data has one, or of its payments. */
export function LedgerAmount({ row, of, net = null }: LedgerAmountProps) {
  const amount = assetOf(row.data?.['quantity']);
  if (!amount && net) return <Amount amount={net} signed />;
  return <RowAmount row={row} of={of} amount={amount} />;
}
