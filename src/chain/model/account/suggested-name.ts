import { isName, isNewAccountName } from '../../core/name.ts';

/**
 * The valid name that a text differs from only by capitals, spaces or trailing dots; null
 * otherwise.
 */
export function correctedName(text: string): string | null {
  const name = text.trim().toLowerCase().replace(/\.+$/, '');
  return name !== text && isName(name) ? name : null;
}

/** The valid characters of a text, at most twelve. */
export function nameFromText(text: string): string {
  const allowed = text.toLowerCase().replaceAll(/[^.1-5a-z]/g, '');
  return allowed.slice(0, 12).replaceAll(/^\.+|\.+$/g, '');
}

/** How an account with a free name can be created. */
export type NameAvailability =
  | { readonly kind: 'create' }
  /** The system contract auctions shorter names. */
  | { readonly kind: 'bid' }
  /** Only the account of the suffix after the last dot can create such names. */
  | { readonly kind: 'suffix'; readonly owner: string };

/** Null if nobody can create it. Rules of the system contract's `newaccount`. */
export function nameAvailability(name: string): NameAvailability | null {
  if (!isName(name)) return null;
  if (isNewAccountName(name)) return { kind: 'create' };
  const dot = name.lastIndexOf('.');
  if (dot >= 0) return { kind: 'suffix', owner: name.slice(dot + 1) };
  return name.length < 12 ? { kind: 'bid' } : null;
}
