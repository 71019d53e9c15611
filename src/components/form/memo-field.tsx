import type { ComponentProps } from 'react';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { TextField } from '../ui/text-field.tsx';

interface MemoFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> {
  /** The exchange that is paid and tells its customers apart by the memo, if one is. */
  exchange?: string | null;
}

export function MemoField({ exchange, ...field }: MemoFieldProps) {
  const text = useFormTexts();
  const hint = exchange ? (
    <span className="text-warning">{text.exchangeMemo(exchange)}</span>
  ) : (
    text.memoHint
  );
  return <TextField label={text.memo} autoComplete="off" hint={hint} {...field} />;
}
