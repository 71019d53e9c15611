import { hexToBytes } from '../../core/checksum.ts';
import { farMicros } from '../../core/far-time.ts';
import { isPublicKey } from '../../core/key.ts';
import { nameToBigint } from '../../core/name-bigint.ts';
import {
  assetTextToBigints,
  symbolCodeTextToBigint,
  symbolTextToBigint,
} from '../../core/symbol-text.ts';
import { parseTime, slotOfTime, timeOfSlot } from '../../core/time.ts';
import type { BuiltinName } from './type.ts';

/** Why a form value is invalid. */
export type ValueProblem =
  | { readonly kind: 'range'; readonly min: bigint; readonly max: bigint }
  | { readonly kind: 'bytes' | 'items'; readonly count: number }
  | {
      readonly kind:
        | 'needed'
        | 'name'
        | 'whole'
        | 'number'
        | 'bool'
        | 'text'
        | 'asset'
        | 'symbol'
        | 'symbolCode'
        | 'key'
        | 'signature'
        | 'time'
        | 'seconds'
        | 'slot'
        | 'hex'
        | 'bits'
        | 'fields'
        | 'list'
        | 'variant'
        | 'order'
        | 'unknown';
    };

const MAX_32 = 0xffff_ffff;
const FLOAT = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const NOT_FINITE = /^-?(inf|infinity|nan)$/i;
const SIGNATURE = /^SIG_(K1|R1|WA)_[1-9A-HJ-NP-Za-km-z]+$/;

/** The problem for which a packer would refuse a value, or null. An empty field is `needed`. */
export function builtinProblem(type: BuiltinName, value: unknown): ValueProblem | null {
  if (value === undefined || value === null) return { kind: 'needed' };
  const [, sign, bits] = /^(u|var|varu)?int(\d+)$/.exec(type) ?? [];
  if (bits !== undefined)
    return integerProblem(value, Number(bits), sign === 'u' || sign === 'varu');
  if (type === 'bool') return isBool(value) ? null : { kind: 'bool' };
  if (type === 'float32' || type === 'float64') return floatProblem(value, type === 'float32');
  if (typeof value !== 'string') return { kind: 'text' };
  return textProblem(type, value);
}

function isBool(value: unknown): boolean {
  return value === true || value === false || value === 1 || value === 0;
}

function integerProblem(value: unknown, bits: number, unsigned: boolean): ValueProblem | null {
  const range: ValueProblem = {
    kind: 'range',
    min: unsigned ? 0n : -(2n ** BigInt(bits - 1)),
    max: 2n ** BigInt(unsigned ? bits : bits - 1) - 1n,
  };
  if (value === '') return { kind: 'needed' };
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    return Number.isInteger(value) ? range : { kind: 'whole' };
  if (typeof value !== 'number' && (typeof value !== 'string' || !/^-?\d{1,79}$/.test(value)))
    return { kind: 'whole' };
  const integer = BigInt(value);
  return integer < range.min || integer > range.max ? range : null;
}

function floatProblem(value: unknown, short: boolean): ValueProblem | null {
  if (value === '') return { kind: 'needed' };
  if (typeof value === 'string' && NOT_FINITE.test(value)) return null;
  if (typeof value !== 'number' && (typeof value !== 'string' || !FLOAT.test(value)))
    return { kind: 'number' };
  const number = Number(value);
  // One that is too large would become infinite.
  const isLost = !Number.isFinite(short ? Math.fround(number) : number);
  return isLost && (typeof value === 'string' || Number.isFinite(value))
    ? { kind: 'number' }
    : null;
}

function textProblem(type: BuiltinName, text: string): ValueProblem | null {
  switch (type) {
    case 'name':
      return passes(() => nameToBigint(text)) ? null : { kind: 'name' };
    case 'bytes':
      return hexProblem(text, null);
    case 'bitset':
      return /^[01]*$/.test(text) ? null : { kind: 'bits' };
    case 'symbol_code':
      return passes(() => symbolCodeTextToBigint(text)) ? null : { kind: 'symbolCode' };
    case 'string':
      return null;
    default:
      return text === '' ? { kind: 'needed' } : formProblem(type, text);
  }
}

function formProblem(type: BuiltinName, text: string): ValueProblem | null {
  switch (type) {
    case 'asset':
      return passes(() => assetTextToBigints(text)) ? null : { kind: 'asset' };
    case 'symbol':
      return passes(() => symbolTextToBigint(text)) ? null : { kind: 'symbol' };
    case 'public_key':
      return isPublicKey(text) ? null : { kind: 'key' };
    case 'signature':
      return SIGNATURE.test(text) ? null : { kind: 'signature' };
    case 'checksum160':
      return hexProblem(text, 20);
    case 'checksum256':
      return hexProblem(text, 32);
    case 'checksum512':
      return hexProblem(text, 64);
    case 'float128':
      return hexProblem(text.replace(/^0x/, ''), 16);
    default:
      return timeProblem(type, text);
  }
}

function hexProblem(text: string, size: number | null): ValueProblem | null {
  if (!passes(() => hexToBytes(text))) return { kind: 'hex' };
  return size === null || text.length === 2 * size ? null : { kind: 'bytes', count: size };
}

function timeProblem(type: BuiltinName, text: string): ValueProblem | null {
  if (type === 'time_point' && farMicros(text) !== null) return null;
  if (!passes(() => parseTime(text))) return { kind: 'time' };
  const ms = parseTime(text);
  const finer = (/\.\d{3}(\d+)Z?$/.exec(text)?.[1] ?? '').replace(/0+$/, '');
  if (type === 'time_point') return finer.length <= 3 ? null : { kind: 'time' };
  if (type === 'time_point_sec')
    return finer === '' && ms % 1000 === 0 && ms >= 0 && ms / 1000 <= MAX_32
      ? null
      : { kind: 'seconds' };
  const slot = slotOfTime(ms);
  return finer === '' && timeOfSlot(slot) === ms && slot >= 0 && slot <= MAX_32
    ? null
    : { kind: 'slot' };
}

function passes(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
