import { useEffect, useRef, useState } from 'react';
import { allRows, type RowsQuery } from '#src/chain/client/contract/contract.ts';
import type { DownloadFormat, DownloadState } from '#src/components/contract/download-menu.tsx';
import { jsonText } from '#src/components/ui/json-view.tsx';
import { saveFile } from '#src/components/ui/save-file.ts';
import { chainAccess } from '#src/stores/chain/client.ts';

type Save = (format: DownloadFormat, rows: readonly unknown[]) => Promise<void>;

/** A table download: its progress, and a way to cancel it. */
export function useDownload(save: Save) {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const failed = (error: unknown) =>
    setState({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });

  const page = (format: DownloadFormat, rows: readonly unknown[]) =>
    void save(format, rows).catch(failed);

  const all = async (format: DownloadFormat, query: RowsQuery) => {
    const controller = new AbortController();
    running.current = controller;
    const rows: unknown[] = [];
    let whole = false;
    setState({ kind: 'running', rows: 0 });
    try {
      for await (const part of allRows(chainAccess(), query, controller.signal)) {
        for (const row of part.rows) rows.push(row);
        whole = part.complete;
        controller.signal.throwIfAborted();
        setState({ kind: 'running', rows: rows.length });
      }
      await save(format, rows);
      setState({ kind: whole ? 'done' : 'cut', rows: rows.length });
    } catch (error) {
      if (controller.signal.aborted) setState({ kind: 'idle' });
      else failed(error);
    }
  };

  return { state, page, all, cancel: () => running.current?.abort() };
}

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
