import type { ReactNode } from 'react';
import { type Native, rootProps } from './root-props.ts';

export interface KeyValue {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

interface KeyValueListProps extends Native<'dl'> {
  items: readonly KeyValue[];
}

/**
 * Labels and values with hairlines. On phones a short value is at the end of the line, a long one
 * below its label.
 */
export function KeyValueList({ items, ...native }: KeyValueListProps) {
  return (
    <dl {...rootProps('key-value-list', 'divide-y border-b', native)}>
      {items.map(({ key, label, value }) => (
        <div
          key={key}
          className="flex min-h-(--row) flex-wrap items-baseline gap-x-4 py-2 sm:grid sm:grid-cols-(--columns-facts)"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 max-sm:ms-auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
