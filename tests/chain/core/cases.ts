import { fc } from '#tests/fc.ts';

/** Runs of each property: the same ones each time. Fewer under mutation testing. */
export const CASES = { numRuns: Number(process.env['FUZZ_CASES'] ?? 2_000) };

/** Runs of comparisons with another library: they are slow, and no input is hostile. */
export const AGREEMENTS = { numRuns: Math.min(CASES.numRuns, 1_000) };

export const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
/** Units of an amount, as far as the chain allows. */
export const amount = fc.bigInt({ min: 1n - 2n ** 62n, max: 2n ** 62n - 1n });
export const uint64 = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });

export const symbolCode = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  minLength: 1,
  maxLength: 7,
});
export const precision = fc.integer({ min: 0, max: 18 });
export const tokenSymbol = fc.record({ code: symbolCode, precision });
