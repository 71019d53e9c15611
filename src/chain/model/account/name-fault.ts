import { isName, isNewAccountName } from '../../core/name.ts';

/** The name that a text differs from by capitals, spaces or dots at its end alone; null for others. */
export function nameMeant(text: string): string | null {
  const name = text.trim().toLowerCase().replace(/\.+$/, '');
  return name !== text && isName(name) ? name : null;
}

/** What a text has of an account name: other characters left out, twelve at most. */
export function nameWithin(text: string): string {
  const allowed = text.toLowerCase().replaceAll(/[^.1-5a-z]/g, '');
  return allowed.slice(0, 12).replaceAll(/^\.+|\.+$/g, '');
}

/** How an account of a name that nobody has could come to be. */
export type NameOffer =
  | { readonly kind: 'create' }
  /** Shorter names are auctioned by the system contract. */
  | { readonly kind: 'bid' }
  /** Only the account of the part after the last dot creates such names. */
  | { readonly kind: 'suffix'; readonly owner: string };

/** Null where nobody can create it. Rules of the system contract's `newaccount`. */
export function nameOffer(name: string): NameOffer | null {
  if (!isName(name)) return null;
  if (isNewAccountName(name)) return { kind: 'create' };
  const dot = name.lastIndexOf('.');
  if (dot >= 0) return { kind: 'suffix', owner: name.slice(dot + 1) };
  return name.length < 12 ? { kind: 'bid' } : null;
}
