import type { ActivatedFeature, FeatureName } from '#src/chain/model/chain/protocol-features.ts';
import { useFeatureTexts } from '#src/i18n/areas/chain/features/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { BlockLink } from '../ui/entity-link.tsx';
import { Hash } from '../ui/hash.tsx';
import { numberColumn } from '../ui/rows/columns.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';
import { RowId } from '../ui/rows/row-id.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** Activated features in the order of activation: what each does, and since which block. */
export function ActivatedFeatures({ features }: { features: readonly ActivatedFeature[] }) {
  const text = useFeatureTexts();
  const format = useFormat();
  return (
    <DataTable
      caption={text.activated}
      rows={features}
      rowKey={({ digest }) => digest}
      columns={[
        numberColumn('ordinal', text.shared.ordinal, format.number, {
          card: 'none',
          className: 'w-8 text-quiet',
        }),
        {
          key: 'name',
          header: text.feature,
          card: 'title',
          className: 'md:py-2',
          cell: ({ name, codename }) => <Feature name={name} codename={codename} />,
        },
        {
          key: 'block',
          header: text.since,
          align: 'end',
          cell: ({ block }) => <BlockLink number={block} />,
        },
        {
          key: 'digest',
          header: text.digest,
          cell: ({ digest }) => (
            <RowId value={digest} label={text.copyDigest}>
              <Hash value={digest} width="short" />
            </RowId>
          ),
        },
      ]}
    />
  );
}

/** Known features that the chain has not activated. */
export function MissingFeatures({ names }: { names: readonly FeatureName[] }) {
  const text = useFeatureTexts();
  return (
    <ul className="divide-y border-b">
      {names.map((name) => (
        <li key={name} className="py-2">
          <Feature name={name} codename={name} />
        </li>
      ))}
      {names.length === 0 && <li className="py-2 text-muted">{text.allActivated}</li>}
    </ul>
  );
}

/** A code name and what the feature does. */
function Feature({ name, codename }: { name: FeatureName | null; codename: string }) {
  const text = useFeatureTexts();
  return (
    <>
      <bdi dir="ltr" className="block font-semibold wrap-anywhere">
        {codename === '' ? text.unnamed : <HostileText text={codename} limit={60} />}
      </bdi>
      <span className="block max-w-prose text-muted">{name ? text.does[name] : text.unknown}</span>
    </>
  );
}
