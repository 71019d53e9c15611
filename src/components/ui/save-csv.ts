import { type Asset, formatAsset } from '#src/chain/core/asset.ts';
import { inSlices } from '#src/chain/core/slices.ts';
import { type CsvOptions, csvText } from '#src/chain/model/shared/csv.ts';
import { saveFile } from './save-file.ts';

/** Downloads records as CSV. Every CSV file of the site is written here. */
export async function saveCsv(
  name: string,
  columns: readonly string[],
  records: readonly (readonly string[])[],
  options?: CsvOptions,
): Promise<void> {
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', await csvText(columns, records, options));
}

/** A table as a file: a function of a row for each column, under the column's name. */
export interface CsvFile<Row> {
  /** Without its ending. */
  readonly name: string;
  readonly columns: Readonly<Record<string, (row: Row) => CsvValue>>;
}

/** Amounts are written in the chain's form; null is an empty cell. */
type CsvValue = string | number | boolean | Asset | null | undefined;

/** Downloads rows as CSV, with a record for each row. */
export async function saveTable<Row>(
  rows: readonly Row[],
  { name, columns }: CsvFile<Row>,
): Promise<void> {
  const values = Object.values(columns);
  const records = await inSlices(rows, (row) => values.map((valueOf) => cellText(valueOf(row))));
  await saveCsv(name, Object.keys(columns), records);
}

function cellText(value: CsvValue): string {
  return typeof value === 'object' && value !== null ? formatAsset(value) : String(value ?? '');
}
