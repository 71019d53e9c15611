import type { NftSchema } from '#src/chain/model/nft/collection.ts';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { DataTable } from '../ui/rows/data-table.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { SchemaLink } from './template-link.tsx';

interface SchemaTableProps {
  collection: string;
  schemas: readonly NftSchema[];
}

/** A name in a list. */
const LENGTH = 40;

/** The schemas of a collection with their fields. */
export function SchemaTable({ collection, schemas }: SchemaTableProps) {
  const text = useNftTexts();
  return (
    <DataTable
      caption={text.schemas}
      rows={schemas}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'schema',
          header: text.schema,
          card: 'title',
          className: 'align-baseline font-medium',
          cell: ({ name }) => <SchemaLink collection={collection} schema={name} />,
        },
        {
          key: 'fields',
          header: text.fields,
          card: 'line',
          className: 'w-full align-baseline wrap-anywhere',
          cell: ({ fields }) => (
            <ul className="flex flex-wrap gap-x-3 gap-y-1">
              {fields.map(({ name, type, media }, index) => (
                <li key={index}>
                  <HostileText text={name} limit={LENGTH} />{' '}
                  <span className="text-quiet" dir="ltr">
                    <HostileText text={media ?? type} limit={LENGTH} />
                  </span>
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}
