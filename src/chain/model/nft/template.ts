import { integerTextOf, type JsonRecord, numberOf, textOf } from '../../rpc/json.ts';
import { attributeText } from './attribute-text.ts';
import { type Attribute, attributesOf } from './details.ts';
import { mediaUrl } from './picture.ts';
import { decodeSerialized, type SchemaField } from './serialized.ts';

/** A template of AtomicAssets as the contract's tables have it. */
export interface NftTemplateView {
  readonly collection: string;
  readonly id: string;
  readonly schema: string;
  readonly name: string | null;
  readonly image: string | null;
  readonly issued: bigint;
  /** Null for no limit. */
  readonly limit: bigint | null;
  readonly transferable: boolean;
  readonly burnable: boolean;
  readonly attributes: readonly Attribute[];
}

/**
 * A row of the table of templates; null if malformed.
 * @param changeable the data of its row in `templates2` (version 2), undefined if it has none
 */
export function tableTemplate(
  collection: string,
  row: JsonRecord,
  fields: readonly SchemaField[],
  changeable?: unknown,
): NftTemplateView | null {
  const id = integerTextOf(row.template_id);
  const schema = textOf(row.schema_name);
  if (id === null || schema === null) return null;
  const template = decodeSerialized(row.immutable_serialized_data, fields);
  const templateMutable = decodeSerialized(changeable, fields);
  const limit = BigInt(Math.trunc(numberOf(row.max_supply) ?? 0));
  const own = { ...templateMutable, ...template };
  return {
    collection,
    id,
    schema,
    name: attributeText(own.name),
    image: mediaUrl(own.image) ?? mediaUrl(own.img),
    issued: BigInt(Math.trunc(numberOf(row.issued_supply) ?? 0)),
    limit: limit > 0n ? limit : null,
    transferable: Boolean(row.transferable),
    burnable: Boolean(row.burnable),
    attributes: attributesOf({ template, templateMutable }),
  };
}

/** Whether a text can be a template's id. */
export function isTemplateId(text: string): boolean {
  return /^\d{1,10}$/.test(text);
}
