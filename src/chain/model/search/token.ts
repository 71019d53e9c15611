import { knownTokens } from '../../config/known-accounts.ts';
import type { SearchProvider } from './target.ts';

/** `eosio.token:EOS`, or `EOS@eosio.token`. */
export const contractToken: SearchProvider = (text) => {
  const [, contract, code] = /^([a-z1-5.]{1,13}):([A-Z]{1,7})$/.exec(text) ?? [];
  if (contract !== undefined && code !== undefined) return { kind: 'token', contract, code };
  const [, first, second] = /^([A-Z]{1,7})[@:]([a-z1-5.]{1,13})$/.exec(text) ?? [];
  return first !== undefined && second !== undefined
    ? { kind: 'token', contract: second, code: first }
    : null;
};

/**
 * The core token and well-known tokens by symbol alone, in capitals. Other symbols are ambiguous,
 * and fake tokens exploit that.
 */
export const knownToken: SearchProvider = (text, { key, coreSymbol, accounts }) => {
  if (!key || !coreSymbol || !accounts || !/^[A-Z]{1,7}$/.test(text)) return null;
  const contract = knownTokens({ key, coreSymbol, accounts }).get(text);
  return contract === undefined ? null : { kind: 'token', contract, code: text };
};
