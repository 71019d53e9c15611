import type { NftCounts } from '#src/chain/model/nft/collection.ts';
import type { NftSale } from '#src/chain/model/nft/sale.ts';
import type { NftTemplateView } from '#src/chain/model/nft/template.ts';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { NftLink } from '../ui/entity-link.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';
import { useCountFacts } from './collection-facts.tsx';
import { CollectionName } from './collection-name.tsx';
import { SchemaLink } from './template-link.tsx';

interface TemplateFactsProps {
  template: NftTemplateView;
  counts: NftCounts | null;
  /** The cheapest sale; null if none is open, undefined if that is not known. */
  lowest: NftSale | null | undefined;
}

/** The collection, supply, rules and lowest price of a template. */
export function TemplateFacts({ template, counts, lowest }: TemplateFactsProps) {
  const text = useNftTexts();
  const format = useFormat();
  const { collection, schema, issued, limit, transferable, burnable } = template;
  const [, burned, existing] = useCountFacts(counts);
  return (
    <KeyValueList
      className="hang"
      items={[
        {
          key: 'collection',
          label: text.collection,
          value: <CollectionName collection={collection} contract="atomicassets" />,
        },
        {
          key: 'schema',
          label: text.schema,
          value: <SchemaLink collection={collection} schema={schema} />,
        },
        { key: 'issued', label: text.supply, value: format.number(issued) },
        {
          key: 'limit',
          label: text.maxSupply,
          value: limit === null ? text.unlimited : format.number(limit),
        },
        ...[burned, existing].filter((fact) => fact !== undefined),
        {
          key: 'transferable',
          label: text.transferable,
          value: transferable ? text.shared.yes : text.shared.no,
        },
        {
          key: 'burnable',
          label: text.burnable,
          value: burnable ? text.shared.yes : text.shared.no,
        },
        { key: 'lowest', label: text.lowestPrice, value: <Lowest sale={lowest} /> },
      ]}
    />
  );
}

function Lowest({ sale }: { sale: NftSale | null | undefined }) {
  const text = useNftTexts();
  if (sale === undefined) return '–';
  if (!sale?.price) return text.notForSale;
  const [id] = sale.nfts;
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <Amount amount={sale.price} />
      {id !== undefined && <NftLink id={id} />}
    </span>
  );
}
