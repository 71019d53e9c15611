import { holdsPrivateKey } from '../../chain/core/private-key-text.ts';
import { hasShapeOf } from './draft.ts';

/** The most characters of one value: longer than any memo, and room for a list of receivers. */
export const LONGEST_IN_LINK = 4096;

/** Value names by query parameter. Of two for the same value, links are written with the last one. */
export type Parameters<Values> = Readonly<Record<string, keyof Values & string>>;

/** Query parameters of a link; null for those that it leaves out. */
export type LinkQuery = Readonly<Record<string, string | null>>;

/** The values that an address names. Text of another kind than the default is ignored. */
export function valuesOf<Values extends object>(
  url: URL | null,
  defaults: Values,
  parameters: Parameters<Values>,
): Partial<Values> {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([parameter, name]) => {
      const text = url?.searchParams.get(parameter) ?? null;
      const value = text === null ? undefined : fromText(text.trim(), defaults[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  ) as Partial<Values>;
}

/**
 * The parameters of a link to a form with these values. Defaults are left out, so that another
 * user starts with their own; so are private keys and texts that no form takes back.
 */
export function queryOf<Values extends object>(
  values: Values,
  defaults: Values,
  parameters: Parameters<Values>,
): LinkQuery {
  const last = new Map(Object.entries(parameters).map(([parameter, name]) => [name, parameter]));
  return Object.fromEntries(
    Object.entries(parameters).map(([parameter, name]) => [
      parameter,
      last.get(name) === parameter ? textOf(values[name], defaults[name]) : null,
    ]),
  );
}

/** Whether two values of a form are the same. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function textOf(value: unknown, defaults: unknown): string | null {
  if (value === undefined || isSameValue(value, defaults)) return null;
  const text = typeof value === 'string' ? value.trim() : JSON.stringify(value);
  return text.length > LONGEST_IN_LINK || holdsPrivateKey(text) ? null : text;
}

function fromText(text: string, defaults: unknown): unknown {
  if (typeof defaults === 'string') return text.slice(0, LONGEST_IN_LINK);
  if (text.length > LONGEST_IN_LINK) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return hasShapeOf(value, defaults) ? value : undefined;
  } catch {
    return undefined;
  }
}
