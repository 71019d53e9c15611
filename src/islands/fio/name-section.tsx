import type { ReactNode } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { useFioNamesTexts } from '#src/i18n/areas/fio/names/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';

interface NameSectionProps {
  title: string;
  count: number;
  onExport: () => void;
  children: ReactNode;
}

/** A list of names with its length and its CSV file. */
export function NameSection({ title, count, onExport, children }: NameSectionProps) {
  const text = useFioNamesTexts();
  const format = useFormat();
  return (
    <Section
      title={title}
      note={count > 0 && format.number(count)}
      actions={
        count > 0 && (
          <Button size="sm" onClick={onExport}>
            {text.exportCsv}
          </Button>
        )
      }
    >
      {children}
    </Section>
  );
}
