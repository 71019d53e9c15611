/** A binary floating point format: total bits, and bits of the fraction. */
interface Format {
  width: number;
  fraction: number;
}

const F32: Format = { width: 32, fraction: 23 };
const F64: Format = { width: 64, fraction: 52 };
const F128: Format = { width: 128, fraction: 112 };

/** A finite number: its sign, and `magnitude * 2 ** exponent`. */
interface Finite {
  negative: boolean;
  magnitude: bigint;
  exponent: number;
}

type Unpacked = Finite | 'nan' | { infinite: true; negative: boolean };

const bits = new DataView(new ArrayBuffer(8));

/** Sum of two 128-bit floats, rounded to nearest, ties to even. */
export function add128(a: bigint, b: bigint): bigint {
  const [one, other] = [unpack(a, F128), unpack(b, F128)];
  if (one === 'nan' || other === 'nan') return nan(F128);
  if ('infinite' in one)
    return 'infinite' in other && one.negative !== other.negative ? nan(F128) : a;
  if ('infinite' in other) return b;
  const highest = Math.max(one.exponent, other.exponent);
  const [near, far] = [one, other].map((part) => within(part, highest)) as [Finite, Finite];
  const exponent = Math.min(near.exponent, far.exponent);
  const sum = signed(near, exponent) + signed(far, exponent);
  const negative = sum === 0n ? one.negative && other.negative : sum < 0n;
  return pack({ negative, magnitude: sum < 0n ? -sum : sum, exponent }, F128);
}

export function negate128(a: bigint): bigint {
  return a ^ (1n << 127n);
}

export function multiply128(a: bigint, b: bigint): bigint {
  const [one, other] = [unpack(a, F128), unpack(b, F128)];
  if (one === 'nan' || other === 'nan') return nan(F128);
  const negative = one.negative !== other.negative;
  if ('infinite' in one || 'infinite' in other)
    return isZero(one) || isZero(other) ? nan(F128) : infinity(negative, F128);
  const magnitude = one.magnitude * other.magnitude;
  return pack({ negative, magnitude, exponent: one.exponent + other.exponent }, F128);
}

export function divide128(a: bigint, b: bigint): bigint {
  const [one, other] = [unpack(a, F128), unpack(b, F128)];
  if (one === 'nan' || other === 'nan') return nan(F128);
  const negative = one.negative !== other.negative;
  if ('infinite' in one) return 'infinite' in other ? nan(F128) : infinity(negative, F128);
  if ('infinite' in other) return pack({ negative, magnitude: 0n, exponent: 0 }, F128);
  if (other.magnitude === 0n) return one.magnitude === 0n ? nan(F128) : infinity(negative, F128);
  // Enough digits: the rest matters only by being non-zero.
  const shift = 2 * F128.fraction + 8;
  const numerator = one.magnitude << BigInt(shift);
  const rest = numerator % other.magnitude === 0n ? 0n : 1n;
  const magnitude = ((numerator / other.magnitude) << 1n) | rest;
  return pack({ negative, magnitude, exponent: one.exponent - other.exponent - shift - 1 }, F128);
}

/** -1, 0 or 1; undefined if one is not a number. */
export function compare128(a: bigint, b: bigint): -1 | 0 | 1 | undefined {
  if (isNan128(a) || isNan128(b)) return undefined;
  const [one, other] = [ordered(a), ordered(b)];
  return one < other ? -1 : one > other ? 1 : 0;
}

export function isNan128(a: bigint): boolean {
  return unpack(a, F128) === 'nan';
}

/** The exact 128-bit float of a double or a single-precision number. */
export function widen(value: number): bigint {
  bits.setFloat64(0, value);
  const unpacked = unpack(bits.getBigUint64(0), F64);
  if (unpacked === 'nan') return nan(F128);
  return 'infinite' in unpacked ? infinity(unpacked.negative, F128) : pack(unpacked, F128);
}

/** The nearest double, ties to even. */
export function toDouble(a: bigint): number {
  bits.setBigUint64(0, narrow(a, F64));
  return bits.getFloat64(0);
}

/** The nearest single-precision number, rounded once instead of through a double. */
export function toSingle(a: bigint): number {
  bits.setUint32(0, Number(narrow(a, F32)));
  return bits.getFloat32(0);
}

/** The 128-bit float nearest to an integer. */
export function fromInteger(value: bigint): bigint {
  return pack({ negative: value < 0n, magnitude: value < 0n ? -value : value, exponent: 0 }, F128);
}

/** Rounds towards zero, and clamps to a signed or unsigned integer of this width. */
export function toInteger(a: bigint, width: number, isSigned: boolean): bigint {
  const least = isSigned ? -(1n << BigInt(width - 1)) : 0n;
  const most = (1n << BigInt(isSigned ? width - 1 : width)) - 1n;
  const unpacked = unpack(a, F128);
  if (unpacked === 'nan') return isSigned ? least : 0n;
  if ('infinite' in unpacked) return unpacked.negative ? least : most;
  const { negative, magnitude, exponent } = unpacked;
  // Too large regardless of its digits.
  if (exponent > width && magnitude > 0n) return negative ? least : most;
  const whole = exponent < 0 ? magnitude >> BigInt(-exponent) : magnitude << BigInt(exponent);
  const value = negative ? -whole : whole;
  return value < least ? least : value > most ? most : value;
}

function unpack(value: bigint, format: Format): Unpacked {
  const { width, fraction } = format;
  const negative = value >> BigInt(width - 1) === 1n;
  const part = value & ((1n << BigInt(fraction)) - 1n);
  const biased = Number((value >> BigInt(fraction)) & BigInt(topExponent(format)));
  if (biased === topExponent(format)) return part === 0n ? { infinite: true, negative } : 'nan';
  const magnitude = biased === 0 ? part : part | (1n << BigInt(fraction));
  return { negative, magnitude, exponent: Math.max(biased, 1) - bias(format) - fraction };
}

/** Rounds to the nearest number of a format, ties to even. */
function pack({ negative, magnitude, exponent }: Finite, format: Format): bigint {
  const { width, fraction } = format;
  const sign = negative ? 1n << BigInt(width - 1) : 0n;
  if (magnitude === 0n) return sign;
  const lowest = 1 - bias(format) - fraction;
  const excess = bitLength(magnitude) - (fraction + 1);
  // For numbers too small for all digits the exponent stays at the minimum.
  const shift = Math.max(excess, lowest - exponent);
  const rounded = shift > 0 ? shiftRounded(magnitude, shift) : magnitude << BigInt(-shift);
  const index = exponent + shift - lowest;
  // Without the hidden bit a number is subnormal; rounding up may carry into the exponent.
  const packed = (BigInt(index) << BigInt(fraction)) + rounded;
  const top = BigInt(topExponent(format)) << BigInt(fraction);
  return sign | (packed >= top ? top : packed);
}

function shiftRounded(value: bigint, shift: number): bigint {
  const by = BigInt(shift);
  const kept = value >> by;
  const rest = value - (kept << by);
  const half = 1n << (by - 1n);
  return rest > half || (rest === half && kept & 1n) ? kept + 1n : kept;
}

function narrow(a: bigint, format: Format): bigint {
  const unpacked = unpack(a, F128);
  if (unpacked === 'nan') return nan(format);
  return 'infinite' in unpacked ? infinity(unpacked.negative, format) : pack(unpacked, format);
}

/**
 * A number far below another matters only by being non-zero, so it is moved up to the last relevant
 * bit.
 */
function within(part: Finite, highest: number): Finite {
  const gap = 3 * F128.fraction;
  if (highest - part.exponent <= gap) return part;
  return { ...part, magnitude: part.magnitude === 0n ? 0n : 1n, exponent: highest - gap };
}

function signed({ negative, magnitude, exponent }: Finite, at: number): bigint {
  const shifted = magnitude << BigInt(exponent - at);
  return negative ? -shifted : shifted;
}

/** Bits as an integer with the same sort order. */
function ordered(a: bigint): bigint {
  const magnitude = a & ((1n << 127n) - 1n);
  return a >> 127n === 1n ? -magnitude : magnitude;
}

function isZero(value: Exclude<Unpacked, 'nan'>): boolean {
  return 'magnitude' in value && value.magnitude === 0n;
}

function nan(format: Format): bigint {
  return infinity(false, format) | (1n << BigInt(format.fraction - 1));
}

function infinity(negative: boolean, format: Format): bigint {
  const sign = negative ? 1n << BigInt(format.width - 1) : 0n;
  return sign | (BigInt(topExponent(format)) << BigInt(format.fraction));
}

function topExponent({ width, fraction }: Format): number {
  return 2 ** (width - fraction - 1) - 1;
}

function bias(format: Format): number {
  return (topExponent(format) - 1) / 2;
}

function bitLength(value: bigint): number {
  const digits = value.toString(16);
  return 4 * digits.length - (Math.clz32(parseInt(digits.charAt(0), 16)) - 28);
}
