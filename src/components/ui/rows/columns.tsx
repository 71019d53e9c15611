import type { Asset } from '#src/chain/core/asset.ts';
import { Amount } from '../amount.tsx';
import { AccountLink } from '../entity-link.tsx';
import { Time } from '../time.tsx';
import type { Column } from './data-table.tsx';

/** How a column looks, in a table and in a phone's card. */
type Look = Pick<Column<never>, 'align' | 'card' | 'className'>;

/** A column of any row that has the field. */
type ColumnOf<Key extends string, Value> = Column<Readonly<Record<Key, Value>>>;

/* The columns of single fields, named by the field. Null is a dash. */

export function accountColumn<Key extends string>(
  key: Key,
  header: string,
  look?: Look,
): ColumnOf<Key, string | null> {
  return {
    key,
    header,
    ...look,
    cell: ({ [key]: name }) => (name === null ? '–' : <AccountLink name={name} />),
  };
}

/** Amounts are at the end of their column. */
export function amountColumn<Key extends string>(
  key: Key,
  header: string,
  look?: Look,
): ColumnOf<Key, Asset | null> {
  return {
    key,
    header,
    align: 'end',
    ...look,
    cell: ({ [key]: amount }) => (amount === null ? '–' : <Amount amount={amount} />),
  };
}

/** Numbers are at the end of their column. @param write as `format.number` */
export function numberColumn<Key extends string>(
  key: Key,
  header: string,
  write: (value: number) => string,
  look?: Look,
): ColumnOf<Key, number> {
  return { key, header, align: 'end', ...look, cell: (row) => write(row[key]) };
}

/** Milliseconds UTC. */
export function timeColumn<Key extends string>(
  key: Key,
  header: string,
  look?: Look,
): ColumnOf<Key, number | null> {
  return {
    key,
    header,
    ...look,
    cell: ({ [key]: time }) => (time === null ? '–' : <Time at={time} />),
  };
}
