/** A token: contracts can issue the same symbol. */
export interface TokenId {
  readonly contract: string;
  readonly code: string;
}

/** `EOS-eos-eosio.token` on one explorer. */
const OTHER = /^([A-Z]{1,7})-[a-z-]+-([a-z1-5.]{1,13})$/;
/** `eosio.token:EOS` in this site's addresses, `eosio.token-EOS` on other explorers. */
const OWN = /^([a-z1-5.]{1,13})[:-]([A-Z]{1,7})$/;

/** A token as the addresses of explorers name it, or null. */
export function readTokenId(text: string): TokenId | null {
  const [, first, second] = OTHER.exec(text) ?? [];
  if (first !== undefined && second !== undefined) return { contract: second, code: first };
  const [, contract, code] = OWN.exec(text) ?? [];
  return contract !== undefined && code !== undefined ? { contract, code } : null;
}

/** `eosio.token:EOS` */
export function tokenIdText({ contract, code }: TokenId): string {
  return `${contract}:${code}`;
}

/** Whether a token only has the symbol of another, such as the core token. */
export function imitates(token: TokenId, original: TokenId): boolean {
  return token.code === original.code && token.contract !== original.contract;
}
