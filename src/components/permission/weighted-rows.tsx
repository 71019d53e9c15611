import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { type SpellKey, SpelledKeyField } from '../form/spelled-key-field.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { RowButton } from '../ui/rows/row-button.tsx';

/** A holder and its weight, as the editor draws them. */
export interface WeightedRow {
  readonly id: string;
  readonly label: string;
  readonly holder: UseFormRegisterReturn;
  readonly weight: UseFormRegisterReturn;
  readonly holderError: string | undefined;
  readonly weightError: string | undefined;
  /** The holder in other words, such as the length of a wait. */
  readonly note?: ReactNode;
}

interface WeightedRowsProps {
  title: string;
  add: string;
  rows: readonly WeightedRow[];
  /** Of holders that are keys; without it they stay as typed. */
  spell?: SpellKey | undefined;
  onAdd: () => void;
  onRemove: (index: number) => void;
}

/** The keys, the accounts or the waits of an authority. */
export function WeightedRows({ title, add, rows, spell, onAdd, onRemove }: WeightedRowsProps) {
  const texts = usePermissionTexts();
  const { editor: text } = texts;
  return (
    <fieldset data-rows className="space-y-3">
      <legend className="font-semibold">{title}</legend>
      {rows.map(({ id, label, note, ...row }, index) => (
        <div key={id} className="flex items-start gap-2">
          <SpelledKeyField
            className="min-w-0 flex-1"
            label={label}
            spell={spell}
            error={row.holderError}
            {...(note !== undefined && { hint: note })}
            {...row.holder}
          />
          <TextField
            className="w-[10ch] shrink-0"
            label={texts.shared.weight}
            aria-label={text.weightOf(label)}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            error={row.weightError}
            {...row.weight}
          />
          <RowButton
            tool="remove"
            label={text.remove(label)}
            className="mt-7"
            onPress={() => onRemove(index)}
          />
        </div>
      ))}
      <Button size="sm" onClick={onAdd}>
        <Plus size={16} aria-hidden />
        {add}
      </Button>
    </fieldset>
  );
}
