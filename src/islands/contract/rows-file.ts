import { inSlices } from '#src/chain/core/slices.ts';
import type { DownloadFormat } from '#src/components/contract/download-menu.tsx';
import { jsonText } from '#src/components/ui/json-view.tsx';
import { saveCsv } from '#src/components/ui/save-csv.ts';
import { saveFile } from '#src/components/ui/save-file.ts';

/** Downloads raw table rows, written in slices. In CSV, lists and objects become JSON. */
export async function saveRows(
  name: string,
  format: DownloadFormat,
  fields: readonly string[],
  rows: readonly unknown[],
): Promise<void> {
  if (format === 'JSON') {
    saveFile(`${name}.json`, 'application/json', await rowsText(rows));
    return;
  }
  const flat = await inSlices(rows, flatRow);
  const found = new Set(fields);
  await inSlices(flat, (row) => {
    for (const field of Object.keys(row)) found.add(field);
  });
  const columns = [...found];
  const records = await inSlices(flat, (row) =>
    columns.map((column) => (Object.hasOwn(row, column) ? cellText(row[column]) : '')),
  );
  await saveCsv(name, columns, records);
}

/** The text of `jsonText`, row by row. */
async function rowsText(rows: readonly unknown[]): Promise<string> {
  if (rows.length === 0) return jsonText(rows);
  const texts = await inSlices(rows, (row) => jsonText(row).replaceAll('\n', '\n  '));
  return `[\n  ${texts.join(',\n  ')}\n]`;
}

/** `data` of rows with payers is spread. A row that the node could not decode is hex. */
function flatRow(row: unknown): Readonly<Record<string, unknown>> {
  if (typeof row !== 'object' || row === null) return { hex: row };
  const { data, payer, ...others } = row as Record<string, unknown>;
  const withPayer = typeof data === 'object' && data !== null && Object.keys(others).length === 0;
  return withPayer ? { ...data, payer } : (row as Record<string, unknown>);
}

/** A value as the node wrote it: numbers, amounts, ids and times are not formatted. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
