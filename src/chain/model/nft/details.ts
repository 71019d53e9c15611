import type { Asset } from '../../core/asset.ts';
import {
  integerTextOf,
  type JsonRecord,
  listOf,
  numberOf,
  recordOf,
  textOf,
} from '../../rpc/json.ts';
import { assetOf } from '../shared/lenient.ts';
import { attributeText } from './attribute-text.ts';
import { atomicNft, type Nft, simpleNft } from './nft.ts';

/** Where an attribute's value is set. */
export type AttributeSource = 'template' | 'immutable' | 'mutable' | 'templateMutable';

export interface Attribute {
  readonly name: string;
  readonly value: unknown;
  readonly source: AttributeSource;
  /** Another source has the same attribute and takes precedence. */
  readonly overridden: boolean;
}

export interface NftTemplate {
  readonly id: string;
  readonly issued: string | null;
  /** Null for no limit. */
  readonly limit: string | null;
}

export interface NftBurn {
  /** The last owner. */
  readonly by: string;
  readonly time: number | null;
}

/** An NFT with all that its indexer reports. Fields that a contract does not have are null. */
export interface NftDetails extends Nft {
  /** The title that the author gave the collection. */
  readonly collectionTitle: string | null;
  readonly template: NftTemplate | null;
  readonly transferable: boolean | null;
  readonly burnable: boolean | null;
  /** Null if the contract has no backing. */
  readonly backing: readonly Asset[] | null;
  readonly minted: number | null;
  readonly updated: number | null;
  readonly burned: NftBurn | null;
  readonly attributes: readonly Attribute[];
  /** The indexer's response. */
  readonly raw: JsonRecord;
}

/** The digits of an unsigned number of 64 bits. */
export function isNftId(text: string): boolean {
  return /^\d{1,20}$/.test(text);
}

/** SimpleAssets counts from here. AtomicAssets begins at 2^40 and counts the assets of a chain. */
const FIRST_SIMPLE_ASSET = 100_000_000_000_000n;

/** The contract that gives out ids of this size. */
export function likelyContract(id: string): Nft['contract'] {
  return BigInt(id) < FIRST_SIMPLE_ASSET ? 'atomicassets' : 'simpleassets';
}

/** One asset of the AtomicAssets indexer; null if malformed. */
export function atomicDetails(row: unknown): NftDetails | null {
  const nft = atomicNft(row);
  if (!nft) return null;
  const raw = recordOf(row);
  const {
    immutable_data: ofTemplate,
    mutable_data: changeable,
    ...template
  } = recordOf(raw.template);
  const by = textOf(raw.burned_by_account);
  return {
    ...nft,
    collectionTitle: attributeText(recordOf(raw.collection).name),
    template: templateOf(template),
    transferable: flagOf(raw.is_transferable),
    burnable: flagOf(raw.is_burnable),
    backing: listOf(raw.backed_tokens).flatMap((one) => backedAmount(one) ?? []),
    minted: momentOf(raw.minted_at_time),
    updated: momentOf(raw.updated_at_time),
    burned: by === null ? null : { by, time: momentOf(raw.burned_at_time) },
    attributes: attributesOf({
      template: recordOf(ofTemplate),
      immutable: recordOf(raw.immutable_data),
      mutable: recordOf(raw.mutable_data),
      templateMutable: recordOf(changeable),
    }),
    raw,
  };
}

/** One asset of the SimpleAssets indexer; null if malformed. */
export function simpleDetails(row: unknown): NftDetails | null {
  const nft = simpleNft(row);
  return (
    nft && {
      ...nft,
      collectionTitle: null,
      template: null,
      transferable: null,
      burnable: null,
      backing: null,
      minted: null,
      updated: null,
      burned: null,
      attributes: attributesOf({ immutable: nft.idata, mutable: nft.mdata }),
      raw: recordOf(row),
    }
  );
}

function templateOf(template: JsonRecord): NftTemplate | null {
  const id = integerTextOf(template.template_id);
  if (id === null) return null;
  const limit = integerTextOf(template.max_supply);
  return {
    id,
    issued: integerTextOf(template.issued_supply),
    // 0 means unlimited.
    limit: limit === '0' ? null : limit,
  };
}

/**
 * In the order of precedence: the template's data, immutable data, mutable data, and the data of the
 * template that its author can change (version 2 of AtomicAssets).
 */
export function attributesOf(
  sources: Readonly<Partial<Record<AttributeSource, JsonRecord>>>,
): Attribute[] {
  const seen = new Set<string>();
  return (['template', 'immutable', 'mutable', 'templateMutable'] as const).flatMap((source) =>
    Object.entries(sources[source] ?? {}).map(([name, value]) => {
      const overridden = seen.has(name);
      seen.add(name);
      return { name, value, source, overridden };
    }),
  );
}

/** Indexers write the units and the symbol in fields; the contract writes `1.0000 EOS`. */
function backedAmount(value: unknown): Asset | null {
  const { amount, token_symbol: code, token_precision: digits } = recordOf(value);
  const units = integerTextOf(amount);
  const precision = numberOf(digits);
  if (units === null || typeof code !== 'string') return assetOf(value);
  if (precision === null || !Number.isInteger(precision) || precision < 0 || precision > 18)
    return null;
  return { units: BigInt(units), symbol: { code, precision } };
}

/** Milliseconds; `0` means never. */
export function momentOf(value: unknown): number | null {
  const time = numberOf(value);
  return time === null || time <= 0 ? null : time;
}

function flagOf(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}
