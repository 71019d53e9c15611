import { isName } from '../../core/name.ts';
import { isNewAccountName } from '../../core/new-account-name.ts';

/** Characters of a text that a name is corrected from. A field may have cut a longer one. */
export const mostTypedCharacters = 120;

/** The part of an explorer's address that names an account. */
const IN_LINK = /^\S+\/(?:accounts?|profile|address|a)\/([a-z1-5.]{1,13})(?:[/?#]|$)/;
/** The same in a query. */
const IN_QUERY = /^\S+[?&](?:account|name|user)=([a-z1-5.]{1,13})(?:[&#]|$)/;
/** `alice@active`, `alice (owner)`. */
const PERMISSION = /\s*[@(](?:active|owner)\)?$/;
/** `To: alice`. */
const LABEL = /^(?!memo)\p{L}[\p{L} ]{0,19}[:=]\s+/u;
const MARKS_BEFORE = /^["'`<([@*~“”„«‘’「]+/;
const MARKS_AFTER = /["'`>)\],;:*~“”»‘’」?]+$/;

/**
 * The valid name that a text differs from only by capitals, spaces, characters that are not seen,
 * marks around it, a label or an @ before it, its permission or what is around it in a link; null otherwise.
 */
export function correctedName(text: string): string | null {
  if (text.length >= mostTypedCharacters) return null;
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  const linked = (IN_LINK.exec(plain) ?? IN_QUERY.exec(plain))?.[1];
  const bare = (linked ?? plain.replace(LABEL, '').replace(PERMISSION, ''))
    .replace(MARKS_BEFORE, '')
    .replace(MARKS_AFTER, '');
  const name = bare.replace(PERMISSION, '').replace(/[.\u3002]+$/, '');
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
