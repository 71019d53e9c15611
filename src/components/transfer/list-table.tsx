import { useMemo } from 'react';
import { correctedName } from '#src/chain/model/account/suggested-name.ts';
import type { CheckedTransfer } from '#src/chain/model/token/batch-transfer.ts';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useProblemText } from '../form/use-problem-text.ts';
import { numberColumn } from '../ui/rows/columns.tsx';
import { DataTable, type Column } from '../ui/rows/data-table.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

interface ListTableProps {
  list: readonly CheckedTransfer[];
  /** The token's symbol code. */
  unit: string;
  existence: (name: string) => Existence | null;
  withoutMemo?: boolean;
}

/** The parsed lines of a list, those with mistakes first. */
export function ListTable({ list, unit, existence, withoutMemo }: ListTableProps) {
  const text = useTransferTexts();
  const format = useFormat();
  const sorted = useMemo(() => list.toSorted((a, b) => rank(a) - rank(b)), [list]);
  const columns: Column<CheckedTransfer>[] = [
    numberColumn('line', text.line, format.number),
    { key: 'to', header: text.to, cell: ({ to }) => <HostileText text={to} /> },
    {
      key: 'amount',
      header: text.shared.amount,
      align: 'end',
      cell: (row) => (
        <span dir="ltr">
          <HostileText text={row.amount} /> <span className="text-muted">{row.unit ?? unit}</span>
        </span>
      ),
    },
    ...(withoutMemo
      ? []
      : [
          {
            key: 'memo',
            header: text.shared.memo,
            cell: ({ memo }: CheckedTransfer) => <Quoted text={memo} limit={240} inline />,
          },
        ]),
    {
      key: 'check',
      header: text.check,
      cell: (row) => <Verdict row={row} unit={unit} existence={existence(row.to)} />,
    },
  ];
  return (
    <DataTable
      caption={text.transfers}
      columns={columns}
      rows={sorted}
      rowKey={({ line }) => String(line)}
    />
  );
}

function rank({ problems, notes }: CheckedTransfer): number {
  if (problems.length > 0) return 0;
  return notes.length > 0 ? 1 : 2;
}

interface VerdictProps {
  row: CheckedTransfer;
  unit: string;
  existence: Existence | null;
}

function Verdict({ row, unit, existence }: VerdictProps) {
  const { rows } = useTransferTexts();
  const { correctTo } = useFormTexts();
  const corrected = correctedName(row.to);
  const problemText = useProblemText();
  const format = useFormat();
  const textOf = (problem: CheckedTransfer['problems'][number]) => {
    if (problem.kind === 'no-amount' || problem.kind === 'more-cells') return rows[problem.kind];
    if (problem.kind === 'other-token') return rows['other-token'](unit);
    return problemText(problem);
  };
  return (
    <>
      {row.problems.map((problem) => (
        <span key={problem.kind} className="block text-danger">
          {textOf(problem)}
        </span>
      ))}
      {corrected !== null && <span className="block text-muted">{correctTo(corrected)}</span>}
      {row.notes.map(({ kind, line }) => (
        <span key={kind} className="block text-warning">
          {kind === 'exchange-without-memo' ? rows[kind] : rows[kind](format.number(line))}
        </span>
      ))}
      {row.problems.length === 0 && existence === 'checking' && (
        <span className="text-muted">{rows.checking}</span>
      )}
    </>
  );
}
