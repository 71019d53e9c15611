import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface KeyValue {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** Takes its own row on phones. */
  wide?: boolean;
}

/**
 * Labels and values with hairlines. On phones a short value is at the end of the line, a long one
 * below its label.
 */
export function KeyValueList({
  items,
  className,
}: {
  items: readonly KeyValue[];
  className?: string;
}) {
  return (
    <dl className={clsx('divide-y', className)}>
      {items.map(({ key, label, value }) => (
        <div
          key={key}
          className="flex flex-wrap gap-x-4 px-4 py-2 sm:grid sm:grid-cols-[minmax(7rem,11rem)_1fr]"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 max-sm:ms-auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
