import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Labels and values in rows with hairlines, the values at the end. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex min-h-(--row-dense) flex-wrap items-center justify-between gap-x-5 border-b py-1"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="ms-auto min-w-0 text-end">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
