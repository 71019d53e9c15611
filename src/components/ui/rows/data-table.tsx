/* eslint-disable jsx-a11y-x/no-redundant-roles, jsx-a11y-x/no-interactive-element-to-noninteractive-role --
   the roles are a table's own, written out where the style sheet takes them away */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { usePaged } from './show-more.tsx';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned in every language, since digits run left to right. */
  align?: 'start' | 'end';
  /**
   * The cell in a phone's card: a title line, a labelled line, one of several on a line (the last
   * one has `ms-auto`), or hidden; `wide` is also hidden in narrow tables.
   */
  card?: 'title' | 'line' | 'inline' | 'none' | 'wide';
  className?: string;
}

/** The rendered rows of a long table by index, and the omitted height. */
export interface TablePart {
  readonly places: readonly number[];
  /** Pixels. */
  readonly before: number;
  readonly after: number;
  readonly measure: (row: Element | null) => void;
}

interface DataTableProps<Row> {
  /** The table's caption, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows rendered at first; `Infinity` if the caller limits them. */
  page?: number;
  /** Marks a new row. */
  isFresh?: (row: Row) => boolean;
  /** Without it all rows are rendered. */
  part?: TablePart | null;
  /** Invisible rows that keep a partly rendered table's column widths. */
  sizers?: readonly Row[];
}

/** Rows rendered at first. */
const PAGE = 200;

/**
 * A table on wide screens, cards on phones, from one DOM. Roles are explicit because `display:
 * block` removes a table's own.
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

/** Replaces rows that are not in the page. */
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
