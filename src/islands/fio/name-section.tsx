import type { ReactNode } from 'react';
import { type CsvFile, ExportCsv } from '#src/components/ui/export-csv.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { useFormat } from '#src/i18n/use-format.ts';

interface NameSectionProps {
  title: string;
  count: number;
  file: () => CsvFile;
  children: ReactNode;
}

/** A list of names with its length and its CSV file. */
export function NameSection({ title, count, file, children }: NameSectionProps) {
  const format = useFormat();
  return (
    <Section
      title={title}
      note={count > 0 && format.number(count)}
      actions={count > 0 && <ExportCsv file={file} />}
    >
      {children}
    </Section>
  );
}
