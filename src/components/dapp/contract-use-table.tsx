import type { ContractUse } from '#src/chain/model/dapp/contract-use.ts';
import { useDappTexts } from '#src/i18n/areas/dapp/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';

/** Contracts with the number of their calls. */
export function ContractUseTable({ contracts }: { contracts: readonly ContractUse[] }) {
  const text = useDappTexts();
  const format = useFormat();
  const columns: Column<ContractUse>[] = [
    {
      key: 'contract',
      header: text.contract,
      card: 'title',
      cell: ({ contract }) => (
        <span className="flex items-center gap-2">
          <Identicon name={contract} />
          <AccountLink name={contract} />
        </span>
      ),
    },
    {
      key: 'actions',
      header: text.actions,
      align: 'end',
      cell: ({ actions }) => format.number(actions),
    },
    {
      key: 'accounts',
      header: text.signers,
      align: 'end',
      cell: ({ accounts }) => format.number(accounts),
    },
  ];
  return (
    <DataTable
      caption={text.inUse}
      columns={columns}
      rows={contracts}
      rowKey={({ contract }) => contract}
    />
  );
}
