import { clsx } from 'clsx';
import type { Attribute } from '#src/chain/model/nft/details.ts';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { DataTable } from '../ui/rows/data-table.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { AttributeValue } from './attribute-value.tsx';

interface AttributeTableProps {
  /** In the order of precedence. */
  attributes: readonly Attribute[];
}

/** The attributes of an NFT, with the data that sets each. */
export function AttributeTable({ attributes }: AttributeTableProps) {
  const text = useNftTexts();
  return (
    <DataTable
      caption={text.attributes}
      rows={attributes}
      rowKey={({ source, name }) => `${source}/${name}`}
      columns={[
        {
          key: 'name',
          header: text.attribute,
          card: 'inline',
          className: 'max-md:flex-1 font-medium align-baseline md:w-1/5',
          cell: ({ name, overridden }) => (
            <span className={clsx('wrap-anywhere', overridden && 'text-quiet')}>
              <HostileText text={name} limit={60} />
            </span>
          ),
        },
        {
          key: 'source',
          header: text.setBy,
          card: 'inline',
          className: 'text-quiet align-baseline md:w-1/5',
          cell: ({ source, overridden }) =>
            overridden ? `${text.sources[source]} · ${text.overridden}` : text.sources[source],
        },
        {
          key: 'value',
          header: text.shared.value,
          card: 'title',
          className: 'align-baseline',
          cell: ({ value, overridden }) => (
            <span className={clsx('wrap-anywhere', overridden && 'text-quiet')}>
              <AttributeValue value={value} />
            </span>
          ),
        },
      ]}
    />
  );
}
