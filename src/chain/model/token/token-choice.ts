import type { Asset } from '../../core/asset.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import type { TokenBalance } from '../account/account.ts';

/** A token in the picker of a transfer form. */
export interface TokenChoice {
  readonly contract: string;
  readonly symbol: TokenSymbol;
  /** Null if unknown. */
  readonly balance: Asset | null;
  /** Named by an indexer: the decimals are not known for sure. */
  readonly about?: boolean;
}

/** A token in addresses: `eosio.token:EOS`. */
export function tokenKey({ contract, symbol }: Pick<TokenChoice, 'contract' | 'symbol'>): string {
  return `${contract}:${symbol.code}`;
}

/** The tokens an account holds. The core token is always first. */
export function tokenChoices(
  balances: readonly TokenBalance[],
  core: Pick<TokenChoice, 'contract' | 'symbol'>,
): TokenChoice[] {
  const choices = balances.map(({ contract, amount, about = false }): TokenChoice => ({
    contract,
    symbol: amount.symbol,
    balance: about ? null : amount,
    ...(about && { about }),
  }));
  const isCore = (choice: TokenChoice) => tokenKey(choice) === tokenKey(core);
  const listed = choices.find(isCore);
  // The chain's own decimals are known.
  const first = listed && !listed.about ? listed : { ...core, balance: null };
  return [first, ...choices.filter((choice) => !isCore(choice))];
}
