import { zeroAsset, type Asset } from '#src/chain/core/asset.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { tokenChoices, tokenKey, type TokenChoice } from '#src/chain/model/token/token-choice.ts';
import { tokensStore } from '#src/stores/account/account-tokens.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { tokenBalanceStore } from '#src/stores/account/token-balance.ts';

export interface Tokens {
  readonly tokens: readonly TokenChoice[];
  readonly token: TokenChoice;
  /** The token's current balance; null if unknown. */
  readonly balance: Asset | null;
  /** Key of the form's token: `?token=eosio.token:EOS`. */
  readonly linked: string | null;
  /** Whether the form's token was found. Until it is `here`, the form shows another one. */
  readonly linkedState: 'here' | 'loading' | 'absent';
  readonly choose: (key: string) => void;
}

interface TokenForm {
  readonly choices: { readonly token: string | null };
  readonly choose: (name: 'token', key: string) => void;
}

/** The tokens an account can send, and the form's one, or the core token. */
export function useTokens(actor: string, form: TokenForm): Tokens {
  const { accounts, coreSymbol } = chainConfig();
  const core: TokenChoice = { contract: accounts.token, symbol: coreSymbol, balance: null };
  const linked = form.choices.token;
  const { state: balances } = useLoad(tokensStore, actor || null);
  const tokens = tokenChoices(balances.kind === 'ready' ? balances.value.tokens : [], core);
  const found = tokens.find((choice) => tokenKey(choice) === (linked ?? tokenKey(core)));
  const named = found ?? core;
  const { state } = useLoad(tokenBalanceStore, actor ? `${actor}/${tokenKey(named)}` : null);
  // The contract's own decimals: an indexer may leave them out.
  const own = state.kind === 'ready' ? state.value?.symbol : undefined;
  const token = own ? { ...named, symbol: own, about: false } : named;
  return {
    tokens,
    token,
    balance: balanceOf(state, token),
    linked,
    choose: (key) => form.choose('token', key),
    linkedState: linkedStateOf(actor, found && token, balances.kind),
  };
}

/** Without a user no token is listed, and the core token is used for all. */
function linkedStateOf(
  actor: string,
  found: TokenChoice | undefined,
  list: LoadState<unknown>['kind'],
): Tokens['linkedState'] {
  if (actor === '') return 'here';
  if (found) return found.about ? 'loading' : 'here';
  return list === 'loading' ? 'loading' : 'absent';
}

function balanceOf(
  state: LoadState<Asset | undefined>,
  { symbol, balance }: TokenChoice,
): Asset | null {
  if (state.kind === 'ready') return state.value ?? null;
  return state.kind === 'empty' ? zeroAsset(symbol) : balance;
}
