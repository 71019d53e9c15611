import { useEffect, useRef, useState } from 'react';
import { errorWords } from '#src/chain/sign/session/error-message.ts';
import { allRows, type RowsQuery } from '#src/chain/client/contract/contract.ts';
import type { DownloadFormat, DownloadState } from '#src/components/contract/download-menu.tsx';
import { chainAccess } from '#src/stores/chain/client.ts';

type Save = (format: DownloadFormat, rows: readonly unknown[]) => Promise<void>;

/** A table download: its progress, and a way to cancel it. */
export function useDownload(save: Save) {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const failed = (error: unknown) => setState({ kind: 'failed', ...errorWords(error) });

  const page = (format: DownloadFormat, rows: readonly unknown[]) => {
    save(format, rows).catch(failed);
  };

  const all = async (format: DownloadFormat, query: RowsQuery) => {
    const controller = new AbortController();
    running.current = controller;
    const rows: unknown[] = [];
    let complete = false;
    setState({ kind: 'running', rows: 0 });
    try {
      for await (const part of allRows(chainAccess(), query, controller.signal)) {
        for (const row of part.rows) rows.push(row);
        complete = part.complete;
        controller.signal.throwIfAborted();
        setState({ kind: 'running', rows: rows.length });
      }
      await save(format, rows);
      setState({ kind: complete ? 'done' : 'cut', rows: rows.length });
    } catch (error) {
      if (controller.signal.aborted) setState({ kind: 'idle' });
      else failed(error);
    }
  };

  return { state, page, all, cancel: () => running.current?.abort() };
}
