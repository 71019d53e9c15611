import type { ChainConfig, ChainKey } from './types.ts';

/**
 * Contracts that symbols are known from beside the chain's own token, as they are publicly known; put
 * together on 2026-11-21. To add one: one line, by the chain.
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

/** The contract of each symbol that is known on a chain. */
export function knownTokens({
  key,
  coreSymbol,
  accounts,
}: Pick<ChainConfig, 'key' | 'coreSymbol' | 'accounts'>): Map<string, string> {
  return new Map([...Object.entries(known[key] ?? {}), [coreSymbol.code, accounts.token]]);
}
