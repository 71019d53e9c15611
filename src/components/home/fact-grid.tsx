import type { ReactNode } from 'react';

interface Fact {
  key: string;
  label: string;
  value: ReactNode;
  /** Secondary text below the value. Its line is reserved, on phones two. */
  note?: ReactNode;
  /** More below the note, which may take several lines. Three are reserved for both. */
  more?: ReactNode;
  /** A `FactTrend`, or null until there is one: its place is reserved. Left out: no place. */
  trend?: ReactNode;
}

interface FactGridProps {
  label: string;
  facts: readonly Fact[];
}

/** Facts hung from rules, in two columns where there is room. Updates do not move the layout. */
export function FactGrid({ label, facts }: FactGridProps) {
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-2 gap-x-8 md:max-tablet:grid-cols-1 max-sm:gap-x-5"
    >
      {facts.map(({ key, label: name, value, note, more, trend }) => (
        <div
          key={key}
          className="relative min-w-0 border-t py-2.5 first:border-t-2 first:border-rule nth-2:border-t-2 nth-2:border-rule md:max-tablet:nth-2:border-t md:max-tablet:nth-2:border-line data-trend:sm:pe-32"
          data-trend={trend === undefined ? undefined : ''}
        >
          <dt className="text-xs text-quiet sm:truncate">{name}</dt>
          <dd className="mt-0.5 text-figure font-semibold sm:truncate [&_.amount>:last-child]:text-sm max-sm:[&_.amount]:whitespace-normal">
            {value}
          </dd>
          {more === undefined ? (
            <dd className="mt-0.5 min-h-4 text-xs text-quiet max-sm:min-h-8 sm:truncate">{note}</dd>
          ) : (
            <dd className="mt-0.5 min-h-12.5 space-y-0.5 text-xs text-quiet">
              <div className="min-h-4 sm:truncate">{note}</div>
              <div>{more}</div>
            </dd>
          )}
          {trend !== undefined && trend !== null && <dd>{trend}</dd>}
        </div>
      ))}
    </dl>
  );
}
