/** Whether a text may have a whole number beyond 2^53: that has 16 digits or more, or an exponent. */
const MAY_BE_LARGE = /(^|[:[,\s])-?(\d{16}|\d+(\.\d+)?e\+?\d)/i;
/** Texts, which are skipped, and numbers of 4 characters or more. */
const TEXTS_AND_NUMBERS = /"[^"\\]*(?:\\[^][^"\\]*)*"|[-+\d.eE]{4,}/g;
/** Also as `….0` or `…e0`. */
const LARGE = /^(-?[1-9]\d{15,})(?:\.0+)?(?:e\+?(\d\d?))?$/i;
/** Java writes `1234567890123456789` as a double so: `1.234567890123456789E18`. */
const SCIENTIFIC = /^(-?[1-9]\d{0,19})(?:\.(\d{1,40}?)0{0,40})?e\+?(\d\d?)$/i;
/** Digits of 64 bits. Larger ones in this form are floating-point numbers. */
const MOST_DIGITS = 20;

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
      if (part.startsWith('"') || Number.isSafeInteger(Number(part))) return part;
      const [, digits, zeros] = LARGE.exec(part) ?? [];
      const whole = digits === undefined ? wholeOf(part) : digits + '0'.repeat(Number(zeros ?? 0));
      return whole === null ? part : `"${whole}"`;
    }),
  );
}

function wholeOf(number: string): string | null {
  const [, whole, decimals = '', exponent] = SCIENTIFIC.exec(number) ?? [];
  const zeros = Number(exponent) - decimals.length;
  const digits = whole === undefined || zeros < 0 ? '' : whole + decimals + '0'.repeat(zeros);
  return digits === '' || digits.replace('-', '').length > MOST_DIGITS ? null : digits;
}
