import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { fieldStyle, labelStyle } from './filter-field.tsx';

interface DateFieldProps {
  label: string;
  /** `2026-11-20`, or a text that begins with it; empty for an open side. */
  value: string;
  onCommit: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** A complete date or none. Incomplete years while typing do not count. */
export function DateField({ label, value, onCommit, min, max }: DateFieldProps) {
  const id = useId();
  const day = value.slice(0, 10);
  const [draft, setDraft] = useState({ text: day, of: day });
  if (draft.of !== day) setDraft({ text: day, of: day });
  const change = (text: string) => {
    setDraft({ text, of: day });
    if (text !== day && (text === '' || text >= '2000')) onCommit(text);
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={draft.text}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => change(event.target.value)}
        className={clsx(fieldStyle, 'tabular-nums')}
      />
    </div>
  );
}
