import type { Action } from '../chain/actions/action.ts';
import { accountExists } from '../chain/client/account/account-exists.ts';
import { actionsOnChain } from '../chain/client/signing/chain-actions.ts';
import { tokenBalance } from '../chain/client/account/token-balance.ts';
import type { Asset } from '../chain/core/asset.ts';
import type { Existence } from '../chain/model/account/existence.ts';
import { asTrace } from '../chain/model/action/as-trace.ts';
import type { ActionView } from '../chain/model/action/action.ts';
import { balanceKey } from '../chain/model/signing/balance-after.ts';
import type { PreviewCheck } from '../chain/model/signing/preview-checks.ts';
import { balanceChanges, type HolderChanges } from '../chain/model/transaction/balance-changes.ts';
import { movingChain } from '../chain/model/transaction/token-moves.ts';
import type { ChainClient } from './chain.ts';

/** What actions would do, computed from the actions, with balances and recipients from a node. */
export interface ActionReview {
  readonly actions: readonly ActionView[];
  /** The same actions for a wallet. */
  readonly toSign: readonly Action[];
  readonly balances: readonly HolderChanges[];
  /** Balances now by `alice/eosio.token:EOS`. Null if there never was one, absent if unknown. */
  readonly currentBalances: ReadonlyMap<string, Asset | null>;
  readonly checks: readonly PreviewCheck[];
}

/**
 * Reviews actions that nobody has packed or signed, as the chain takes them: see `actionsOnChain`. It does not find what contracts would do by
 * themselves: only a node's dry run of the packed transaction shows that.
 */
export async function reviewActions(
  client: ChainClient,
  requested: readonly Action[],
  options: { readonly signal?: AbortSignal } = {},
): Promise<ActionReview> {
  const toSign = await actionsOnChain(client, requested);
  const actions = toSign.map((action): ActionView => ({ ...action, hexData: null }));
  const balances = balanceChanges(actions.map(asTrace), movingChain(client.config));
  const [currentBalances, checks] = await Promise.all([
    heldNow(client, balances, options),
    recipients(client, requested, options),
  ]);
  options.signal?.throwIfAborted();
  return { actions, toSign, balances, currentBalances, checks };
}

async function heldNow(
  client: ChainClient,
  balances: readonly HolderChanges[],
  options: { readonly signal?: AbortSignal },
): Promise<ReadonlyMap<string, Asset | null>> {
  const changes = balances.flatMap(({ holder, changes }) =>
    changes.filter(({ staked }) => !staked).map((change) => ({ holder, change })),
  );
  const changed = await Promise.all(
    changes.map(async ({ holder, change }) => {
      const { contract, amount } = change;
      const token = { contract, code: amount.symbol.code };
      const balance = await tokenBalance(client, holder, token, options).then(
        (asset) => asset ?? null,
        () => undefined,
      );
      return balance === undefined ? [] : [[balanceKey(holder, change), balance] as const];
    }),
  );
  return new Map(changed.flat());
}

async function recipients(
  client: ChainClient,
  actions: readonly Action[],
  options: { readonly signal?: AbortSignal },
): Promise<readonly PreviewCheck[]> {
  const transfers = actions.filter(({ name }) => name === 'transfer');
  const names = [...new Set(transfers.map(({ data }) => String(data['to'])))];
  const lines = await Promise.all(
    names.map(async (name): Promise<PreviewCheck> => {
      const existence = await accountExists(client, name, options).then(
        (exists): Existence => (exists ? 'exists' : 'missing'),
        (): Existence => 'unknown',
      );
      return { kind: 'recipient', name, existence };
    }),
  );
  const { accounts, coreSymbol } = client.config;
  const inCore =
    transfers.length > 0 && transfers.every(({ account }) => account === accounts.token);
  return [
    ...lines,
    ...(inCore
      ? [{ kind: 'core-token', code: coreSymbol.code, contract: accounts.token } as const]
      : []),
    ...(transfers.some(({ data }) => data['memo']) ? [{ kind: 'memo-public' } as const] : []),
  ];
}
