import { integerTextOf, isRecord, type JsonRecord, recordOf, textOf } from '../../rpc/json.ts';

/** Where content of the InterPlanetary File System is read. */
export const IPFS_GATEWAY = 'https://ipfs.io/ipfs/';

export const NFT_MEDIA = ['image', 'video', 'model', 'audio', 'stage', 'skybox', 'pdf'] as const;
export type NftMedium = (typeof NFT_MEDIA)[number];

/** A token of either NFT contract in one form. Media are http(s) URLs, or null. */
export interface Nft extends Readonly<Record<NftMedium, string | null>> {
  readonly contract: 'simpleassets' | 'atomicassets';
  readonly id: string;
  /** Its page: `/nft/{id}`. */
  readonly link: string;
  /** Null where the data has none; never for AtomicAssets, whose id stands in. */
  readonly name: string | null;
  readonly owner: string;
  readonly author: string;
  readonly collection: string;
  /** What can never change, and what its author can. */
  readonly idata: JsonRecord;
  readonly mdata: JsonRecord;
  /** Decimal text: its number in the edition, and how many there are or may be. */
  readonly mint: string | null;
  readonly editionSize: string | null;
}

/** A row of the AtomicAssets indexer; null where it is none. The template's data wins. */
export function atomicNft(row: unknown): Nft | null {
  const { asset_id, owner, collection, template, ...asset } = recordOf(row);
  const id = integerTextOf(asset_id);
  if (id === null) return null;
  const { author, collection_name } = recordOf(collection);
  const { immutable_data, max_supply, issued_supply } = recordOf(template);
  const idata = { ...recordOf(asset.immutable_data), ...recordOf(immutable_data) };
  const mdata = recordOf(asset.mutable_data);
  return {
    ...{ contract: 'atomicassets', id, link: `/nft/${id}`, idata, mdata },
    ...mediaOf(idata, mdata),
    name: nameOf(idata, mdata) ?? id,
    owner: textOf(owner) ?? '',
    author: textOf(author) ?? '',
    collection: textOf(collection_name) ?? '',
    mint: positive(asset.template_mint),
    // A supply of 0 is one without a limit.
    editionSize: positive(max_supply) ?? positive(issued_supply),
  };
}

/** A row of the SimpleAssets indexer; null where it is none. Data may be JSON within the JSON. */
export function simpleNft(row: unknown): Nft | null {
  const asset = recordOf(row);
  const id = integerTextOf(asset.assetId);
  if (id === null) return null;
  const idata = dataOf(asset.idata);
  const mdata = dataOf(asset.mdata);
  const number = (...names: string[]) => firstOf(names, idata, mdata, positive);
  return {
    ...{ contract: 'simpleassets', id, link: `/nft/${id}`, idata, mdata },
    ...mediaOf(idata, mdata),
    name: nameOf(idata, mdata),
    owner: textOf(asset.owner) ?? '',
    author: textOf(asset.author) ?? '',
    collection: textOf(asset.category) ?? '',
    mint: number('mint', 'mint_num', 'mint_number'),
    editionSize: number('total_minted', 'totalminted', 'max_supply', 'issued_supply'),
  };
}

/** A content id, maybe with a path: version 0 is base58 and begins with Qm, version 1 base32 with b. */
const CONTENT_ID = /^(Qm|baf[a-z2-7]{8,}(\/|\?|$))/;

/** The URL of a medium: a content id or an http(s) URL; other schemes are not used. */
export function mediaUrl(value: unknown): string | null {
  const text = textOf(value)?.trim() ?? '';
  const content = text.replace(/^ipfs:\/\/(ipfs\/)?/, '');
  const inGateway = CONTENT_ID.test(content) || content !== text;
  if (!inGateway && !/^https?:\/\//i.test(text)) return null;
  const url = URL.parse(inGateway ? IPFS_GATEWAY + content : text)?.href ?? null;
  return inGateway && url?.startsWith(IPFS_GATEWAY) === false ? null : url;
}

function mediaOf(idata: JsonRecord, mdata: JsonRecord): Record<NftMedium, string | null> {
  const url = (...names: string[]) => firstOf(names, idata, mdata, mediaUrl);
  return {
    ...{ image: url('image', 'img'), video: url('video'), model: url('model') },
    ...{ audio: url('audio'), stage: url('stage'), skybox: url('skybox'), pdf: url('pdf') },
  };
}

function nameOf(idata: JsonRecord, mdata: JsonRecord): string | null {
  return firstOf(['name'], idata, mdata, textOf);
}

/** The first field that can be read, of what cannot change before what can. */
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
    const data: unknown = JSON.parse(value);
    return isRecord(data) ? data : {};
  } catch {
    return {};
  }
}
