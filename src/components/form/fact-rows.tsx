import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Labels and figures on one line each, the figures under one another. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="space-y-1">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          <dd className="ms-auto text-end tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
