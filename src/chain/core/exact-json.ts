/** Whether a text may have a whole number beyond 2^53: that has 16 digits or more. */
const MAY_BE_LARGE = /(^|[:[,\s])-?\d{16}/;
/** Texts, which are skipped, and whole numbers of 16 digits or more, also as `….0` or `…e0`. */
const TEXTS_AND_LARGE = /"[^"\\]*(?:\\[^][^"\\]*)*"|[-+\d.eE]{16,}/g;
const LARGE = /^(-?[1-9]\d{15,})(?:\.0+)?(?:e\+?(\d\d?))?$/i;

/**
 * Parses JSON. Whole numbers beyond 2^53, of either sign, become texts with all digits: nodes write
 * negative ones, and indexers all, without quotes, some as `….0` or with an exponent. A byte order mark is skipped.
 * Throws SyntaxError.
 */
export function parseExactJson(text: string): unknown {
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (!MAY_BE_LARGE.test(json)) return JSON.parse(json);
  return JSON.parse(
    json.replaceAll(TEXTS_AND_LARGE, (part) => {
      const [, digits, zeros] = LARGE.exec(part) ?? [];
      return digits === undefined || Number.isSafeInteger(Number(part))
        ? part
        : `"${digits}${'0'.repeat(Number(zeros ?? 0))}"`;
    }),
  );
}
