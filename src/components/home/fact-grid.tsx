import type { ReactNode } from 'react';

interface Fact {
  key: string;
  label: string;
  value: ReactNode;
  /** Secondary text below the value. Its line is reserved. */
  note?: ReactNode;
}

/** Equal facts in a grid with hairlines. Updates do not move the layout. */
export function FactGrid({ label, facts }: { label: string; facts: readonly Fact[] }) {
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-md border bg-line tablet:grid-cols-4"
    >
      {facts.map(({ key, label, value, note }) => (
        <div key={key} className="min-w-0 bg-surface px-4 py-3 last:odd:col-span-2">
          <dt className="truncate text-xs text-muted">{label}</dt>
          <dd className="truncate text-base font-medium tabular-nums md:text-lg">{value}</dd>
          <dd className="min-h-4 text-xs text-muted tabular-nums">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
