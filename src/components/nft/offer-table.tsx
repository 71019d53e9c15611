import type { ReactNode } from 'react';
import type { NftIdentity } from '#src/chain/model/nft/nft.ts';
import type { NftOffer, NftOfferState, OfferedNft } from '#src/chain/model/nft/offer.ts';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { accountColumn, timeColumn } from '../ui/rows/columns.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';
import { RowId } from '../ui/rows/row-id.tsx';
import { Quoted } from '../ui/text/quoted.tsx';
import { CollectionName } from './collection-name.tsx';
import { NamedNft } from './named-nft.tsx';
import { TemplateLink } from './template-link.tsx';

const tones: Readonly<Record<NftOfferState, Tone>> = {
  pending: 'accent',
  invalid: 'warning',
  unknown: 'neutral',
  accepted: 'positive',
  declined: 'neutral',
  cancelled: 'neutral',
};

interface OfferTableProps {
  offers: readonly NftOffer[];
  /** What NFTs are that the source of the offers has only ids of, by their ids. */
  known?: ReadonlyMap<string, NftIdentity>;
  /** What the user can do about an offer; null if nothing. */
  actsOf?: (offer: NftOffer) => ReactNode;
}

/** Trade offers with an NFT, newest first. */
export function OfferTable({ offers, known, actsOf = () => null }: OfferTableProps) {
  const text = useNftTexts();
  const hasActs = offers.some((offer) => actsOf(offer) !== null);
  return (
    <DataTable
      caption={text.offers}
      rows={offers}
      rowKey={({ contract, id }) => `${contract}/${id}`}
      columns={[
        {
          key: 'id',
          header: text.offer,
          card: 'inline',
          cell: ({ id }) => (
            <RowId value={id} label={text.copyOffer}>
              <span dir="ltr">#{id}</span>
            </RowId>
          ),
        },
        {
          key: 'state',
          header: text.shared.state,
          card: 'inline',
          className: 'max-md:flex-1',
          cell: ({ state }) => <Badge tone={tones[state]}>{text.states[state]}</Badge>,
        },
        timeColumn('created', text.created, { card: 'inline', className: 'text-quiet' }),
        accountColumn('sender', text.from),
        accountColumn('recipient', text.to),
        // The sender's, so after both sides: beside the recipient they would be read as theirs.
        {
          key: 'gives',
          header: text.gives,
          cell: ({ contract, gives }) => <Nfts {...{ contract, known }} nfts={gives} />,
        },
        {
          key: 'gets',
          header: text.gets,
          cell: ({ contract, gets, memo }) => (
            <>
              <Nfts {...{ contract, known }} nfts={gets} />
              {memo !== '' && (
                <span className="block text-quiet wrap-anywhere">
                  <Quoted text={memo} limit={60} inline />
                </span>
              )}
            </>
          ),
        },
        ...(hasActs
          ? [
              {
                key: 'acts',
                header: text.shared.manage,
                align: 'end' as const,
                card: 'title' as const,
                cell: actsOf,
              },
            ]
          : []),
      ]}
    />
  );
}

/** The NFTs of a side that are named. */
export const MOST_NAMED = 4;

interface NftsProps extends Pick<NftOffer, 'contract'>, Pick<OfferTableProps, 'known'> {
  nfts: readonly OfferedNft[];
}

function Nfts({ contract, nfts, known }: NftsProps) {
  const text = useNftTexts();
  const format = useFormat();
  if (nfts.length === 0) return <span className="text-quiet">{text.nothing}</span>;
  const more = nfts.length - MOST_NAMED;
  return (
    <ul className="space-y-1">
      {nfts.slice(0, MOST_NAMED).map(({ id, identity = null }) => {
        const { name, collection, template } = identity ?? known?.get(id) ?? unknown;
        return (
          <li key={id}>
            <NamedNft id={id} name={name} />
            {collection !== '' && (
              <span className="block text-xs text-quiet">
                <CollectionName collection={collection} contract={contract} />
                {template !== null && (
                  <>
                    {' '}
                    {text.template} <TemplateLink collection={collection} id={template} />
                  </>
                )}
              </span>
            )}
          </li>
        );
      })}
      {more > 0 && <li>{text.moreNfts(format.number(more))}</li>}
    </ul>
  );
}

const unknown = { name: null, collection: '', template: null };
