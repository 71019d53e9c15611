import { parsePublicKey, formatPublicKey } from '../../core/key.ts';
import { isName } from '../../core/name.ts';

/** What was typed for who is paid: a key in FIO's form, an address in small letters, an account. */
export interface TypedPayee {
  readonly kind: 'key' | 'address' | 'account';
  readonly text: string;
}

/** Who is paid, as the chain knows them. */
export type FioPayee =
  | { readonly kind: 'payee'; readonly publicKey: string; readonly account: string }
  /** Nobody has the address or the account. */
  | { readonly kind: 'nobody' }
  /** There is such an address, and it names no key of FIO. */
  | { readonly kind: 'no-key' };

const MIN_ADDRESS = 3;
const MAX_ADDRESS = 64;
const ADDRESS = /^[a-z0-9](-?[a-z0-9])*@[a-z0-9](-?[a-z0-9])*$/;
const ACCOUNT_LENGTH = 12;

/** Null where the text is none of the three. */
export function typedPayee(typed: string): TypedPayee | null {
  const text = typed.trim();
  if (text.includes('@')) {
    const address = text.toLowerCase();
    const fits = address.length >= MIN_ADDRESS && address.length <= MAX_ADDRESS;
    return fits && ADDRESS.test(address) ? { kind: 'address', text: address } : null;
  }
  if (text.length === ACCOUNT_LENGTH && isName(text)) return { kind: 'account', text };
  const key = fioForm(text);
  return key === null ? null : { kind: 'key', text: key };
}

/** FIO's accounts are made from keys of this one kind. */
function fioForm(text: string): string | null {
  try {
    const key = parsePublicKey(text);
    return key.type === 'K1' ? formatPublicKey(key, 'FIO') : null;
  } catch {
    return null;
  }
}

/** What an address of FIO is to voters; `nobody` where nobody has it. */
export interface FioProxy {
  readonly kind: 'proxy' | 'not-a-proxy' | 'nobody';
  readonly owner: string | null;
}
