import X from 'lucide-react/icons/x';
import type { ActionFilters } from '#src/chain/model/action/action-filters.ts';
import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';
import { changeRows } from '../ui/rows/keep-row-focus.ts';
import type { Chip } from './chips.ts';

interface FilterChipsProps {
  chips: readonly Chip[];
  onChange: (filters: ActionFilters) => void;
}

/** The active filters, each removable. */
export function FilterChips({ chips, onChange }: FilterChipsProps) {
  const text = useHistoryTexts();
  if (chips.length === 0) return null;
  return (
    <ul data-rows aria-label={text.active} className="flex flex-wrap gap-1 border-b py-2">
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            data-row-tool="remove"
            aria-label={text.remove(label)}
            onClick={({ currentTarget }) => void changeRows(currentTarget, () => onChange(without))}
            className="tap inline-flex min-h-7 items-center gap-1 rounded-sm bg-accent-soft px-2 text-xs font-medium text-accent hover:underline"
          >
            <bdi className="wrap-anywhere">{label}</bdi>
            <X size={12} aria-hidden className="shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
