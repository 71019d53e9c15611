/* eslint-disable jsx-a11y-x/no-redundant-roles, jsx-a11y-x/no-interactive-element-to-noninteractive-role --
   the roles are a table's own, written out where the style sheet takes them away */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { usePaged } from './show-more.tsx';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers: to the right in every language, since their digits run from left to right in all. */
  align?: 'start' | 'end';
  /**
   * The cell in a phone's card: a line of its own, a line with its header before it, one of several
   * on a line (the one that ends a line is pushed to its end by `ms-auto`), or left out; `wide` leaves
   * it out of a narrow table too.
   */
  card?: 'title' | 'line' | 'inline' | 'none' | 'wide';
  className?: string;
}

/** The rows of a long table that are in the page, by their places, and what is left out around them. */
export interface TablePart {
  readonly places: readonly number[];
  /** Pixels. */
  readonly before: number;
  readonly after: number;
  readonly measure: (row: Element | null) => void;
}

interface DataTableProps<Row> {
  /** Names the table to those who do not see it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows drawn at once; `Infinity` where the one who gives them bounds them. */
  page?: number;
  /** Marks a row that has just come. */
  isFresh?: (row: Row) => boolean;
  /** All rows are in the page without it. */
  part?: TablePart | null;
  /** Rows of a part-drawn table that hold its columns' widths, unseen. */
  sizers?: readonly Row[];
}

/** Rows that a table draws at once. */
const PAGE = 200;

/**
 * A table on wide screens, cards of the same content on phones, from one DOM. The roles are written
 * out because `display: block` takes a table's own away.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, page = PAGE, isFresh, part, sizers = [] } = props;
  const { shown, more } = usePaged(rows, part ? Infinity : page);
  const places = part?.places ?? shown.keys();
  return (
    <>
      <table
        role="table"
        aria-rowcount={part ? rows.length + 1 : undefined}
        className="block w-full md:table"
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={clsx(
                  'sticky top-(--sticky-top,0px) z-1 h-9 border-b bg-surface px-2 text-xs font-medium text-muted first:ps-4 last:pe-4',
                  column.align === 'end' ? 'text-right' : 'text-start',
                  column.card === 'wide' && 'max-tablet:hidden',
                  column.className,
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block divide-y md:table-row-group">
          {sizers.map((row) => (
            <tr
              key={`sizer ${rowKey(row)}`}
              aria-hidden
              className="invisible max-md:hidden md:collapse"
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
          {part && part.before > 0 && <Gap height={part.before} />}
          {[...places].map((place) => {
            const row = rows[place];
            if (row === undefined) return null;
            return (
              <tr
                key={rowKey(row)}
                role="row"
                ref={part?.measure}
                data-index={part ? place : undefined}
                aria-rowindex={part ? place + 2 : undefined}
                className={clsx(
                  'flex flex-wrap items-center gap-x-3 px-4 py-2 md:table-row md:hover:bg-sunken',
                  isFresh?.(row) && 'fresh',
                )}
              >
                {columns.map((column) => (
                  <Cell key={column.key} column={column}>
                    {column.cell(row)}
                  </Cell>
                ))}
              </tr>
            );
          })}
          {part && part.after > 0 && <Gap height={part.after} />}
        </tbody>
      </table>
      {more}
    </>
  );
}

/** In the place of rows that are not in the page. */
function Gap({ height }: { height: number }) {
  return <tr aria-hidden className="block md:table-row" style={{ height }} />;
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const { header, align, card = 'line', className } = column;
  return (
    <td
      role="cell"
      className={clsx(
        'min-w-0 md:h-9 md:px-2 md:py-1 md:first:ps-4 md:last:pe-4',
        align === 'end' && 'tabular-nums md:text-right',
        card === 'title' && 'block basis-full py-1 md:table-cell',
        card === 'line' &&
          'flex basis-full justify-between gap-4 py-1 max-md:text-end md:table-cell',
        card === 'inline' && 'block py-1 md:table-cell',
        card === 'none' && 'hidden md:table-cell',
        card === 'wide' && 'hidden tablet:table-cell',
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
