/** Whether a text may have a whole number beyond 2^53: that has 16 digits or more, or an exponent. */
const MAY_BE_LARGE = /(^|[:[,\s])-?\d+(\d{15}|(\.\d+)?e\+?\d)/i;
/** Texts, which are skipped, and numbers of 4 characters or more. */
const TEXTS_AND_NUMBERS = /"[^"\\]*(?:\\[^][^"\\]*)*"|[-+\d.eE]{4,}/g;
/** Also as `….0` or `…e0`, and as Java writes a double: `1.234567890123456789E18`. */
const WHOLE = /^(-?[1-9]\d*)(?:\.(\d{0,40}?)0{0,40})?(?:e\+?(\d\d?))?$/i;

/**
 * Parses JSON. Whole numbers beyond 2^53, of either sign, become texts with all digits: nodes write
 * negative ones, and indexers all, without quotes, some as `….0` or with an exponent. A byte order mark is skipped.
 * Throws SyntaxError.
 */
export function parseExactJson(text: string): unknown {
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (!MAY_BE_LARGE.test(json)) return JSON.parse(json);
  return JSON.parse(
    json.replaceAll(TEXTS_AND_NUMBERS, (part) => {
      const [, whole = '', decimals = '', exponent = 0] = WHOLE.exec(part) ?? [];
      const length = whole.length + Number(exponent);
      const digits = (whole + decimals).padEnd(length, '0');
      // With few digits of more than 64 bits it is a floating-point number.
      const isFloat = digits.length > length || (whole.length < 16 && length > 20);
      return isFloat || whole === '' || Number.isSafeInteger(Number(part)) ? part : `"${digits}"`;
    }),
  );
}
