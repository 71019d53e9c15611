import { ActionTable, type ActionTableProps } from '#src/components/action/action-table.tsx';
import { foldPayments } from '#src/chain/model/action/fold-payments.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';

/** Actions whose payments are merged into them. */
export function PurchaseTable({ rows, ...props }: ActionTableProps) {
  return <ActionTable {...foldPayments(rows, chainConfig().accounts)} {...props} />;
}
