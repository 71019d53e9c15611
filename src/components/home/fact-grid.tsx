import type { ReactNode } from 'react';

interface Fact {
  key: string;
  label: string;
  value: ReactNode;
  /** Quieter, below the value; its line is kept where it is empty. */
  note?: ReactNode;
}

/** Figures of equal rank, each in a cell of its own, hairlines between: a new one moves nothing. */
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
