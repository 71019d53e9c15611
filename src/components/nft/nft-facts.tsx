import type { ReactNode } from 'react';
import type { NftDetails } from '#src/chain/model/nft/details.ts';
import type { Nft } from '#src/chain/model/nft/nft.ts';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { type KeyValue, KeyValueList } from '../ui/key-value-list.tsx';
import { CollectionName } from './collection-name.tsx';
import { SchemaLink, TemplateLink } from './template-link.tsx';
import { SkeletonWord } from '../ui/skeleton.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Time } from '../ui/time.tsx';

interface NftFactsProps {
  /** Null while loading. */
  nft: NftDetails | null;
  /** Decides which facts there are. */
  contract: Nft['contract'];
}

const NAME = 80;

/** Owner, collection, edition and rules of an NFT. */
export function NftFacts({ nft, contract }: NftFactsProps) {
  const text = useNftTexts();
  const fact = (key: string, label: string, value: (nft: NftDetails) => ReactNode): KeyValue => ({
    key,
    label,
    value: nft ? value(nft) : <SkeletonWord className="w-32" />,
  });
  const yesNo = (flag: boolean | null) =>
    flag === null ? '–' : flag ? text.shared.yes : text.shared.no;
  const time = (at: number | null) => (at === null ? '–' : <Time at={at} />);
  const isAtomic = contract === 'atomicassets';
  return (
    <KeyValueList
      className="hang"
      items={[
        nft?.burned
          ? fact('owner', text.burnedBy, () => nft.burned && <Burned {...nft.burned} />)
          : fact('owner', text.shared.owner, ({ owner }) => <AccountLink name={owner} />),
        fact('collection', isAtomic ? text.collection : text.category, (of) => (
          <Collection nft={of} />
        )),
        fact('author', text.author, ({ author }) => <AccountLink name={author} />),
        fact('mint', text.mint, (of) => <Edition nft={of} />),
        ...(isAtomic
          ? [
              fact('template', text.template, (of) => <Template nft={of} />),
              fact('schema', text.schema, (of) => <SchemaLink {...of} />),
              fact('backing', text.backing, (of) => <Backing nft={of} />),
              fact('transferable', text.transferable, (of) => yesNo(of.transferable)),
              fact('burnable', text.burnable, (of) => yesNo(of.burnable)),
              fact('minted', text.minted, ({ minted }) => time(minted)),
              fact('updated', text.updated, ({ updated }) => time(updated)),
            ]
          : []),
        fact('contract', text.shared.contract, () => <AccountLink name={contract} />),
      ]}
    />
  );
}

function Burned({ by, time }: { by: string; time: number | null }) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <AccountLink name={by} />
      {time !== null && (
        <span className="text-quiet">
          <Time at={time} />
        </span>
      )}
    </span>
  );
}

/** A collection's title is any text. Its name is unique. */
function Collection({ nft: { collection, collectionTitle, contract } }: { nft: NftDetails }) {
  if (collection === '') return '–';
  return (
    <>
      {collectionTitle !== null && (
        <>
          <HostileText text={collectionTitle} limit={NAME} />{' '}
        </>
      )}
      <span className={collectionTitle === null ? undefined : 'text-quiet'}>
        <CollectionName collection={collection} contract={contract} />
      </span>
    </>
  );
}

function Edition({ nft: { mint, editionSize, template } }: { nft: NftDetails }) {
  const text = useNftTexts();
  const format = useFormat();
  if (mint === null) return '–';
  const number = format.number(BigInt(mint));
  // Without a limit the number of issued ones is no edition: more can follow.
  const open = template !== null && template.limit === null;
  if (open || editionSize === null) return number;
  return text.edition(number, format.number(BigInt(editionSize)));
}

function Template({ nft: { template, collection } }: { nft: NftDetails }) {
  const text = useNftTexts();
  const format = useFormat();
  if (!template) return text.noTemplate;
  const { id, issued, limit } = template;
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <TemplateLink collection={collection} id={id} />{' '}
      <span className="text-quiet">
        {issued !== null && text.issued(format.number(BigInt(issued)))}
        {issued !== null && ' · '}
        {limit === null ? text.unlimited : text.limit(format.number(BigInt(limit)))}
      </span>
    </span>
  );
}

function Backing({ nft: { backing } }: { nft: NftDetails }) {
  const text = useNftTexts();
  if (!backing || backing.length === 0) return text.noBacking;
  return (
    <ul>
      {backing.map((amount) => (
        <li key={amount.symbol.code}>
          <Amount amount={amount} />
        </li>
      ))}
    </ul>
  );
}
