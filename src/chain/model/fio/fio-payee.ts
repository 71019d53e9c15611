import { parsePublicKey, formatPublicKey } from '../../core/key.ts';
import { isName } from '../../core/name.ts';
import { typedFioAddress } from './fio-names.ts';

/** A typed recipient: a key in FIO's form, a lower-case address, or an account. */
export interface TypedPayee {
  readonly kind: 'key' | 'address' | 'account';
  readonly text: string;
}

/** The recipient as found on the chain. */
export type FioPayee =
  | {
      readonly kind: 'payee';
      readonly publicKey: string;
      readonly account: string;
      /** The only node that said so; absent if it proves itself, or two operators agree. */
      readonly onlyBy?: string;
    }
  /** No such address or account. */
  | { readonly kind: 'nobody' }
  /** The address exists but has no FIO key. */
  | { readonly kind: 'no-key' }
  /** Nodes of two operators name different keys. */
  | { readonly kind: 'disputed' };

const ACCOUNT_LENGTH = 12;

/** Null if the text is none of the three. */
export function typedPayee(typed: string): TypedPayee | null {
  const text = typed.trim();
  if (text.includes('@')) {
    const address = typedFioAddress(text);
    return address === null ? null : { kind: 'address', text: address };
  }
  if (text.length === ACCOUNT_LENGTH && isName(text)) return { kind: 'account', text };
  const key = fioForm(text);
  return key === null ? null : { kind: 'key', text: key };
}

/** FIO derives accounts from K1 keys only. */
function fioForm(text: string): string | null {
  try {
    const key = parsePublicKey(text);
    return key.type === 'K1' ? formatPublicKey(key, 'FIO') : null;
  } catch {
    return null;
  }
}

/** A FIO address as a proxy; `nobody` if it does not exist. */
export interface FioProxy {
  readonly kind: 'proxy' | 'not-a-proxy' | 'nobody';
  readonly owner: string | null;
}
