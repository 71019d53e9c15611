import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import { dayOf } from '#src/chain/model/shared/utc-day.ts';
import { ExportPanel } from '#src/components/history/export-panel.tsx';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { pageReader } from '#src/stores/history/history.ts';
import { createHistoryExport, MOST_EXPORTED } from '#src/stores/history/history-export.ts';
import { saveFile } from '#src/components/ui/save-file.ts';

interface HistoryExportPartProps {
  name: string;
  /** The account and its filters. */
  of: string;
  onClose: () => void;
}

/** Exports the filtered history to a file and downloads it when done. */
export function HistoryExportPart({ name, of, onClose }: HistoryExportPartProps) {
  const [job] = useState(() => createHistoryExport(pageReader(of), csvLines));
  const progress = useStore(job.$progress);
  const save = () =>
    saveFile(`${name}-history-${dayOf(Date.now())}.csv`, 'text/csv;charset=utf-8', job.text());
  const run = async () => {
    await job.run();
    const { kind, rows } = job.$progress.get();
    if (kind === 'done' && rows > 0) save();
  };
  useEffect(() => {
    void run();
    return job.stop;
    // The job is one of its own; what begins it is that this part is shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [job]);
  return (
    <ExportPanel
      {...progress}
      most={MOST_EXPORTED}
      onGoOn={() => void run()}
      onStop={job.stop}
      onSave={save}
      onClose={onClose}
    />
  );
}

async function csvLines(rows: readonly ActionRow[], first: boolean): Promise<string> {
  const [{ default: csv }, { csvColumns, csvRecord }] = await Promise.all([
    import('papaparse'),
    import('#src/chain/history/csv-columns.ts'),
  ]);
  const { accounts } = chainConfig();
  const records = rows.map((row) => csvRecord(row, accounts));
  // A value that a spreadsheet would run as a formula is written as text.
  return csv.unparse(first ? [[...csvColumns], ...records] : records, { escapeFormulae: true });
}
