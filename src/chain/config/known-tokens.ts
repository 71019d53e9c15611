import type { ChainConfig, ChainKey } from './types.ts';

/**
 * Publicly known token contracts by symbol, besides the chain's own token, as of 2026-11-21. To add
 * one, add a line to its chain.
 */
const known: Readonly<Partial<Record<ChainKey, Readonly<Record<string, string>>>>> = {
  eos: {
    USDT: 'tethertether',
    IQ: 'everipediaiq',
    DAPP: 'dappservices',
    BOX: 'token.defi',
    PBTC: 'btc.ptokens',
  },
  wax: { TLM: 'alien.worlds' },
  proton: {
    XMD: 'xmd.token',
    METAL: 'xtokens',
    XBTC: 'xtokens',
    XETH: 'xtokens',
    XUSDC: 'xtokens',
    LOAN: 'loan.token',
  },
};

/** The contract of each known symbol of a chain. */
export function knownTokens({
  key,
  coreSymbol,
  accounts,
}: Pick<ChainConfig, 'key' | 'coreSymbol' | 'accounts'>): Map<string, string> {
  return new Map([...Object.entries(known[key] ?? {}), [coreSymbol.code, accounts.token]]);
}
