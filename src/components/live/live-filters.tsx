import X from 'lucide-react/icons/x';
import { useState, type SubmitEvent } from 'react';
import { isName } from '#src/chain/core/name.ts';
import { useLiveTexts } from '#src/i18n/areas/live/texts.ts';
import { Button } from '../ui/button.tsx';
import { chainText } from '../ui/fields/chain-text.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { changeRows } from '../ui/rows/keep-row-focus.ts';

const KEYS = ['account', 'contract', 'name'] as const;

type FilterKey = (typeof KEYS)[number];
export type LiveFilters = Readonly<Record<FilterKey, string | null>>;

interface LiveFiltersProps {
  filters: LiveFilters;
  onChange: (filters: LiveFilters) => void;
}

const none: LiveFilters = { account: null, contract: null, name: null };

/** Filters for live actions: a form, and a chip for each active filter. */
export function LiveFiltersForm({ filters, onChange }: LiveFiltersProps) {
  const text = useLiveTexts();
  const [wrong, setWrong] = useState<readonly FilterKey[]>([]);
  // An address may contain invalid values too.
  const isWrong = (key: FilterKey) => wrong.includes(key) || !isName(filters[key] ?? 'any');
  const active = KEYS.filter((key) => filters[key] !== null);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (key: FilterKey) => String(form.get(key)).trim().toLowerCase();
    const bad = KEYS.filter((key) => typed(key) !== '' && !isName(typed(key)));
    setWrong(bad);
    if (bad.length > 0) return;
    onChange({
      account: typed('account') || null,
      contract: typed('contract') || null,
      name: typed('name') || null,
    });
  }

  return (
    <div className="space-y-3">
      <form
        aria-label={text.filters}
        onSubmit={submit}
        className="grid grid-cols-2 items-start gap-3 md:grid-cols-[repeat(3,minmax(0,1fr))_auto]"
      >
        {KEYS.map((key) => (
          <TextField
            // Removing a chip clears its own field and keeps the others.
            key={`${key} ${filters[key] ?? ''}`}
            name={key}
            label={text[key]}
            defaultValue={filters[key] ?? ''}
            error={isWrong(key) ? text.notAName : undefined}
            {...chainText}
          />
        ))}
        <Button type="submit" className="mt-6 min-h-10.5">
          {text.apply}
        </Button>
      </form>
      {active.length > 0 && (
        <ul data-rows className="flex flex-wrap items-center gap-2">
          {active.map((key) => (
            <li key={key}>
              <Chip
                label={`${text[key]}: ${filters[key]}`}
                onRemove={() => onChange({ ...filters, [key]: null })}
              />
            </li>
          ))}
          {active.length > 1 && (
            <li>
              <Button size="sm" variant="ghost" onClick={() => onChange(none)}>
                {text.clear}
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const text = useLiveTexts();
  return (
    <button
      type="button"
      data-row-tool="remove"
      onClick={({ currentTarget }) => void changeRows(currentTarget, onRemove)}
      aria-label={text.remove(label)}
      className="tap inline-flex min-h-8 items-center gap-1 rounded-sm bg-accent-soft px-2 text-xs font-medium text-accent hover:underline"
    >
      <bdi>{label}</bdi>
      <X size={12} aria-hidden />
    </button>
  );
}
