import { isName } from '../../core/name.ts';
import {
  integerTextOf,
  type JsonRecord,
  listOfTexts,
  numberOf,
  recordOf,
  textOf,
} from '../../rpc/json.ts';
import { webAddress } from '../shared/web-address.ts';
import { attributeText } from './attribute-text.ts';
import { type Attribute, attributesOf } from './details.ts';
import { mediaUrl } from './picture.ts';
import { decodeSerialized, type SchemaField } from './serialized.ts';

export interface NamedCollection {
  readonly name: string;
  /** The title that the author gave it. */
  readonly title: string | null;
}

/** A collection of AtomicAssets as the contract's table has it. */
export interface NftCollection extends NamedCollection {
  readonly author: string;
  /** Accounts that may create and change its schemas, templates and NFTs. */
  readonly authorized: readonly string[];
  /** Accounts that the contract notifies of what happens to its NFTs. */
  readonly notified: readonly string[];
  /** The part of each price on markets that the author receives. */
  readonly marketFee: number | null;
  readonly image: string | null;
  readonly description: string | null;
  readonly website: string | null;
  /** Its data beside the title and what is above. */
  readonly attributes: readonly Attribute[];
}

/** A row of the table of collections; null if malformed. */
export function tableCollection(
  row: JsonRecord,
  fields: readonly SchemaField[],
): NftCollection | null {
  const name = textOf(row.collection_name);
  const author = textOf(row.author);
  if (name === null || author === null) return null;
  const data = decodeSerialized(row.serialized_data, fields);
  const image = mediaUrl(data.img);
  const [title, description] = [attributeText(data.name), attributeText(data.description)];
  const url = textOf(data.url);
  const website = url === null ? null : webAddress(url);
  const read = { name: title, img: image, description, url };
  const shown = new Set(
    Object.entries(read).flatMap(([key, value]) => (value === null ? [] : key)),
  );
  return {
    name,
    title,
    author,
    authorized: listOfTexts(row.authorized_accounts),
    notified: listOfTexts(row.notify_accounts),
    marketFee: numberOf(row.market_fee),
    image,
    description,
    website,
    // What cannot be shown as itself is offered as it is.
    attributes: attributesOf({ mutable: data }).filter(({ name: key }) => !shown.has(key)),
  };
}

/** A row of an indexer's list of collections; null if malformed. */
export function indexedCollection(row: unknown): NamedCollection | null {
  const { collection_name, name } = recordOf(row);
  const id = textOf(collection_name);
  return id === null || !isName(id) ? null : { name: id, title: attributeText(name) };
}

/** A schema of a collection. */
export interface NftSchema {
  readonly name: string;
  readonly fields: readonly SchemaField[];
}

/** What an indexer counts of a collection or a template. NFTs include burned ones. */
export interface NftCounts {
  readonly minted: bigint;
  readonly burned: bigint;
}

/** Null if malformed. */
export function countsOf(row: unknown): NftCounts | null {
  const { assets, burned } = recordOf(row);
  const [minted, gone] = [integerTextOf(assets), integerTextOf(burned)];
  return minted === null ? null : { minted: BigInt(minted), burned: BigInt(gone ?? '0') };
}
