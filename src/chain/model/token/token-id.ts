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

/** Which of the chain's own tokens a token only has the symbol of. */
export function impersonatedToken(token: TokenId, own: readonly TokenId[]): TokenId | undefined {
  return own.find(({ code, contract }) => token.code === code && token.contract !== contract);
}
