import { isRecord } from '../../rpc/json.ts';
import { hexNumber } from './hex-number.ts';
import { typeShape } from './type.ts';
import { isVariantValue } from './value.ts';
import type { AbiView } from './view.ts';

/** Deeper values stay as they are. */
const MOST_LEVELS = 16;

/**
 * A table row in whose lists and structs each 128-bit integer that a node wrote as hex has its number
 * before it: `5 (0x0500…)`. Fields of the row itself stay as they are: their cells show both.
 * @param type the row's, as in the ABI
 */
export function nestedNumbers(abi: AbiView, type: string, row: unknown): unknown {
  const shape = typeShape(abi, type);
  if (shape.kind !== 'struct' || !isRecord(row)) return row;
  const nested = shape.fields.flatMap(({ name, type: of }) => {
    const value = Object.hasOwn(row, name) ? row[name] : null;
    return typeof value === 'object' && value !== null
      ? [[name, eachWide(abi, of, value, withNumber)] as const]
      : [];
  });
  return { ...row, ...Object.fromEntries(nested) };
}

/** A value whose 128-bit integers are decimal, also those that a node wrote as hex. */
export function decimalNumbers(abi: AbiView, type: string, value: unknown): unknown {
  return eachWide(abi, type, value, String);
}

/** A value with each 128-bit integer that is hex written in another way. */
function eachWide(
  abi: AbiView,
  type: string,
  value: unknown,
  write: (number: bigint, hex: string) => string,
  level = 0,
): unknown {
  if (value === null || value === undefined || level > MOST_LEVELS) return value;
  const shape = typeShape(abi, type);
  const within = (of: string, part: unknown) => eachWide(abi, of, part, write, level + 1);
  switch (shape.kind) {
    case 'builtin': {
      const isWide = shape.name === 'uint128' || shape.name === 'int128';
      if (!isWide || typeof value !== 'string') return value;
      const number = hexNumber(value, shape.name === 'int128');
      return number === null ? value : write(number, value);
    }
    case 'array':
      return Array.isArray(value) ? value.map((part) => within(shape.of, part)) : value;
    case 'optional':
    case 'extension':
      return within(shape.of, value);
    case 'struct': {
      if (!isRecord(value)) return value;
      const types = new Map(shape.fields.map((field) => [field.name, field.type]));
      const parts = Object.entries(value).map(([name, part]) => {
        const of = types.get(name);
        return [name, of === undefined ? part : within(of, part)] as const;
      });
      return Object.fromEntries(parts);
    }
    case 'variant':
      return isVariantValue(value) ? [value[0], within(value[0], value[1])] : value;
    case 'unknown':
      return value;
  }
}

function withNumber(number: bigint, hex: string): string {
  return `${String(number)} (${hex})`;
}
