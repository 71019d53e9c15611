import type { ChainConfig } from './types.ts';

interface OwnToken {
  readonly contract: string;
  readonly code: string;
}

/** The core token of a chain, then the one that it replaced. */
export function ownTokensOf({
  accounts,
  coreSymbol,
  legacySymbol,
}: Pick<ChainConfig, 'accounts' | 'coreSymbol' | 'legacySymbol'>): readonly OwnToken[] {
  const { token, legacyToken: contract } = accounts;
  const legacy = legacySymbol && contract ? [{ contract, code: legacySymbol.code }] : [];
  return [{ contract: token, code: coreSymbol.code }, ...legacy];
}
