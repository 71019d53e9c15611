import type { LockedTokens, LockKind } from '#src/chain/model/vest/locked-tokens.ts';
import { useVestTexts } from '#src/i18n/areas/vest/texts.ts';
import { amountColumn } from '../ui/rows/columns.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { AbsoluteTime, Time } from '../ui/time.tsx';

interface LockedTableProps {
  rows: readonly LockedTokens[];
  /** Milliseconds UTC. */
  now: number;
  /** Where the tokens of a kind are released; null for none. */
  hrefOf: (kind: LockKind) => string | null;
}

/** Locked tokens by the time they are free. */
export function LockedTable({ rows, now, hrefOf }: LockedTableProps) {
  const text = useVestTexts();
  const columns: Column<LockedTokens>[] = [
    {
      key: 'kind',
      header: text.lockedBy,
      card: 'title',
      cell: ({ kind }) => <span className="font-medium">{text.kinds[kind]}</span>,
    },
    amountColumn('amount', text.amount),
    {
      key: 'free',
      header: text.freeFrom,
      className: 'whitespace-nowrap',
      cell: ({ kind, freeAt }) =>
        freeAt === null ? (
          <span className="whitespace-normal text-muted">{text.noDate[dateless(kind)]}</span>
        ) : freeAt <= now ? (
          <span className="text-positive">{text.shared.now}</span>
        ) : (
          <>
            <Time at={freeAt} ahead /> <span className="text-quiet max-md:hidden">·</span>{' '}
            <span aria-hidden className="text-quiet max-md:hidden">
              <AbsoluteTime at={freeAt} />
            </span>
          </>
        ),
    },
    {
      key: 'release',
      header: text.release,
      cell: ({ kind }) => {
        const href = hrefOf(kind);
        return href === null ? (
          <span className="text-muted">{text.releaseIn[kind]}</span>
        ) : (
          <a href={href} className="hover:underline">
            {text.releaseIn[kind]}
          </a>
        );
      },
    },
  ];
  return (
    <DataTable
      caption={text.locked}
      columns={columns}
      rows={rows}
      rowKey={(row) => String(rows.indexOf(row))}
    />
  );
}

function dateless(kind: LockKind): 'savings' | 'grant' | 'plan' {
  if (kind === 'rex-savings') return 'savings';
  return kind === 'fio-grant' ? 'grant' : 'plan';
}
