import type { KeyValue } from './key-value-list.tsx';

/** The first facts of a page's subject, under a rule: four columns, two on phones. */
export function FactRow({ items }: { items: readonly KeyValue[] }) {
  return (
    <dl data-slot="fact-row" className="hang grid grid-cols-2 gap-x-10 gap-y-4 pt-3 md:grid-cols-4">
      {items.map(({ key, label, value }) => (
        <div key={key} className="min-w-0">
          <dt className="text-xs text-quiet">{label}</dt>
          <dd className="min-w-0 pt-0.5 font-medium max-md:[&_.amount]:whitespace-normal">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
