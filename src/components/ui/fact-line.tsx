import type { KeyValue } from './key-value-list.tsx';

/** Key facts under an entity's name: two columns on phones, one line on desktops. */
export function FactLine({ items }: { items: readonly KeyValue[] }) {
  return (
    <dl
      data-slot="fact-line"
      className="grid grid-cols-2 gap-x-6 gap-y-3 md:flex md:flex-wrap md:gap-x-10"
    >
      {items.map(({ key, label, value }) => (
        <div key={key} className="min-w-0">
          <dt className="text-xs text-quiet">{label}</dt>
          <dd className="min-w-0 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
