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
