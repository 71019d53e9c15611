import { parseExactJson } from '../../core/exact-json.ts';
import { isRecord } from '../../rpc/json.ts';
import { decimalNumbers } from './nested-numbers.ts';
import { typeShape } from './type.ts';
import { emptyValue, typedValue } from './value.ts';
import type { AbiView } from './view.ts';

/** Action data from a link: the whole as JSON, and single fields by name. */
export interface GivenData {
  readonly data: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * The initial data of a form: empty values, overwritten by the link's. Fields that the struct does
 * not have are left out, so a link cannot carry hidden fields. 128-bit integers as old nodes write them
 * become decimal: no packer takes their hex.
 */
export function filledData(
  abi: AbiView,
  type: string,
  { data, fields }: GivenData,
): Readonly<Record<string, unknown>> {
  const shape = typeShape(abi, type);
  if (shape.kind !== 'struct') return {};
  const parsed = (data === null ? null : parseFields(data)) ?? {};
  const filled = { ...(emptyValue(abi, type) as Record<string, unknown>) };
  for (const field of shape.fields) {
    const set = (value: unknown) => {
      filled[field.name] = decimalNumbers(abi, field.type, value);
    };
    if (Object.hasOwn(parsed, field.name)) set(parsed[field.name]);
    const given = Object.hasOwn(fields, field.name) ? fields[field.name] : undefined;
    if (given !== undefined) set(fieldValue(abi, field.type, given));
  }
  return filled;
}

/** Names of the struct's fields that a link sets. */
export function givenFields(abi: AbiView, type: string, { data, fields }: GivenData) {
  const shape = typeShape(abi, type);
  if (shape.kind !== 'struct') return [];
  const parsed = (data === null ? null : parseFields(data)) ?? {};
  return shape.fields
    .map(({ name }) => name)
    .filter((name) => Object.hasOwn(parsed, name) || Object.hasOwn(fields, name));
}

function fieldValue(abi: AbiView, type: string, text: string): unknown {
  const shape = typeShape(abi, type);
  if (shape.kind === 'optional' || shape.kind === 'extension')
    return fieldValue(abi, shape.of, text);
  if (shape.kind === 'builtin' && shape.name !== 'bool') return typedValue(shape, text);
  try {
    return parseExactJson(text);
  } catch {
    return text;
  }
}

/** The fields of a JSON object, or null if the text is not one. */
export function parseFields(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value = parseExactJson(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
