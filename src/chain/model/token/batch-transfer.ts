import {
  accountProblem,
  amountProblem,
  memoProblem,
  type AccountProblem,
  type AmountProblem,
  type MemoProblem,
} from '../../actions/check-fields.ts';
import { type Asset } from '../../core/asset.ts';
import * as limits from '../../core/limits.ts';
import { readUnits } from '../../core/typed-units.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { correctedName } from '../account/suggested-name.ts';
import { quotedCell } from '../shared/csv.ts';

/** A line of the list as typed. */
export interface ListedTransfer {
  /** Line number, from 1. */
  readonly line: number;
  readonly to: string;
  /** The number without the symbol: `12.5`. */
  readonly amount: string;
  /** The symbol after the number, if any. */
  readonly unit: string | null;
  readonly memo: string;
  /** There are cells after the last column: a memo with separators that is not in quotes. */
  readonly more?: true;
}

export type ListProblem =
  | AccountProblem
  | AmountProblem
  | MemoProblem
  | { readonly kind: 'no-amount' }
  | { readonly kind: 'more-cells' }
  | { readonly kind: 'other-token' };

/** A possible mistake that does not block sending. */
export interface ListNote {
  readonly kind: 'same-account' | 'repeated' | 'exchange-without-memo';
  /** The similar line. */
  readonly line: number;
}

export interface CheckedTransfer extends ListedTransfer {
  readonly problems: readonly ListProblem[];
  readonly notes: readonly ListNote[];
}

type Column = 'to' | 'amount' | 'memo';

const USUAL: readonly Column[] = ['to', 'amount', 'memo'];

/** Column names, in lower case. */
const HEADINGS: ReadonlyMap<string, Column> = new Map([
  ...['to', 'account', 'recipient', 'receiver', 'name', 'account name'].map(
    (word) => [word, 'to'] as const,
  ),
  ...['amount', 'quantity', 'value', 'sum'].map((word) => [word, 'amount'] as const),
  ...['memo', 'note', 'message', 'comment'].map((word) => [word, 'memo'] as const),
]);

/** Whether a text is far longer than a list can be. It is not parsed then. */
export function isTooLong(text: string): boolean {
  if (text.length > limits.listCharacters) return true;
  return text.split(/\r\n|\r|\n/, limits.listLines + 1).length > limits.listLines;
}

/**
 * Parses a list of transfers: account, amount, memo, in that order or in the order of a heading
 * line. Empty lines are skipped. A line may have another separator than the rest.
 * @param rows the cells of each line, from a CSV parser
 */
export function readList(rows: readonly (readonly string[])[]): ListedTransfer[] {
  const trimmed = rows.map((row) => row.map(trim));
  const first = trimmed.findIndex(isWritten);
  const headings = headingsOf(trimmed[first] ?? []);
  const columns = headings ?? USUAL;
  const cells = columns[0] === 'to' ? rows.map(separated) : trimmed;
  const cell = (row: readonly string[], column: Column) => row[columns.indexOf(column)] ?? '';
  return cells.flatMap((row, index) => {
    if (!isWritten(row) || (headings && index === first)) return [];
    const [, amount = '', unit] = /^(\S*)(?:\s+([A-Z]{1,7}))?$/.exec(cell(row, 'amount')) ?? [
      '',
      cell(row, 'amount'),
    ];
    const [to, memo] = [cell(row, 'to'), cell(row, 'memo')];
    const more = isWritten(row.slice(columns.length)) ? ({ more: true } as const) : {};
    return [{ line: index + 1, to, amount, unit: unit ?? null, memo, ...more }];
  });
}

/** No account name has a separator in it: with one, it separates the cells of its line. */
function separated(row: readonly string[]): readonly string[] {
  const [separator] = /^[a-z1-5.\s]*([;,\t])/i.exec(row[0] ?? '')?.slice(1) ?? [];
  if (separator === undefined) return row.map(trim);
  return cellsOf(row.join(separator === ',' ? ';' : ','), separator);
}

/** The cells of a line. One in quotes may have the separator in it, and a quote as two. */
function cellsOf(line: string, separator: string): readonly string[] {
  const end = `(?:${separator}|$)`;
  const cell = new RegExp(
    `[^\\S\\t]*"((?:[^"]|"")*)"[^\\S\\t]*${end}|([^${separator}]*)${end}`,
    'y',
  );
  const cells: string[] = [];
  while (cell.lastIndex < line.length) {
    const [, quoted, plain = ''] = cell.exec(line) ?? [];
    cells.push(quoted?.replaceAll('""', '"') ?? plain.trim());
  }
  return cells;
}

const trim = (cell: string) => cell.trim();

const isWritten = (row: readonly string[]) => row.some((cell) => cell !== '');

/** Null if the line names neither an account nor an amount column: then it is a transfer. */
function headingsOf(row: readonly string[]): (Column | null)[] | null {
  const columns = row.map((cell) => HEADINGS.get(cell.toLowerCase()) ?? null);
  return columns.includes('to') && columns.includes('amount') ? columns : null;
}

interface ListFacts {
  readonly from: string;
  readonly symbol: TokenSymbol;
  /** False for accounts that do not exist according to a node. */
  readonly exists: (name: string) => boolean | undefined;
  readonly isExchange: (name: string) => boolean;
}

/** Each line with its problems and notes. */
export function checkList(list: readonly ListedTransfer[], facts: ListFacts): CheckedTransfer[] {
  const accounts = new Map<string, number>();
  const transfers = new Map<string, number>();
  return list.map((one) => {
    const same = JSON.stringify([one.to, units(one, facts.symbol), one.memo]);
    const checked = {
      ...one,
      problems: problemsOf(one, facts),
      notes: notesOf(one, accounts.get(one.to), transfers.get(same), facts),
    };
    if (!accounts.has(one.to)) accounts.set(one.to, one.line);
    if (!transfers.has(same)) transfers.set(same, one.line);
    return checked;
  });
}

/** The same value for `1`, `1.0` and `1.0000`. */
function units({ amount }: ListedTransfer, symbol: TokenSymbol): string {
  return String(readUnits(amount, symbol.precision));
}

function problemsOf(one: ListedTransfer, facts: ListFacts): ListProblem[] {
  const account: AccountProblem | null =
    one.to === facts.from ? { kind: 'is-sender' } : accountProblem(one.to, facts.exists(one.to));
  const more: ListProblem | null = one.more ? { kind: 'more-cells' } : null;
  return [account, amountOf(one, facts.symbol), memoProblem(one.memo), more].filter(
    (problem) => problem !== null,
  );
}

function amountOf({ amount, unit }: ListedTransfer, symbol: TokenSymbol): ListProblem | null {
  if (amount === '') return { kind: 'no-amount' };
  if (unit !== null && unit !== symbol.code) return { kind: 'other-token' };
  return amountProblem(amount, symbol, null);
}

function notesOf(
  { to, memo }: ListedTransfer,
  sameAccount: number | undefined,
  repeated: number | undefined,
  { isExchange }: ListFacts,
): ListNote[] {
  const notes: ListNote[] = [];
  if (repeated !== undefined) notes.push({ kind: 'repeated', line: repeated });
  else if (sameAccount !== undefined) notes.push({ kind: 'same-account', line: sameAccount });
  if (memo === '' && isExchange(to)) notes.push({ kind: 'exchange-without-memo', line: 0 });
  return notes;
}

/** The total of the lines without problems. */
export function listTotal(list: readonly CheckedTransfer[], symbol: TokenSymbol): Asset {
  const good = list.filter(({ problems }) => problems.length === 0);
  const sum = good.reduce((total, { amount }) => {
    const read = readUnits(amount, symbol.precision);
    return typeof read === 'bigint' ? total + read : total;
  }, 0n);
  return { units: sum, symbol };
}

/** Writes a list as text. The inverse of readList. */
export function writeList(list: readonly ListedTransfer[]): string {
  return list
    .map(({ to, amount, unit, memo }) => {
      const figure = unit === null ? amount : `${amount} ${unit}`;
      return [to, quotedCell(figure), ...(memo === '' ? [] : [quotedCell(memo)])].join(',');
    })
    .join('\n');
}

/** The list with each name corrected that differs from a valid one only by capitals and the like. */
export function withCorrectedNames(list: readonly ListedTransfer[]): ListedTransfer[] {
  return list.map((one) => ({ ...one, to: correctedName(one.to) ?? one.to }));
}
