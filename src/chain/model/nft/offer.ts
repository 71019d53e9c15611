import type { OfferAct } from '../../actions/nft-offer.ts';
import { integerTextOf, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import { momentOf } from './details.ts';
import { atomicNft, type Nft, type NftIdentity, nftIdentity } from './nft.ts';

export type NftOfferState =
  | 'pending'
  | 'invalid'
  | 'unknown'
  | 'accepted'
  | 'declined'
  | 'cancelled';

const MARKET = 'atomicmarket';

/** The indexer's numbers. */
const STATES: readonly NftOfferState[] = [
  'pending',
  'invalid',
  'unknown',
  'accepted',
  'declined',
  'cancelled',
];

/** An NFT that a side of an offer gives. */
export interface OfferedNft {
  readonly id: string;
  /** Null if the source of the offer has only the id. */
  readonly identity: NftIdentity | null;
}

/** A trade offer. */
export interface NftOffer {
  readonly contract: Nft['contract'];
  readonly id: string;
  readonly sender: string;
  readonly recipient: string;
  readonly memo: string;
  readonly state: NftOfferState;
  /** The NFTs that the sender gives, and those that the sender gets. */
  readonly gives: readonly OfferedNft[];
  readonly gets: readonly OfferedNft[];
  readonly created: number | null;
  /**
   * Whether a node's table was read in place of an indexer, which also knows times, and whether NFTs
   * were moved since.
   */
  readonly fromTables: boolean;
}

/** Whether the contract still has the offer: nobody accepted, declined or cancelled it. */
export const isOpenOffer = ({ state }: Pick<NftOffer, 'state'>): boolean =>
  state === 'pending' || state === 'invalid';

/** Whether an offer gives its NFTs to AtomicMarket, which sells them: the sale ends with the offer. */
export const isOfSale = ({ contract, recipient }: NftOffer): boolean =>
  contract === 'atomicassets' && recipient === MARKET;

/** What an account is to an offer. */
export type OfferSide = 'sender' | 'recipient';

/** The open offers that an account made or got. */
export interface AccountOffers {
  readonly account: string;
  readonly side: OfferSide;
}

/** What an account can still do about an offer. One with NFTs that were moved can only be ended. */
export function possibleOfferActs(offer: NftOffer, actor: string): readonly OfferAct[] {
  if (!isOpenOffer(offer)) return [];
  if (actor === offer.sender) return ['cancel'];
  if (actor !== offer.recipient) return [];
  const accept = offer.state === 'pending' ? (['accept'] as const) : [];
  // SimpleAssets has no action that declines.
  return offer.contract === 'simpleassets' ? accept : [...accept, 'decline'];
}

/** An offer of the AtomicAssets indexer; null if malformed. */
export function atomicOffer(row: unknown): NftOffer | null {
  const offer = recordOf(row);
  const id = integerTextOf(offer.offer_id);
  if (id === null) return null;
  return {
    contract: 'atomicassets',
    id,
    sender: textOf(offer.sender_name) ?? '',
    recipient: textOf(offer.recipient_name) ?? '',
    memo: textOf(offer.memo) ?? '',
    state: STATES[numberOf(offer.state) ?? -1] ?? 'unknown',
    gives: nftsOf(offer.sender_assets),
    gets: nftsOf(offer.recipient_assets),
    created: momentOf(offer.created_at_time),
    fromTables: false,
  };
}

/**
 * A row of the AtomicAssets table of offers; null if malformed. The table has no times, and does not say
 * whether NFTs were moved since.
 */
export function atomicTableOffer(row: unknown): NftOffer | null {
  const { offer_id, sender, recipient, memo, ...ids } = recordOf(row);
  const id = integerTextOf(offer_id);
  if (id === null) return null;
  return {
    contract: 'atomicassets',
    id,
    sender: textOf(sender) ?? '',
    recipient: textOf(recipient) ?? '',
    memo: textOf(memo) ?? '',
    state: 'pending',
    gives: listOf(ids.sender_asset_ids).flatMap(onlyId),
    gets: listOf(ids.recipient_asset_ids).flatMap(onlyId),
    created: null,
    fromTables: true,
  };
}

/** A row of the SimpleAssets table of offers; null if malformed. The NFT is given away. */
export function simpleOffer(row: unknown): NftOffer | null {
  const { assetid, owner, offeredto, cdate } = recordOf(row);
  const id = integerTextOf(assetid);
  if (id === null) return null;
  const seconds = numberOf(cdate);
  return {
    contract: 'simpleassets',
    id,
    sender: textOf(owner) ?? '',
    recipient: textOf(offeredto) ?? '',
    memo: '',
    state: 'pending',
    gives: onlyId(id),
    gets: [],
    created: momentOf(seconds === null ? null : seconds * 1000),
    fromTables: false,
  };
}

function onlyId(value: unknown): OfferedNft[] {
  const id = integerTextOf(value);
  return id === null ? [] : [{ id, identity: null }];
}

function nftsOf(assets: unknown): OfferedNft[] {
  return listOf(assets).flatMap((asset) => {
    const nft = atomicNft(asset);
    const template = integerTextOf(recordOf(recordOf(asset).template).template_id);
    return nft ? [{ id: nft.id, identity: nftIdentity(nft, template) }] : [];
  });
}
