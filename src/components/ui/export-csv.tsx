import Download from 'lucide-react/icons/download';
import { useCsvTexts } from '#src/i18n/areas/csv/texts.ts';
import { Button } from './button.tsx';

/** A table as a file. */
export interface CsvFile {
  /** Without its ending. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly records: readonly (readonly string[])[];
}

/** A button that saves a table as CSV. The file is made on the click. */
export function ExportCsv({ file }: { file: () => CsvFile }) {
  const text = useCsvTexts();
  const save = async () => {
    const { name, columns, records } = file();
    const { saveCsv } = await import('./save-csv.ts');
    await saveCsv(name, columns, records);
  };
  return (
    <Button size="sm" onClick={() => void save()}>
      <Download size={16} aria-hidden />
      {text.exportCsv}
    </Button>
  );
}
