import { clsx } from 'clsx';
import type { KeyValue } from './key-value-list.tsx';

/** Key facts under an entity's name: two columns on phones, one line on desktops. */
export function FactLine({ items }: { items: readonly KeyValue[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 md:flex md:flex-wrap md:gap-x-8">
      {items.map(({ key, label, value, wide }) => (
        <div key={key} className={clsx('min-w-0', wide && 'max-md:col-span-2')}>
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="min-w-0 leading-6 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
