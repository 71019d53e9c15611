import { Fragment } from 'react';
import type { NftCollection, NftCounts } from '#src/chain/model/nft/collection.ts';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { DueTime } from '../ui/due-time.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { type KeyValue, KeyValueList } from '../ui/key-value-list.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

interface CollectionFactsProps {
  collection: NftCollection & {
    readonly authorSwap: { readonly newAuthor: string; readonly from: number | null } | null;
  };
  /** Null while an indexer has not counted. */
  counts: NftCounts | null;
}

const DESCRIPTION = 400;

/** Who has a collection, who may create in it, and what its author takes of a sale. */
export function CollectionFacts({ collection, counts }: CollectionFactsProps) {
  const text = useNftTexts();
  const format = useFormat();
  const { author, authorized, notified, marketFee, authorSwap, description, website } = collection;
  return (
    <KeyValueList
      className="hang"
      items={[
        { key: 'author', label: text.author, value: <AccountLink name={author} /> },
        ...(authorSwap
          ? [{ key: 'swap', label: text.newAuthor, value: <Swap {...authorSwap} /> }]
          : []),
        { key: 'authorized', label: text.authorized, value: <Accounts names={authorized} /> },
        { key: 'notified', label: text.notified, value: <Accounts names={notified} /> },
        {
          key: 'fee',
          label: text.marketFee,
          value: marketFee === null ? '–' : format.percent(marketFee),
        },
        ...useCountFacts(counts),
        ...(description === null
          ? []
          : [
              {
                key: 'description',
                label: text.shared.description,
                value: <Quoted text={description} limit={DESCRIPTION} />,
              },
            ]),
        ...(website === null
          ? []
          : [
              {
                key: 'website',
                label: text.shared.website,
                value: <ExternalLink href={website} />,
              },
            ]),
      ]}
    />
  );
}

/** The facts that only an indexer has. */
export function useCountFacts(counts: NftCounts | null): KeyValue[] {
  const text = useNftTexts();
  const format = useFormat();
  const write = (count: bigint | undefined) => (count === undefined ? '–' : format.number(count));
  return [
    { key: 'minted', label: text.mintedCount, value: write(counts?.minted) },
    { key: 'burned', label: text.burned, value: write(counts?.burned) },
    {
      key: 'existing',
      label: text.existing,
      value: write(counts ? counts.minted - counts.burned : undefined),
    },
  ];
}

function Swap({ newAuthor, from }: { newAuthor: string; from: number | null }) {
  const text = useNftTexts();
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <AccountLink name={newAuthor} />
      {from !== null && (
        <span className="text-quiet">
          <DueTime at={from} label={text.acceptsFrom} due={text.acceptsNow} />
        </span>
      )}
    </span>
  );
}

const PAGE = 12;

function Accounts({ names }: { names: readonly string[] }) {
  const text = useNftTexts();
  if (names.length === 0) return text.nobody;
  return (
    <Paged rows={names} page={PAGE} inline>
      {(shown) =>
        shown.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <AccountLink name={name} />
          </Fragment>
        ))
      }
    </Paged>
  );
}
