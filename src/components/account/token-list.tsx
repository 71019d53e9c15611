import type { TokenBalance } from '#src/chain/model/account.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { Amount } from '../ui/amount.tsx';
import { DataTable, type Column } from '../ui/data-table.tsx';
import { AccountLink } from '../ui/entity-link.tsx';

/** Balances by token. The contract is always named: anyone can issue a second EOS. */
export function TokenList({ tokens }: { tokens: readonly TokenBalance[] }) {
  const { account: text } = useMessages();
  const columns: Column<TokenBalance>[] = [
    {
      key: 'token',
      header: text.token,
      card: 'inline',
      cell: ({ amount }) => <span className="font-medium">{amount.symbol.code}</span>,
    },
    {
      key: 'contract',
      header: text.tokenContract,
      card: 'inline',
      cell: ({ contract }) => <AccountLink name={contract} />,
    },
    {
      key: 'amount',
      header: text.amount,
      align: 'end',
      card: 'inline',
      className: 'ms-auto',
      cell: ({ amount }) => <Amount amount={amount} />,
    },
  ];
  return (
    <DataTable
      caption={text.tokens}
      columns={columns}
      rows={tokens}
      rowKey={({ contract, amount }) => `${contract}:${amount.symbol.code}`}
    />
  );
}
