import type { ComponentProps } from 'react';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { TextField } from '../ui/fields/text-field.tsx';

interface MemoFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> {
  /** The paid exchange, if it identifies customers by memo. */
  exchange?: string | null;
  /** One of several rows: the explanation is shown once. */
  isShort?: boolean;
}

export function MemoField({ exchange, isShort, ...field }: MemoFieldProps) {
  const text = useFormTexts();
  const hint = exchange ? (
    <span className="text-warning">{text.exchangeMemo(exchange)}</span>
  ) : (
    text.memoHint
  );
  const hinted = exchange || !isShort ? { hint } : {};
  return <TextField label={text.memo} autoComplete="off" {...hinted} {...field} />;
}
