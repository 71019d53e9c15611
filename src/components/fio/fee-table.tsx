import { fioEndpoints } from '#src/chain/actions/fio-endpoints.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import type { FioFee } from '#src/chain/model/fio/fio.ts';
import { useFioFeesTexts } from '#src/i18n/areas/fio/fees/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

interface FeeTableProps {
  caption: string;
  fees: readonly FioFee[];
  symbol: TokenSymbol;
}

const actions = new Map([...fioEndpoints].map(([action, endpoint]) => [endpoint, action]));

/** Fees with the actions that they are paid for. */
export function FeeTable({ caption, fees, symbol }: FeeTableProps) {
  const text = useFioFeesTexts();
  const columns: Column<FioFee>[] = [
    {
      key: 'action',
      header: text.shared.action,
      card: 'inline',
      className: 'font-medium',
      cell: ({ endpoint }) => <bdi dir="ltr">{actions.get(endpoint) ?? '–'}</bdi>,
    },
    {
      key: 'endpoint',
      header: text.endpoint,
      card: 'title',
      className: 'text-quiet max-md:order-last',
      cell: ({ endpoint }) => <HostileText text={endpoint} limit={64} />,
    },
    {
      key: 'fee',
      header: text.shared.fee,
      align: 'end',
      card: 'inline',
      className: 'max-md:ms-auto',
      cell: ({ units }) => <Amount amount={{ units, symbol }} />,
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={fees}
      rowKey={({ endpoint }) => endpoint}
    />
  );
}
