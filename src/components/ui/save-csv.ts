import { csvText } from '#src/chain/model/shared/csv.ts';
import { saveFile } from './save-file.ts';

/** Downloads records as CSV. Every CSV file of the site is written here. */
export function saveCsv(
  name: string,
  columns: readonly string[],
  records: readonly (readonly string[])[],
): void {
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', csvText(columns, records));
}
