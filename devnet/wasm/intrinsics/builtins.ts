import { ensure } from '../../engine/errors.ts';
import type { Intrinsics, Machine } from '../call.ts';
import * as float from '../float128.ts';

/** Cost of 128-bit arithmetic, in units of a simple instruction. */
const COST = 800;
const FLOAT_COST = 2_000;

const joinedSigned = (low: bigint, high: bigint): bigint =>
  (BigInt.asIntN(64, high) << 64n) | BigInt.asUintN(64, low);
const joined = (low: bigint, high: bigint): bigint =>
  (BigInt.asUintN(64, high) << 64n) | BigInt.asUintN(64, low);

/**
 * 128-bit integers like in the compiler's library: passed in halves, with the result by pointer.
 */
export function integerIntrinsics(machine: Machine): Intrinsics {
  const binary =
    (join: typeof joined, operate: (a: bigint, b: bigint) => bigint) =>
    (to: number, aLow: bigint, aHigh: bigint, bLow: bigint, bHigh: bigint): void => {
      machine.call.charge(COST);
      const result = operate(join(aLow, aHigh), join(bLow, bHigh));
      machine.call.memory.setInteger(to, 16, result);
    };
  const shift =
    (join: typeof joined, operate: (value: bigint, by: bigint) => bigint) =>
    (to: number, low: bigint, high: bigint, by: number): void => {
      machine.call.charge(COST);
      // Larger shifts count as a shift by all bits.
      const places = BigInt(Math.min(by >>> 0, 128));
      machine.call.memory.setInteger(to, 16, operate(join(low, high), places));
    };
  const divisor = (operate: (a: bigint, b: bigint) => bigint) => (a: bigint, b: bigint) => {
    ensure(b !== 0n, 'arithmetic_exception', 'divide by zero');
    return operate(a, b);
  };
  const divide = divisor((a, b) => a / b);
  const modulo = divisor((a, b) => a % b);

  return {
    __ashlti3: shift(joined, (value, by) => value << by),
    __lshlti3: shift(joined, (value, by) => value << by),
    __ashrti3: shift(joinedSigned, (value, by) => value >> by),
    __lshrti3: shift(joined, (value, by) => value >> by),
    __multi3: binary(joinedSigned, (a, b) => a * b),
    __divti3: binary(joinedSigned, divide),
    __udivti3: binary(joined, divide),
    __modti3: binary(joinedSigned, modulo),
    __umodti3: binary(joined, modulo),
  };
}

/** 128-bit floats, passed in halves, and their conversions. */
export function floatIntrinsics(machine: Machine): Intrinsics {
  const put = (to: number, bits: bigint): void => {
    machine.call.charge(FLOAT_COST);
    machine.call.memory.setInteger(to, 16, bits);
  };
  const binary =
    (operate: (a: bigint, b: bigint) => bigint) =>
    (to: number, aLow: bigint, aHigh: bigint, bLow: bigint, bHigh: bigint): void =>
      put(to, operate(joined(aLow, aHigh), joined(bLow, bHigh)));
  /** `unordered` says whether an operand is not a number. */
  const compare =
    (unordered: number) => (aLow: bigint, aHigh: bigint, bLow: bigint, bHigh: bigint) => {
      machine.call.charge(FLOAT_COST);
      return float.compare128(joined(aLow, aHigh), joined(bLow, bHigh)) ?? unordered;
    };
  const whole = (width: number, isSigned: boolean) => (low: bigint, high: bigint) => {
    machine.call.charge(FLOAT_COST);
    return float.toInteger(joined(low, high), width, isSigned);
  };
  const wholeTo = (isSigned: boolean) => (to: number, low: bigint, high: bigint) =>
    put(to, float.toInteger(joined(low, high), 128, isSigned));
  const wholeOf = (isSigned: boolean) => (to: number, value: number) =>
    put(to, float.toInteger(float.widen(value), 128, isSigned));

  return {
    __addtf3: binary(float.add128),
    __subtf3: binary((a, b) => float.add128(a, float.negate128(b))),
    __multf3: binary(float.multiply128),
    __divtf3: binary(float.divide128),
    __negtf2: (to: number, low: bigint, high: bigint) =>
      put(to, float.negate128(joined(low, high))),
    __cmptf2: compare(1),
    __eqtf2: compare(1),
    __netf2: compare(1),
    __letf2: compare(1),
    __lttf2: compare(0),
    __gttf2: compare(0),
    __getf2: compare(-1),
    __unordtf2: (aLow: bigint, aHigh: bigint, bLow: bigint, bHigh: bigint) =>
      float.isNan128(joined(aLow, aHigh)) || float.isNan128(joined(bLow, bHigh)),
    __extendsftf2: (to: number, value: number) => put(to, float.widen(value)),
    __extenddftf2: (to: number, value: number) => put(to, float.widen(value)),
    __trunctfdf2: (low: bigint, high: bigint) => float.toDouble(joined(low, high)),
    __trunctfsf2: (low: bigint, high: bigint) => float.toSingle(joined(low, high)),
    __fixtfsi: (low: bigint, high: bigint) => Number(whole(32, true)(low, high)),
    __fixunstfsi: (low: bigint, high: bigint) => Number(whole(32, false)(low, high)),
    __fixtfdi: whole(64, true),
    __fixunstfdi: whole(64, false),
    __fixtfti: wholeTo(true),
    __fixunstfti: wholeTo(false),
    __fixsfti: wholeOf(true),
    __fixdfti: wholeOf(true),
    __fixunssfti: wholeOf(false),
    __fixunsdfti: wholeOf(false),
    __floatsidf: (value: number) => value,
    __floatsitf: (to: number, value: number) => put(to, float.fromInteger(BigInt(value))),
    __floatunsitf: (to: number, value: number) => put(to, float.fromInteger(BigInt(value >>> 0))),
    __floatditf: (to: number, value: bigint) => put(to, float.fromInteger(value)),
    __floatunditf: (to: number, value: bigint) =>
      put(to, float.fromInteger(BigInt.asUintN(64, value))),
    __floattidf: (low: bigint, high: bigint) => Number(joinedSigned(low, high)),
    __floatuntidf: (low: bigint, high: bigint) => Number(joined(low, high)),
  };
}
