import type { DownloadFormat } from '#src/components/contract/download-menu.tsx';
import { jsonText } from '#src/components/ui/json-view.tsx';
import { saveCsv } from '#src/components/ui/save-csv.ts';
import { saveFile } from '#src/components/ui/save-file.ts';

/** Downloads raw table rows. In CSV, lists and objects become JSON. */
export function saveRows(
  name: string,
  format: DownloadFormat,
  fields: readonly string[],
  rows: readonly unknown[],
): void {
  if (format === 'JSON') {
    saveFile(`${name}.json`, 'application/json', jsonText(rows));
    return;
  }
  const flat = rows.map(flatRow);
  const columns = [...new Set([...fields, ...flat.flatMap((row) => Object.keys(row))])];
  const records = flat.map((row) =>
    columns.map((column) => (Object.hasOwn(row, column) ? cellText(row[column]) : '')),
  );
  saveCsv(name, columns, records);
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
