import { ActionTable, type ActionTableProps } from '#src/components/action/action-table.tsx';
import { foldPayments } from '#src/chain/model/action/fold-payments.ts';
import { netPayment } from '#src/chain/model/action/net-payment.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';

/** Actions whose payments are merged into them, with what the account paid or got. */
export function PurchaseTable({ rows, ...props }: ActionTableProps) {
  const chain = chainConfig();
  return (
    <ActionTable
      {...foldPayments(rows, chain.accounts)}
      netOf={(row, payments) => netPayment(row, payments, props.of ?? '', chain)}
      {...props}
    />
  );
}
