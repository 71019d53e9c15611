import { Fragment, type ReactNode } from 'react';
import type { NftOffer, NftOfferState } from '#src/chain/model/nft/offer.ts';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { NftLink } from '../ui/entity-link.tsx';
import { accountColumn, timeColumn } from '../ui/rows/columns.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';
import { RowId } from '../ui/rows/row-id.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

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
  /** What the user can do about an offer; null if nothing. */
  actsOf?: (offer: NftOffer) => ReactNode;
}

/** Trade offers with an NFT, newest first. */
export function OfferTable({ offers, actsOf = () => null }: OfferTableProps) {
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
          cell: ({ gives }) => <Ids ids={gives} />,
        },
        {
          key: 'gets',
          header: text.gets,
          cell: ({ gets, memo }) => (
            <>
              <Ids ids={gets} />
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

const MOST = 4;

function Ids({ ids }: { ids: readonly string[] }) {
  const text = useNftTexts();
  const format = useFormat();
  if (ids.length === 0) return <span className="text-quiet">{text.nothing}</span>;
  const more = ids.length - MOST;
  return (
    <>
      {ids.slice(0, MOST).map((id, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <NftLink id={id} />
        </Fragment>
      ))}
      {more > 0 && ` ${text.moreNfts(format.number(more))}`}
    </>
  );
}
