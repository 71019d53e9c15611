import { isName } from '../../core/name.ts';
import { nameFromBigint } from '../../core/name-bigint.ts';

/** What a chain knows of an address of its EVM. */
export type AddressReport =
  /** A table of the contract names the account. */
  | { readonly kind: 'linked'; readonly account: string }
  /** The address is made of the account's name. */
  | { readonly kind: 'reserved'; readonly account: string }
  /** The contract has the address, and no account controls it. */
  | { readonly kind: 'unlinked' }
  | { readonly kind: 'unknown' };

/** Before the eight bytes of a name, in an address that EOS EVM reserves for its account. */
const RESERVED = 'b'.repeat(24);

/** An address in the form that the chain's tables have: forty hex digits, small. Null for others. */
export function ethereumAddress(text: string): string | null {
  const [, digits] = /^0x([0-9a-f]{40})$/i.exec(text.trim()) ?? [];
  return digits?.toLowerCase() ?? null;
}

/**
 * The account whose name is in an address of EOS EVM. Null for other addresses. Source: the reserved
 * addresses of eos-evm-contract, twelve bytes of `bb` and the name's value.
 * @param address forty hex digits
 */
export function reservedName(address: string): string | null {
  if (!address.startsWith(RESERVED)) return null;
  const name = nameFromBigint(BigInt(`0x${address.slice(RESERVED.length)}`));
  return isName(name) ? name : null;
}
