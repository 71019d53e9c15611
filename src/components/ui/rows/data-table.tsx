/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the roles are a table's own, written out where the style sheet takes them away */
import { clsx } from 'clsx';
import { memo, type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { type Native, rootProps } from '../root-props.ts';
import { useRowWindow } from './row-window.tsx';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned in every language, since digits run left to right. */
  align?: 'start' | 'end';
  /**
   * The cell in a phone's card: a title line, a labelled line, one of several on a line (the last
   * one has `ms-auto`), or hidden; `wide` is also hidden in narrow tables,
   * `widest` beside a rail.
   */
  card?: 'title' | 'line' | 'inline' | 'none' | 'wide' | 'widest';
  className?: string;
  /** Whether a phone's card leaves the line of a row out, as it has no value. */
  isBlank?: (row: Row) => boolean;
}

interface DataTableProps<Row> extends Native<'table'> {
  /** The table's caption, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Up to this number of rows all are rendered, else those near the viewport. */
  windowAbove?: number;
  /** The element that scrolls a long table; by default the page. */
  scroller?: RefObject<HTMLElement | null>;
  /** Marks a new row. */
  isFresh?: (row: Row) => boolean;
  /** Invisible rows that keep a partly rendered table's column widths. */
  sizers?: readonly Row[];
}

/** Height of a row with single-line values, in pixels. */
const ROW_HEIGHT = 37;

/**
 * A table on wide screens, cards on phones, from one DOM. Only the rows of a long table near the
 * viewport are in the page. Roles are explicit because `display: block` removes a table's own.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    windowAbove,
    scroller,
    isFresh,
    sizers = [],
    ...native
  } = props;
  const holder = useRef<HTMLTableSectionElement>(null);
  const keyOf = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? String(index) : rowKey(row);
    },
    [rows, rowKey],
  );
  const { isPart, pieces, measure, follower } = useRowWindow(
    { count: rows.length, keyOf, height: ROW_HEIGHT, holder, scroller },
    windowAbove,
  );
  return (
    <>
      <table
        role="table"
        aria-rowcount={isPart ? rows.length + 1 : undefined}
        {...rootProps('table', 'block w-full md:table', native)}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" aria-rowindex={isPart ? 1 : undefined}>
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={clsx(
                  'column-head',
                  column.align === 'end' ? 'text-right' : 'text-start',
                  column.card === 'wide' && 'max-tablet:hidden',
                  column.card === 'widest' && 'max-lg:hidden',
                  column.className,
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={holder} role="rowgroup" className="block divide-y md:table-row-group">
          {sizers.map((row) => (
            <TableRow key={`sizer ${rowKey(row)}`} row={row} columns={columns} hidden />
          ))}
          {pieces.map((piece, at) => {
            if ('gap' in piece) return <Gap key={`gap ${at}`} height={piece.gap} />;
            const row = rows[piece.index];
            if (row === undefined) return null;
            return (
              <TableRow
                key={keyOf(piece.index)}
                row={row}
                columns={columns}
                index={isPart ? piece.index : undefined}
                measure={measure}
                fresh={isFresh?.(row)}
              />
            );
          })}
        </tbody>
      </table>
      {follower}
    </>
  );
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Its index in a table that is partly rendered. */
  index?: number | undefined;
  measure?: ((row: Element | null) => void) | undefined;
  fresh?: boolean | undefined;
  /** Takes part in the layout of a wide table only. */
  hidden?: boolean;
}

/** Memoized, so that scrolling renders only the rows that come into view. */
const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, index, measure, fresh, hidden } = props;
  return (
    <tr
      role={hidden ? undefined : 'row'}
      aria-hidden={hidden}
      ref={measure}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      className={
        hidden ? 'invisible max-md:hidden md:collapse' : clsx('data-row', fresh && 'fresh')
      }
    >
      {columns.map((column) => (
        <Cell key={column.key} column={column} blank={column.isBlank?.(row)}>
          {column.cell(row)}
        </Cell>
      ))}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

/** Replaces rows that are not in the page. */
function Gap({ height }: { height: number }) {
  return <tr aria-hidden className="block md:table-row" style={{ height }} />;
}

interface CellProps<Row> {
  column: Column<Row>;
  blank: boolean | undefined;
  children: ReactNode;
}

function Cell<Row>({ column, blank, children }: CellProps<Row>) {
  const { header, align, card = 'line', className } = column;
  return (
    <td
      role="cell"
      className={clsx(
        'data-cell',
        align === 'end' && 'md:text-right',
        card === 'title' && 'block basis-full py-1 md:table-cell',
        card === 'line' &&
          'flex basis-full justify-between gap-4 py-1 max-md:text-end md:table-cell',
        card === 'inline' && 'block py-1 md:table-cell',
        card === 'none' && 'hidden md:table-cell',
        card === 'wide' && 'hidden tablet:table-cell',
        card === 'widest' && 'hidden lg:table-cell',
        blank && 'max-md:hidden',
        className,
      )}
    >
      {card === 'line' && (
        <span aria-hidden className="shrink-0 text-muted md:hidden">
          {header}
        </span>
      )}
      {card === 'line' ? <span className="min-w-0">{children}</span> : children}
    </td>
  );
}
