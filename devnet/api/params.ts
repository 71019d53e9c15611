import { nameFromBigint } from '#src/chain/core/name-bigint.ts';
import { invalidRequest, Refusal } from './errors.ts';

export type Params = Record<string, unknown>;

const CHARACTERS = '.12345abcdefghijklmnopqrstuvwxyz';
const UNPARSABLE = 'Unable to parse valid input from POST body';

/** A field as text. Like nodeos, accepts numbers and booleans; missing is ''. */
export function text(params: Params, field: string): string {
  const value = params[field];
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw badCast(value, 'string');
}

/** A field as a name. Throws invalid_http_request with nodeos's message. */
export function name(params: Params, field: string): string {
  const value = params[field];
  if (value === undefined) return '';
  if (typeof value !== 'string') throw badCast(value, 'string');
  try {
    return checkedName(value);
  } catch (thrown) {
    throw unparsable(thrown instanceof Error ? thrown.message : String(thrown));
  }
}

/** A valid name. Throws name_type_exception with nodeos's message. */
export function checkedName(value: string): string {
  if (value.length > 13) {
    throw invalidName(`Name is longer than 13 characters (${value}) `);
  }
  const normalized = normalizeName(value);
  if (normalized !== value) {
    throw invalidName(`Name not properly normalized (name: ${value}, normalized: ${normalized}) `);
  }
  return value;
}

/** A field as a whole number. Throws invalid_http_request if invalid. */
export function integer(params: Params, field: string, fallback: number): number {
  const value = params[field];
  if (value === undefined || value === null || value === '') return fallback;
  if (typeof value !== 'number' && typeof value !== 'string') throw badCast(value, 'int64');
  const number = Number(value);
  if (!Number.isSafeInteger(number)) {
    throw invalidRequest(UNPARSABLE, "Couldn't parse int64_t");
  }
  return number;
}

export function flag(params: Params, field: string, fallback: boolean): boolean {
  const value = params[field];
  if (value === undefined || value === null || value === '') return fallback;
  if (typeof value === 'string' && value !== 'true' && value !== 'false')
    throw unparsable('Cannot convert string to bool (only "true" or "false" can be converted)');
  return value === true || value === 1 || value === 'true';
}

/** A list field; empty if missing. */
export function list(params: Params, field: string): unknown[] {
  const value = params[field];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw badCast(value, 'Array');
  return value;
}

export function isObject(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function badCast(value: unknown, wanted: string): Refusal {
  const from = wanted === 'Array' ? typeName(value) : `type '${typeName(value)}'`;
  return invalidRequest(UNPARSABLE, `Invalid cast from ${from} to ${wanted}`);
}

/** nodeos's name of a JSON value's type. */
function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'array_type';
  if (value === null || value === undefined) return 'null_type';
  if (typeof value === 'number') return value < 0 ? 'int64_type' : 'uint64_type';
  return typeof value === 'boolean' ? 'bool_type' : `${typeof value}_type`;
}

export function unparsable(reason: string): Refusal {
  return invalidRequest(UNPARSABLE, reason);
}

function invalidName(message: string): Refusal {
  return new Refusal({
    status: 500,
    code: 3010001,
    name: 'name_type_exception',
    what: 'Invalid name',
    details: [message],
  });
}

/** A text converted to a name: like in nodeos, invalid characters become dots. */
function normalizeName(value: string): string {
  let bits = 0n;
  for (let index = 0; index < 13; index++) {
    const code = Math.max(0, CHARACTERS.indexOf(value[index] ?? '.'));
    bits = (bits << (index === 12 ? 4n : 5n)) | BigInt(index === 12 ? code & 15 : code);
  }
  return nameFromBigint(bits);
}
