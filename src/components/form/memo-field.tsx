import type { ComponentProps } from 'react';
import { maxMemoBytes } from '#src/chain/actions/check-fields.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { TextField } from '../ui/fields/text-field.tsx';

interface MemoFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> {
  /** The typed text, if the field is uncontrolled. */
  typed?: string;
  /** The paid exchange, if it identifies customers by memo. */
  exchange?: string | null;
  /** One of several rows: the explanation is shown once. */
  isShort?: boolean;
  /** What the memo goes with; exchanges take tokens only. */
  of?: 'tokens' | 'others';
}

/** The memo of a transfer. It warns where an exchange needs one. */
export function MemoField({ typed, exchange, isShort, of = 'tokens', ...field }: MemoFieldProps) {
  const text = useFormTexts();
  const format = useFormat();
  const bytes = new TextEncoder().encode(typed ?? String(field.value ?? '')).length;
  const hint = exchange ? (
    <span className="text-warning">{text.exchangeMemo(exchange)}</span>
  ) : (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span>{of === 'tokens' ? text.memoHint : text.memoPublic}</span>
      <span>{text.memoBytes(format.number(bytes), format.number(maxMemoBytes))}</span>
    </span>
  );
  const hinted = exchange || !isShort ? { hint } : {};
  return <TextField label={text.shared.memo} autoComplete="off" {...hinted} {...field} />;
}
