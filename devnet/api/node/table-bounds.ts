import { nameFromBigint, nameToBigint } from '#src/chain/core/name-bigint.ts';
import { parseSymbol } from '#src/chain/core/symbol.ts';
import { symbolCodeToBigint } from '#src/chain/core/symbol-bigint.ts';
import { float64Text } from '../../abi/numbers.ts';
import { plainException, Refusal, tableQueryError } from '../errors.ts';
import { checkedName } from '../params.ts';

const POSITIONS = [
  'primary',
  'secondary',
  'tertiary',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/**
 * `index_position` as a number: `primary`, `secondary`, … or digits, with 0 also for the first.
 * Throws otherwise.
 */
export function indexPosition(value: string): number {
  if (value === '') return 1;
  const position = POSITIONS.indexOf(value) + 1 || Number(value);
  if (!Number.isInteger(position) || position < 0) {
    throw tableQueryError(`Invalid index_position: ${value}`);
  }
  return Math.max(position, 1);
}

const PARSE_ERROR = { code: 4, name: 'parse_error_exception', what: 'Parse Error' };

const KEY_TYPES = new Set([
  'i64',
  'name',
  'i128',
  'i256',
  'float64',
  'float128',
  'sha256',
  'ripemd160',
]);

/** Throws for a missing or unknown key type of a secondary index. */
export function checkKeyType(value: string): void {
  if (value === '') throw tableQueryError('key type required for non-primary index');
  if (!KEY_TYPES.has(value)) throw tableQueryError(`Unsupported secondary index type: ${value}`);
}

/**
 * The key of a bound; undefined if empty. A name for `name`, the sortable bits for `float64`,
 * otherwise as number64 parses it.
 */
export function boundKey(
  value: string,
  keyType: string,
  field: 'lower_bound' | 'upper_bound',
): bigint | undefined {
  if (value === '') return undefined;
  if (keyType === 'name') return nameToBigint(checkedName(value.trim()));
  if (keyType === 'float64') {
    const number = Number(value);
    if (Number.isNaN(number)) throw unreadable("Couldn't parse double", value, field, true);
    return orderedFloat(number);
  }
  if (keyType === 'i128' || keyType === 'sha256' || keyType === 'ripemd160' || keyType === 'i256') {
    return wideKey(value, field);
  }
  return number64(value, field);
}

/** A scope as a name, whether a number, name or symbol was given. */
export function scopeName(value: string): string {
  return value === '' ? '' : nameFromBigint(number64(value, 'scope'));
}

/** Like nodeos, tries a number, then a name, then a symbol, then a symbol code. */
function number64(value: string, field: string): bigint {
  const trimmed = value.trim();
  if (/^\d{1,20}$/.test(trimmed)) return BigInt.asUintN(64, BigInt(trimmed));
  if (/^-\d{1,19}$/.test(trimmed)) return BigInt.asUintN(64, BigInt(trimmed));
  for (const read of [nameToBigint, symbolValue, symbolCodeToBigint]) {
    try {
      return read(trimmed);
    } catch {
      continue;
    }
  }
  const kinds = 'uint64_t, valid name, or valid symbol (with or without the precision)';
  throw new Refusal({
    status: 500,
    code: 3010000,
    name: 'chain_type_exception',
    what: 'chain type exception',
    details: [`Could not convert ${field} string '${value}' to any of the following: ${kinds}`],
  });
}

function symbolValue(text: string): bigint {
  const { code, precision } = parseSymbol(text);
  return (symbolCodeToBigint(code) << 8n) | BigInt(precision);
}

function wideKey(value: string, field: string): bigint {
  if (/^(0x)?[0-9a-f]+$/i.test(value) && !/^\d+$/.test(value)) {
    return BigInt(value.startsWith('0x') ? value : `0x${value}`);
  }
  if (/^\d+$/.test(value)) return BigInt(value);
  const wrong = [...value.replace(/^0x/, '')].find((one) => !/[0-9a-f]/i.test(one)) ?? '';
  throw unreadable(`Invalid hex character '${wrong}'`, value, field);
}

function unreadable(reason: string, value: string, field: string, parsed = false): Refusal {
  const { code, name, what } = parsed ? PARSE_ERROR : plainException('');
  const whole = `Could not convert ${field} string '${value}' to key type.`;
  return new Refusal({ status: 500, code, name, what, details: [reason, whole] });
}

/** A key as text that a bound accepts: `next_key`. */
export function keyText(key: bigint, keyType: string): string {
  return keyType === 'float64' ? float64Text(floatOfOrdered(key)) : String(key);
}

/** The bits of a double, arranged so that they sort like the numbers. */
function orderedFloat(value: number): bigint {
  const view = new DataView(new ArrayBuffer(8));
  // Negative zero is the same key as zero.
  view.setFloat64(0, value + 0);
  const bits = view.getBigUint64(0);
  return bits >> 63n === 1n ? BigInt.asUintN(64, ~bits) : bits | (1n << 63n);
}

function floatOfOrdered(key: bigint): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, key >> 63n === 1n ? key ^ (1n << 63n) : BigInt.asUintN(64, ~key));
  return view.getFloat64(0);
}
