/** Whether a text may have a whole number beyond 2^53: that has 16 digits or more, or an exponent. */
const MAY_BE_LARGE = /(^|[:[,\s])-?\d+(\d{15}|(\.\d+)?e\+?\d)/i;
/** Texts, which are skipped, and numbers of 4 characters or more. */
const TEXTS_AND_NUMBERS = /"[^"\\]*(?:\\[^][^"\\]*)*"|[-+\d.eE]{4,}/g;
/** Also as `….0` or `…e0`, and as Java writes a double: `1.234567890123456789E18`. */
const WHOLE = /^(-?[1-9]\d*)(?:\.(\d{0,40}?)0{0,40})?(?:e\+?(\d\d?))?$/i;

/** More than blocks, traces and tables nest. What is nested deeper could overflow the stack of code that walks it. */
const MOST_NESTED = 500;

/**
 * Parses JSON. Whole numbers beyond 2^53, of either sign, become texts with all digits: nodes write
 * negative ones, and indexers all, without quotes, some as `….0` or with an exponent. A byte order mark is skipped.
 * Throws SyntaxError, also for more than 500 lists and objects one in another.
 */
export function parseExactJson(text: string): unknown {
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (isNestedTooDeep(json)) throw new SyntaxError('Nested too deep');
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

function isNestedTooDeep(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length && depth <= MOST_NESTED; at++) {
    const letter = json.charCodeAt(at);
    if (letter === QUOTE) inText = !inText;
    else if (inText) at += letter === BACKSLASH ? 1 : 0;
    // Those in upper or lower case differ by one bit: `[` and `{`, `]` and `}`.
    else if ((letter | 0x20) === 0x7b) depth++;
    else if ((letter | 0x20) === 0x7d) depth--;
  }
  return depth > MOST_NESTED;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
