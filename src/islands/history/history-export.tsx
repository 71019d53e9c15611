import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import { dayOf } from '#src/chain/model/shared/utc-day.ts';
import { ExportPanel } from '#src/components/history/export-panel.tsx';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { pageReader } from '#src/stores/history/history.ts';
import { createHistoryExport, MOST_EXPORTED } from '#src/stores/history/history-export.ts';
import { fileName } from '#src/components/ui/save-file.ts';

interface HistoryExportPartProps {
  name: string;
  /** The account and its filters. */
  of: string;
  onClose: () => void;
}

/** Exports the filtered history to a file and downloads it when done. */
export function HistoryExportPart({ name, of, onClose }: HistoryExportPartProps) {
  const [job] = useState(() => createHistoryExport(pageReader(of), recordsOf));
  const progress = useStore(job.$progress);
  const save = async () => {
    const [{ saveCsv }, { csvColumns }] = await Promise.all([
      import('#src/components/ui/save-csv.ts'),
      import('#src/chain/history/csv-columns.ts'),
    ]);
    await saveCsv(fileName(name, 'history', dayOf(Date.now())), csvColumns, job.records());
  };
  const run = async () => {
    await job.run();
    const { kind, rows } = job.$progress.get();
    if (kind === 'done' && rows > 0) await save();
  };
  useEffect(() => {
    void run();
    return job.stop;
    // The job is one of its own; what begins it is that this part is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [job]);
  return (
    <ExportPanel
      {...progress}
      most={MOST_EXPORTED}
      onGoOn={() => void run()}
      onStop={job.stop}
      onSave={() => void save()}
      onClose={onClose}
    />
  );
}

/** Rows as CSV records; the code for it is loaded with the first ones. */
async function recordsOf(rows: readonly ActionRow[]): Promise<string[][]> {
  const { csvRecord } = await import('#src/chain/history/csv-columns.ts');
  const { accounts } = chainConfig();
  return rows.map((row) => csvRecord(row, accounts));
}
