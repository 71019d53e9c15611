import { useFinalizerTexts } from '#src/i18n/areas/finalizer/texts.ts';
import { Hash } from '../ui/hash.tsx';
import { RowId } from '../ui/rows/row-id.tsx';

/** A BLS key in a table. */
export function FinalizerKeyText({ value }: { value: string }) {
  const text = useFinalizerTexts();
  return (
    <RowId value={value} label={text.copyKey}>
      <Hash value={value} width="short" />
    </RowId>
  );
}
