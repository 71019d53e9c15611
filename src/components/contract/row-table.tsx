import { clsx } from 'clsx';
import { useMemo, useRef } from 'react';
import { bareType } from '#src/chain/model/abi/type.ts';
import type { AbiField } from '#src/chain/model/abi/view.ts';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { WHOLE } from '../ui/rows/row-window.tsx';
import { usePaged } from '../ui/rows/show-more.tsx';
import { truncateText } from '../ui/text/truncate-text.ts';
import { MOST_PARTS } from './field-group.tsx';
import { RowCell } from './row-cell.tsx';

interface RowTableProps {
  caption: string;
  /** Fields of the table's struct. A row's additional fields are shown too. */
  fields: readonly AbiField[];
  rows: readonly unknown[];
  /** Whether rows have the form `{ data, payer }`. */
  payers: boolean;
}

interface TableRow {
  readonly index: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly payer: unknown;
}

const isText = (type: string) => type === 'string' || type === 'bytes' || type === '';

const FIGURE = /^(var)?u?int\d+$|^float(32|64)$|^asset$/;

/** Table rows with the struct's columns. Wide tables scroll horizontally. */
export function RowTable({ caption, fields, rows, payers }: RowTableProps) {
  const text = useContractTexts();
  const box = useRef<HTMLDivElement>(null);
  const tableRows = useMemo(
    () => rows.map((row, index) => tableRow(row, index, payers)),
    [rows, payers],
  );
  const all = useMemo(() => allFields(fields, tableRows), [fields, tableRows]);
  const { shown, more } = usePaged(all, MOST_PARTS);
  const columns = useMemo(() => shown.map(columnOf), [shown]);
  const isLong = rows.length > WHOLE;
  const sizers = useMemo(() => {
    const names = shown.map(({ name }) => name);
    return isLong ? widestRows(tableRows, names, ({ values }, name) => values[name]) : [];
  }, [isLong, tableRows, shown]);
  const payer: Column<TableRow> = {
    key: ' payer',
    header: text.payer,
    cell: ({ payer: name }) => <RowCell field="payer" type="name" value={name} />,
  };
  return (
    <>
      <div
        ref={box}
        role="region"
        aria-label={text.scrollable}
        // A box that scrolls is reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={clsx(
          'overflow-auto -outline-offset-2 [--sticky-top:0px] md:max-h-[80dvh]',
          isLong && 'max-h-[80dvh]',
        )}
      >
        <DataTable
          caption={caption}
          columns={payers ? [...columns, payer] : columns}
          scroller={box}
          sizers={sizers}
          rows={tableRows}
          rowKey={({ index }) => String(index)}
        />
      </div>
      {more}
    </>
  );
}

function tableRow(row: unknown, index: number, payers: boolean): TableRow {
  const values = fieldsOf(row);
  if (!payers) return { index, values: values, payer: null };
  return { index, values: fieldsOf(values['data']), payer: values['payer'] };
}

/** A row that the node could not decode is hex. */
function fieldsOf(row: unknown): Readonly<Record<string, unknown>> {
  return typeof row === 'object' && row !== null
    ? (row as Readonly<Record<string, unknown>>)
    : { hex: row };
}

function allFields(fields: readonly AbiField[], rows: readonly TableRow[]): readonly AbiField[] {
  const declared = new Set(fields.map(({ name }) => name));
  const others = new Set(rows.flatMap(({ values }) => Object.keys(values)));
  const more = [...others].filter((name) => !declared.has(name)).slice(0, 64);
  return [...fields, ...more.map((name) => ({ name, type: '' }))];
}

function columnOf({ name, type }: AbiField, index: number): Column<TableRow> {
  return {
    key: name,
    header: truncateText(name, 60),
    cell: ({ values }) => (
      <RowCell
        field={name}
        type={type}
        value={Object.hasOwn(values, name) ? values[name] : undefined}
      />
    ),
    align: FIGURE.test(type) ? 'end' : 'start',
    // Who a row is of needs no label.
    card: index === 0 && bareType(type) === 'name' ? 'title' : 'line',
    className: clsx(
      'max-w-96 max-md:wrap-anywhere',
      isText(type) ? 'md:min-w-64' : 'md:whitespace-nowrap',
    ),
  };
}

/**
 * The row with the longest text for each column. Including them in the layout keeps column widths
 * stable while rows are replaced.
 */
function widestRows<Row>(
  rows: readonly Row[],
  columns: readonly string[],
  valueOf: (row: Row, column: string) => unknown,
): Row[] {
  const widest = columns.flatMap((column) => {
    let [longest, length]: [Row | null, number] = [null, -1];
    for (const row of rows) {
      const size = lengthOf(valueOf(row, column));
      if (size > length) [longest, length] = [row, size];
    }
    return longest === null ? [] : [longest];
  });
  return [...new Set(widest)];
}

/** Objects are folded, so their content takes no space. */
function lengthOf(value: unknown): number {
  return typeof value === 'object' ? 0 : String(value).length;
}
