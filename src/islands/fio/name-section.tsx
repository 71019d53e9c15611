import type { ReactNode } from 'react';
import { ExportCsv } from '#src/components/ui/export-csv.tsx';
import type { CsvFile } from '#src/components/ui/save-csv.ts';
import { Section } from '#src/components/ui/section.tsx';
import { useFormat } from '#src/i18n/use-format.ts';

interface NameSectionProps<Row> {
  title: string;
  rows: readonly Row[];
  file: CsvFile<Row>;
  children: ReactNode;
}

/** A list of names with its length and its CSV file. */
export function NameSection<Row>({ title, rows, file, children }: NameSectionProps<Row>) {
  const format = useFormat();
  return (
    <Section
      title={title}
      note={rows.length > 0 && format.number(rows.length)}
      actions={rows.length > 0 && <ExportCsv rows={rows} {...file} />}
    >
      {children}
    </Section>
  );
}
