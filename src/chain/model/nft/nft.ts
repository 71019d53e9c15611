import { parseExactJson } from '../../core/exact-json.ts';
import { integerTextOf, isRecord, type JsonRecord, recordOf, textOf } from '../../rpc/json.ts';
import { attributeText } from './attribute-text.ts';
import { mediaUrl } from './picture.ts';

export const NFT_MEDIA = ['image', 'video', 'model', 'audio', 'stage', 'skybox', 'pdf'] as const;
export type NftMedium = (typeof NFT_MEDIA)[number];

/** An NFT of either contract. Media are http(s) URLs or null. */
export interface Nft extends Readonly<Record<NftMedium, string | null>> {
  readonly contract: 'simpleassets' | 'atomicassets';
  readonly id: string;
  /** Its page: `/nft/{id}`. */
  readonly link: string;
  /** Null if the data has none. AtomicAssets always have one: the id is the fallback. */
  readonly name: string | null;
  readonly owner: string;
  readonly author: string;
  readonly collection: string;
  /** Null where the contract has none. */
  readonly schema: string | null;
  /** Immutable data, and data the author can change. */
  readonly idata: JsonRecord;
  readonly mdata: JsonRecord;
  /** Decimal text: its number in the edition, and the edition's size or limit. */
  readonly mint: string | null;
  readonly editionSize: string | null;
}

/** What the contract's tables say of an NFT. */
export interface NftIdentity {
  readonly collection: string;
  /** Null if it has none. */
  readonly template: string | null;
  /** Of the data that cannot change, if that has one: its author can give another any other name. */
  readonly name: string | null;
  /** The URL of its picture, from the same data. */
  readonly image: string | null;
}

/** What two operators compare of an NFT; null without one. */
export function nftIdentity(nft: Nft | null, template: string | null): NftIdentity | null {
  if (!nft) return null;
  const { collection, image, idata, mdata } = nft;
  return { collection, template, name: nameOf(idata, mdata), image };
}

/** A row of the AtomicAssets indexer; null if malformed. The template's data takes precedence. */
export function atomicNft(row: unknown): Nft | null {
  const { asset_id, owner, collection, template, ...asset } = recordOf(row);
  const id = integerTextOf(asset_id);
  if (id === null) return null;
  const { author, collection_name } = recordOf(collection);
  const { immutable_data, mutable_data, max_supply, issued_supply } = recordOf(template);
  const idata = { ...recordOf(asset.immutable_data), ...recordOf(immutable_data) };
  // Version 2 has templates that their author can change.
  const mdata = { ...recordOf(mutable_data), ...recordOf(asset.mutable_data) };
  return {
    contract: 'atomicassets',
    id,
    link: `/nft/${id}`,
    idata,
    mdata,
    ...mediaOf(idata, mdata),
    name: nameOf(idata, mdata) ?? id,
    owner: textOf(owner) ?? '',
    author: textOf(author) ?? '',
    collection: textOf(collection_name) ?? '',
    schema: textOf(recordOf(asset.schema).schema_name),
    mint: positive(asset.template_mint),
    // A supply of 0 means unlimited.
    editionSize: positive(max_supply) ?? positive(issued_supply),
  };
}

/** A row of the SimpleAssets indexer; null if malformed. Data may be JSON inside JSON. */
export function simpleNft(row: unknown): Nft | null {
  const asset = recordOf(row);
  const id = integerTextOf(asset.assetId);
  if (id === null) return null;
  const idata = dataOf(asset.idata);
  const mdata = dataOf(asset.mdata);
  const number = (...names: string[]) => firstOf(names, idata, mdata, positive);
  return {
    contract: 'simpleassets',
    id,
    link: `/nft/${id}`,
    idata,
    mdata,
    ...mediaOf(idata, mdata),
    name: nameOf(idata, mdata),
    owner: textOf(asset.owner) ?? '',
    author: textOf(asset.author) ?? '',
    collection: textOf(asset.category) ?? '',
    schema: null,
    mint: number('mint', 'mint_num', 'mint_number'),
    editionSize: number('total_minted', 'totalminted', 'max_supply', 'issued_supply'),
  };
}

function mediaOf(idata: JsonRecord, mdata: JsonRecord): Record<NftMedium, string | null> {
  const url = (...names: string[]) => firstOf(names, idata, mdata, mediaUrl);
  return {
    image: url('image', 'img'),
    video: url('video'),
    model: url('model'),
    audio: url('audio'),
    stage: url('stage'),
    skybox: url('skybox'),
    pdf: url('pdf'),
  };
}

function nameOf(idata: JsonRecord, mdata: JsonRecord): string | null {
  return firstOf(['name'], idata, mdata, attributeText);
}

/** The first field that can be read; immutable data before mutable data. */
function firstOf<T>(
  names: readonly string[],
  idata: JsonRecord,
  mdata: JsonRecord,
  read: (value: unknown) => T | null,
): T | null {
  for (const data of [idata, mdata])
    for (const name of names) {
      const value = Object.hasOwn(data, name) ? read(data[name]) : null;
      if (value !== null) return value;
    }
  return null;
}

function positive(value: unknown): string | null {
  const digits = integerTextOf(value);
  return digits !== null && BigInt(digits) > 0n ? digits : null;
}

function dataOf(value: unknown): JsonRecord {
  if (typeof value !== 'string') return recordOf(value);
  try {
    const data = parseExactJson(value);
    return isRecord(data) ? data : {};
  } catch {
    return {};
  }
}
