import type { Asset } from '../../core/asset.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import type { TokenBalance } from '../account/account.ts';

/** A token that may be sent. */
export interface TokenChoice {
  readonly contract: string;
  readonly symbol: TokenSymbol;
  /** Null where it is not known. */
  readonly balance: Asset | null;
}

/** How addresses of pages name a token: `eosio.token:EOS`. */
export function tokenKey({ contract, symbol }: Pick<TokenChoice, 'contract' | 'symbol'>): string {
  return `${contract}:${symbol.code}`;
}

/** The tokens an account holds; that of the chain first, whether it holds any or not. */
export function tokenChoices(
  held: readonly TokenBalance[],
  core: Pick<TokenChoice, 'contract' | 'symbol'>,
): TokenChoice[] {
  const choices = held.map(({ contract, amount }) => ({
    ...{ contract, symbol: amount.symbol, balance: amount },
  }));
  const isCore = (choice: TokenChoice) => tokenKey(choice) === tokenKey(core);
  const first = choices.find(isCore) ?? { ...core, balance: null };
  return [first, ...choices.filter((choice) => !isCore(choice))];
}
