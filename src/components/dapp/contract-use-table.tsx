import type { ReactNode } from 'react';
import type { ContractUse } from '#src/chain/model/dapp/contract-use.ts';
import { useDappTexts } from '#src/i18n/areas/dapp/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { numberColumn } from '../ui/rows/columns.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

interface ContractUseTableProps {
  contracts: readonly ContractUse[];
  /** The dApp of a contract by the published list; undefined for most. */
  nameOf: (contract: string) => string | undefined;
  /** When its code was set. */
  code: (contract: string) => ReactNode;
}

/** Names of actions in a row. */
const NAMES = 3;

/** Contracts with what is called of them, how often, by how many, and when their code was set. */
export function ContractUseTable({ contracts, nameOf, code }: ContractUseTableProps) {
  const text = useDappTexts();
  const format = useFormat();
  const columns: Column<ContractUse>[] = [
    {
      key: 'contract',
      header: text.shared.contract,
      card: 'title',
      cell: ({ contract }) => (
        <span className="flex items-center gap-2">
          <Identicon name={contract} />
          <AccountLink name={contract} />
          {nameOf(contract) !== undefined && (
            <span className="text-muted">
              <HostileText text={nameOf(contract) ?? ''} limit={40} />
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'names',
      header: text.called,
      className: 'wrap-anywhere',
      cell: ({ names }) => (
        <bdi dir="ltr" className="text-muted">
          {names.slice(0, NAMES).join(', ')}
          {names.length > NAMES && `, +${format.number(names.length - NAMES)}`}
        </bdi>
      ),
    },
    numberColumn('actions', text.shared.actions, format.number),
    numberColumn('accounts', text.signers, format.number),
    {
      key: 'code',
      header: text.codeSet,
      align: 'end',
      className: 'md:whitespace-nowrap',
      cell: ({ contract }) => code(contract),
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
