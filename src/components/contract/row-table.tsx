import { clsx } from 'clsx';
import type { AbiField } from '#src/chain/model/abi-view.ts';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { DataTable, type Column } from '../ui/data-table.tsx';
import { RowCell } from './row-cell.tsx';

interface RowTableProps {
  caption: string;
  /** Of the table's struct, aliases followed. Fields that a row has besides are shown as well. */
  fields: readonly AbiField[];
  rows: readonly unknown[];
  /** Whether rows come as `{ data, payer }`. */
  payers: boolean;
}

interface Placed {
  readonly place: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly payer: unknown;
}

const isText = (type: string) => type === 'string' || type === 'bytes' || type === '';

const FIGURE = /^(var)?u?int\d+$|^float(32|64)$|^asset$/;

/** Rows by the columns of their struct; wide ones scroll in their own box. */
export function RowTable({ caption, fields, rows, payers }: RowTableProps) {
  const text = useContractTexts();
  const placed = rows.map((row, place) => placedRow(row, place, payers));
  const columns = allFields(fields, placed).map(columnOf);
  if (payers)
    columns.push({
      key: ' payer',
      header: text.payer,
      cell: ({ payer }) => <RowCell field="payer" type="name" value={payer} />,
    });
  return (
    <div
      role="region"
      aria-label={text.scrollable}
      // A box that scrolls is reached by the keyboard.
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-auto outline-offset-[-2px] [--sticky-top:0px] md:max-h-[80dvh]"
    >
      <DataTable
        caption={caption}
        columns={columns}
        rows={placed}
        rowKey={({ place }) => String(place)}
      />
    </div>
  );
}

function placedRow(row: unknown, place: number, payers: boolean): Placed {
  const told = fieldsOf(row);
  if (!payers) return { place, values: told, payer: null };
  return { place, values: fieldsOf(told['data']), payer: told['payer'] };
}

/** A row that the node could not decode comes as hex digits. */
function fieldsOf(row: unknown): Readonly<Record<string, unknown>> {
  return typeof row === 'object' && row !== null
    ? (row as Readonly<Record<string, unknown>>)
    : { hex: row };
}

function allFields(fields: readonly AbiField[], rows: readonly Placed[]): readonly AbiField[] {
  const known = new Set(fields.map(({ name }) => name));
  const others = new Set(rows.flatMap(({ values }) => Object.keys(values)));
  const more = [...others].filter((name) => !known.has(name)).slice(0, 64);
  return [...fields, ...more.map((name) => ({ name, type: '' }))];
}

function columnOf({ name, type }: AbiField, place: number): Column<Placed> {
  return {
    key: name,
    header: name,
    cell: ({ values }) => (
      <RowCell
        field={name}
        type={type}
        value={Object.hasOwn(values, name) ? values[name] : undefined}
      />
    ),
    align: FIGURE.test(type) ? 'end' : 'start',
    card: place === 0 ? 'title' : 'line',
    className: clsx('max-w-96', isText(type) ? 'md:min-w-64' : 'whitespace-nowrap'),
  };
}
