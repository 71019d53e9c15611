import type { DownloadFormat } from '#src/components/contract/download-menu.tsx';
import { jsonText } from '#src/components/ui/json-view.tsx';
import { saveFile } from '#src/components/ui/save-file.ts';

/** Saves raw rows as CSV. Values that a spreadsheet would run as a formula are marked as text. */
export async function saveRows(
  name: string,
  format: DownloadFormat,
  fields: readonly string[],
  rows: readonly unknown[],
): Promise<void> {
  if (format === 'JSON') {
    saveFile(`${name}.json`, 'application/json', jsonText(rows));
    return;
  }
  const { unparse } = (await import('papaparse')).default;
  const flat = rows.map(flatRow);
  const columns = [...new Set([...fields, ...flat.flatMap(Object.keys)])];
  const text = unparse({ fields: columns, data: flat }, { escapeFormulae: true, newline: '\r\n' });
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', text);
}

/** Lists and objects become JSON. `data` of rows with payers is spread. */
function flatRow(row: unknown): Record<string, unknown> {
  if (typeof row !== 'object' || row === null) return { hex: row };
  const { data, payer, ...others } = row as Record<string, unknown>;
  const withPayer = typeof data === 'object' && data !== null && Object.keys(others).length === 0;
  const fields = withPayer ? { ...data, payer } : (row as Record<string, unknown>);
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
}

function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
