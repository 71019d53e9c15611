import { useState } from 'react';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { JsonView } from '../ui/json-view.tsx';

/** A list or object in a table cell: its size, and its content when unfolded. */
export function FoldedValue({ name, value }: { name: string; value: object }) {
  const { ui } = useMessages();
  const text = useContractTexts();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const isList = Array.isArray(value);
  const count = Object.keys(value).length;
  const words = isList ? ui.items(format.number(count)) : ui.fields(format.number(count));
  if (count === 0) return <span className="text-muted">{isList ? '[ ]' : '{ }'}</span>;
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        aria-label={`${text.unfold(name)}: ${words}`}
        className="cursor-pointer whitespace-nowrap text-accent hover:underline"
      >
        {isList ? `[ ${words} ]` : `{ ${words} }`}
      </summary>
      {open && <JsonView value={value} />}
    </details>
  );
}
