import type { BlockView } from '#src/chain/model/block/block.ts';
import { useHomeTexts } from '#src/i18n/areas/home/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { BlockLink } from '../ui/entity-link.tsx';
import { NoticeRow } from '../ui/rows/notice-row.tsx';
import { accountColumn, timeColumn } from '../ui/rows/columns.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';

interface BlockListProps {
  /** Newest first. */
  blocks: readonly BlockView[];
  /** Number of newer blocks. */
  fresh: number;
  onShow: () => void;
}

/** The latest blocks. They stay in place; newer ones are announced in a reserved line. */
export function BlockList({ blocks, fresh, onShow }: BlockListProps) {
  const text = useHomeTexts();
  const format = useFormat();
  const columns: Column<BlockView>[] = [
    {
      key: 'number',
      header: text.block,
      card: 'inline',
      cell: ({ number }) => <BlockLink number={number} />,
    },
    accountColumn('producer', text.producers.name, { card: 'inline' }),
    {
      key: 'transactions',
      header: text.transactions,
      align: 'end',
      card: 'none',
      cell: ({ transactions }) => (
        <Count value={transactions.length} text={format.number(transactions.length)} />
      ),
    },
    {
      key: 'cpu',
      header: text.cpu,
      align: 'end',
      card: 'none',
      className: 'tablet:max-lg:hidden',
      cell: ({ transactions }) => {
        const cpu = transactions.reduce((sum, { cpuUsage }) => sum + cpuUsage, 0);
        return <Count value={cpu} text={format.microseconds(cpu)} />;
      },
    },
    timeColumn('time', text.age, {
      card: 'inline',
      align: 'end',
      className: 'max-md:ms-auto text-xs text-quiet',
    }),
  ];
  return (
    <>
      <div className="h-8">
        <NoticeRow count={fresh} text={text.newBlocks(format.number(fresh))} onShow={onShow} />
        {fresh === 0 && <p className="flex h-8 items-center text-xs text-quiet">{text.upToDate}</p>}
      </div>
      <DataTable
        caption={text.blocks}
        columns={columns}
        rows={blocks}
        rowKey={({ number }) => String(number)}
      />
    </>
  );
}

/** A figure; lighter if it is nothing. */
function Count({ value, text }: { value: number; text: string }) {
  return <span className={value === 0 ? 'text-quiet' : 'font-semibold'}>{text}</span>;
}
