import Download from 'lucide-react/icons/download';
import { useCsvTexts } from '#src/i18n/areas/csv/texts.ts';
import { Button } from './button.tsx';
import type { CsvFile } from './save-csv.ts';

/** A button that saves a table as CSV. The file is made on the click. */
export function ExportCsv<Row>({ rows, ...file }: CsvFile<Row> & { rows: readonly Row[] }) {
  const text = useCsvTexts();
  const save = async () => {
    const { saveTable } = await import('./save-csv.ts');
    await saveTable(rows, file);
  };
  return (
    <Button size="sm" onClick={() => void save()}>
      <Download size={16} aria-hidden />
      {text.exportCsv}
    </Button>
  );
}
