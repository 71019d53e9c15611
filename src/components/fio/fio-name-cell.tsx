import { useFioNamesTexts } from '#src/i18n/areas/fio/names/texts.ts';
import { RowId } from '../ui/rows/row-id.tsx';
import { FioNameLink } from './fio-name-link.tsx';

/** The name of an address or a domain in a table's row, with a link and a copy button. */
export function FioNameCell({ kind, name }: { kind: 'address' | 'domain'; name: string }) {
  const text = useFioNamesTexts();
  return (
    <RowId value={name} label={text.shared.copyName}>
      <FioNameLink kind={kind} name={name} />
    </RowId>
  );
}
