import { isName } from '../../core/name.ts';
import type { TokenFilter } from '../action/action-filters.ts';

const CODE = /^[A-Z]{1,7}$/;

/** `eosio.token:EOS`, as in links and fields. */
export function tokenFilterText(token: TokenFilter | null): string {
  return token ? `${token.contract}:${token.symbol}` : '';
}

/**
 * Parses `eosio.token:EOS`, `EOS@eosio.token`, or the symbol of a well-known token (the first one
 * if several contracts use it). Null otherwise.
 */
export function readTokenFilter(text: string, tokens: readonly TokenFilter[]): TokenFilter | null {
  const parts = text.trim().split(/[:@]/);
  const symbol = parts.map((part) => part.toUpperCase()).find((part) => CODE.test(part));
  if (parts.length === 1) return tokens.find((token) => token.symbol === symbol) ?? null;
  const [first = '', second = '', ...others] = parts;
  if (others.length > 0) return null;
  const [contract, code] = text.includes('@') ? [second, first] : [first, second];
  const token = { contract: contract.toLowerCase(), symbol: code.toUpperCase() };
  return isName(token.contract) && CODE.test(token.symbol) ? token : null;
}
