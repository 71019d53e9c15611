import { isRecord } from '../../rpc/json.ts';

type ExactReviver = (
  key: string,
  value: unknown,
  context?: { readonly source?: string },
) => unknown;

const exactly: ExactReviver = (_key, value, context) =>
  Number.isInteger(value) && !Number.isSafeInteger(value) ? (context?.source ?? value) : value;

/** Parses JSON. Whole numbers above 2^53 become texts with all digits. Throws SyntaxError. */
export function parseExactJson(text: string): unknown {
  return JSON.parse(text, exactly as (key: string, value: unknown) => unknown);
}

/** The fields of a JSON object, or null if the text is not one. */
export function parseFields(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value = parseExactJson(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
