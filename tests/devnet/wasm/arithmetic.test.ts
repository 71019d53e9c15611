import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { createWorkbench } from './machine.ts';

const bench = createWorkbench();
const words = (value: bigint): [bigint, bigint] => [
  BigInt.asIntN(64, value),
  BigInt.asIntN(64, value >> 64n),
];
const result = (): bigint =>
  (bench.numbers.getBigUint64(8, true) << 64n) | bench.numbers.getBigUint64(0, true);
const wide = fc.oneof(fc.bigInt(-(2n ** 127n), 2n ** 127n - 1n), fc.bigInt(-9n, 9n));
const unsigned = (value: bigint): bigint => BigInt.asUintN(128, value);

/** The 128-bit float of a double. */
function widened(value: number): [bigint, bigint] {
  bench.run('__extenddftf2', 0, value);
  return words(result());
}

describe('integers of 128 bits', () => {
  it.each([
    ['__multi3', (a: bigint, b: bigint) => a * b],
    ['__divti3', (a: bigint, b: bigint) => a / b],
    ['__modti3', (a: bigint, b: bigint) => a % b],
    ['__udivti3', (a: bigint, b: bigint) => unsigned(a) / unsigned(b)],
    ['__umodti3', (a: bigint, b: bigint) => unsigned(a) % unsigned(b)],
  ])('%s', (name, expected) => {
    fc.assert(
      fc.property(wide, wide, (a, b) => {
        fc.pre(b !== 0n);
        bench.run(name, 0, ...words(a), ...words(b));
        expect(result()).toBe(unsigned(expected(a, b)));
      }),
    );
  });

  it.each([
    ['__ashlti3', (a: bigint, by: bigint) => a << by],
    ['__ashrti3', (a: bigint, by: bigint) => a >> by],
    ['__lshlti3', (a: bigint, by: bigint) => a << by],
    ['__lshrti3', (a: bigint, by: bigint) => unsigned(a) >> by],
  ])('%s', (name, expected) => {
    fc.assert(
      fc.property(wide, fc.nat(127), (a, by) => {
        bench.run(name, 0, ...words(a), by);
        expect(result()).toBe(unsigned(expected(a, BigInt(by))));
      }),
    );
  });

  it.each(['__divti3', '__udivti3', '__modti3', '__umodti3'])('%s by zero is refused', (name) => {
    expect(() => bench.run(name, 0, 1n, 0n, 0n, 0n)).toThrow('divide by zero');
  });
});

const doubles = fc.double({ noNaN: true });
/** So far from the limits of doubles that no result leaves them. */
const tame = fc.double({ noNaN: true, min: -1e140, max: 1e140 });

describe('floats of 128 bits', () => {
  it('hold every double exactly', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(bench.run('__trunctfdf2', ...widened(value))).toBe(value);
      }),
    );
  });

  it('hold every single exactly, and round doubles to singles once', () => {
    fc.assert(
      fc.property(fc.float(), fc.double(), (single, double) => {
        bench.run('__extendsftf2', 0, single);
        expect(bench.run('__trunctfsf2', ...words(result()))).toBe(single);
        expect(bench.run('__trunctfsf2', ...widened(double))).toBe(Math.fround(double));
      }),
    );
  });

  /** With more than twice the digits, rounding twice gives what doubles give. */
  it.each([
    ['__addtf3', (a: number, b: number) => a + b],
    ['__subtf3', (a: number, b: number) => a - b],
    ['__multf3', (a: number, b: number) => a * b],
    ['__divtf3', (a: number, b: number) => a / b],
  ])('%s rounds as doubles do', (name, expected) => {
    fc.assert(
      fc.property(tame, tame, (a, b) => {
        const quotient = expected(a, b);
        // Below the normal range a second rounding can differ.
        fc.pre(quotient === 0 || Math.abs(quotient) > 2 ** -1000);
        bench.run(name, 0, ...widened(a), ...widened(b));
        const got = bench.run('__trunctfdf2', ...words(result())) as number;
        expect(Object.is(got, quotient) || (Number.isNaN(got) && Number.isNaN(quotient))).toBe(
          true,
        );
      }),
    );
  });

  it('keep infinities, and give no number where there is none', () => {
    const [inf, zero, one] = [widened(Infinity), widened(0), widened(1)];
    const of = (name: string, a: [bigint, bigint], b: [bigint, bigint]): unknown => {
      bench.run(name, 0, ...a, ...b);
      return bench.run('__trunctfdf2', ...words(result()));
    };
    expect(of('__addtf3', inf, one)).toBe(Infinity);
    expect(of('__addtf3', one, inf)).toBe(Infinity);
    expect(of('__subtf3', inf, inf)).toBeNaN();
    expect(of('__multf3', inf, zero)).toBeNaN();
    expect(of('__multf3', inf, one)).toBe(Infinity);
    expect(of('__divtf3', one, zero)).toBe(Infinity);
    expect(of('__divtf3', zero, zero)).toBeNaN();
    expect(of('__divtf3', one, inf)).toBe(0);
    expect(of('__divtf3', inf, one)).toBe(Infinity);
    for (const name of ['__addtf3', '__multf3', '__divtf3'])
      expect(of(name, widened(NaN), one)).toBeNaN();
  });

  it('add digits that doubles lose', () => {
    bench.run('__addtf3', 0, ...widened(2 ** 100), ...widened(1));
    bench.run('__subtf3', 0, ...words(result()), ...widened(2 ** 100));
    expect(bench.run('__trunctfdf2', ...words(result()))).toBe(1);
  });

  it('round to the nearest, ties to even, at their own last digit', () => {
    const ulp = widened(2 ** -112);
    const half = widened(2 ** -113);
    bench.run('__addtf3', 0, ...widened(1), ...half);
    expect(result()).toBe(unsigned((widened(1)[1] << 64n) | BigInt.asUintN(64, widened(1)[0])));
    bench.run('__addtf3', 0, ...widened(1), ...ulp);
    const odd = words(result());
    bench.run('__addtf3', 0, ...odd, ...half);
    bench.run('__subtf3', 0, ...words(result()), ...widened(1));
    expect(bench.run('__trunctfdf2', ...words(result()))).toBe(2 ** -111);
  });

  it('compare as numbers do, and detect NaN', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (a, b) => {
        const both = [...widened(a), ...widened(b)];
        const none = Number.isNaN(a) || Number.isNaN(b);
        const sign = (name: string): number => Math.sign(Number(bench.run(name, ...both)));
        expect(sign('__eqtf2') === 0).toBe(a === b);
        expect(sign('__netf2') !== 0).toBe(a !== b);
        expect(sign('__lttf2') < 0).toBe(a < b);
        expect(sign('__letf2') <= 0).toBe(a <= b);
        expect(sign('__gttf2') > 0).toBe(a > b);
        expect(sign('__getf2') >= 0).toBe(a >= b);
        expect(Boolean(bench.run('__unordtf2', ...both))).toBe(none);
        if (!none) expect(sign('__cmptf2')).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });

  it('turn to integers towards zero and within their bounds', () => {
    const bounded = (value: number, low: bigint, high: bigint): bigint => {
      if (value >= Number(high)) return high;
      if (value <= Number(low)) return low;
      return BigInt(Math.trunc(value));
    };
    fc.assert(
      fc.property(doubles, (value) => {
        const at = widened(value);
        expect(bench.run('__fixtfsi', ...at)).toBe(
          Number(bounded(value, -(2n ** 31n), 2n ** 31n - 1n)),
        );
        expect(bench.run('__fixunstfsi', ...at)).toBe(Number(bounded(value, 0n, 2n ** 32n - 1n)));
        expect(bench.run('__fixtfdi', ...at)).toBe(bounded(value, -(2n ** 63n), 2n ** 63n - 1n));
        expect(bench.run('__fixunstfdi', ...at)).toBe(bounded(value, 0n, 2n ** 64n - 1n));
        for (const name of ['__fixtfti', '__fixdfti']) {
          bench.run(name, 0, ...(name === '__fixdfti' ? [value] : at));
          expect(result()).toBe(unsigned(bounded(value, -(2n ** 127n), 2n ** 127n - 1n)));
        }
        for (const name of ['__fixunstfti', '__fixunsdfti']) {
          bench.run(name, 0, ...(name === '__fixunsdfti' ? [value] : at));
          expect(result()).toBe(bounded(value, 0n, 2n ** 128n - 1n));
        }
      }),
    );
    expect(bench.run('__fixunstfdi', ...widened(NaN))).toBe(0n);
    bench.run('__fixsfti', 0, -2.75);
    expect(result()).toBe(unsigned(-2n));
    bench.run('__fixunssfti', 0, 2.75);
    expect(result()).toBe(2n);
  });

  it('come from integers, the largest of them rounded', () => {
    fc.assert(
      fc.property(fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n), (value) => {
        bench.run('__floatditf', 0, value);
        expect(bench.run('__fixtfdi', ...words(result()))).toBe(value);
        bench.run('__floatunditf', 0, value);
        expect(bench.run('__fixunstfdi', ...words(result()))).toBe(BigInt.asUintN(64, value));
      }),
    );
    bench.run('__floatsitf', 0, -7);
    expect(bench.run('__trunctfdf2', ...words(result()))).toBe(-7);
    bench.run('__floatunsitf', 0, -1);
    expect(bench.run('__trunctfdf2', ...words(result()))).toBe(2 ** 32 - 1);
    expect(bench.run('__floattidf', -1n, -1n)).toBe(-1);
    expect(bench.run('__floatuntidf', 0n, 1n)).toBe(2 ** 64);
    expect(bench.run('__floatsidf', -3)).toBe(-3);
    bench.run('__negtf2', 0, ...widened(1.5));
    expect(bench.run('__trunctfdf2', ...words(result()))).toBe(-1.5);
  });
});
