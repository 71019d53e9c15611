import type { ChainConfig } from '#src/chain/config/types.ts';
import { formatAsset } from '#src/chain/core/asset.ts';
import { isName } from '#src/chain/core/name.ts';
import { formatTime } from '#src/chain/core/format-time.ts';
import type { AccountView } from '#src/chain/model/account/account.ts';
import type { BlockView } from '#src/chain/model/block/block.ts';
import { displayKey } from '#src/chain/model/permission/key.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import type { ProducerView } from '#src/chain/model/vote/producer-view.ts';
import { accountActionsStore } from '#src/stores/account/account-actions.ts';
import { accountStore } from '#src/stores/account/account.ts';
import type { ActionList } from '#src/stores/history/action-list.ts';
import { latestBlocksStore } from '#src/stores/history/latest.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useFromUrl } from '#src/stores/url.ts';
import { producersStore } from '#src/stores/vote/producers.ts';
import { useRequestedAccount } from '../account-look-up.tsx';
import type { Shown } from './snippets.ts';

interface Loaded<T> {
  readonly state: LoadState<T>;
  readonly retry: (() => void) | undefined;
}

interface ShownTransaction {
  readonly id: string;
  readonly block: number;
}

/** What the parts show: the chain's newest data, and those of one account. */
export interface ShownData {
  readonly account: Loaded<AccountView>;
  readonly actions: Loaded<ActionList>;
  readonly blocks: Loaded<readonly BlockView[]>;
  readonly producers: Loaded<readonly ProducerView[]>;
  /** Null until it is found; undefined if there is none. */
  readonly transaction: ShownTransaction | null | undefined;
  /** Of the account; null if only other accounts satisfy its permissions, and while it loads. */
  readonly key: string | null;
  /** For the code: each value has an example until it is loaded. */
  readonly values: Shown;
}

const inBrowser = (url: URL | null) => url !== null;

/** Loads what the page shows. The account is the one in the address, or the first producer. */
export function useSampleData(chain: ChainConfig): ShownData {
  const inClient = useFromUrl(inBrowser);
  const producers = useLoad(producersStore, inClient && chain.votingEnabled ? 'all' : null);
  const name = useShownName(chain, producers.state);
  const account = useLoad(accountStore, inClient ? name : null);
  const actions = useLoad(accountActionsStore, inClient ? name : null);
  const blocks = useLoad(latestBlocksStore, inClient ? 'now' : null);
  const transaction = newestTransaction(blocks.state, actions.state);
  const view = account.state.kind === 'ready' ? account.state.value : null;
  const key = view && firstKey(view, chain.keyPrefix);
  const [newest] = blocks.state.kind === 'ready' ? blocks.state.value : [];
  return {
    account: loaded(account),
    actions: loaded(actions),
    blocks: loaded(blocks),
    producers: loaded(producers),
    transaction,
    key,
    values: {
      account: name ?? chain.accounts.system,
      transaction: transaction?.id ?? '0'.repeat(64),
      block: transaction?.block ?? 1,
      amount: formatAsset(view?.total ?? { units: 1n, symbol: chain.coreSymbol }),
      key: key ?? `${chain.keyPrefix}6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV`,
      time: formatTime(newest?.time ?? Date.UTC(2026, 0)),
    },
  };
}

function loaded<T>({
  state,
  store,
}: {
  state: LoadState<T>;
  store: { retry: () => void } | null;
}): Loaded<T> {
  return { state, retry: store?.retry };
}

/** Null while it is not known. */
function useShownName(
  { votingEnabled, accounts }: ChainConfig,
  producers: LoadState<readonly ProducerView[]>,
): string | null {
  const requested = useRequestedAccount();
  if (isName(requested)) return requested;
  if (votingEnabled && producers.kind === 'loading') return null;
  return (producers.kind === 'ready' && producers.value[0]?.owner) || accounts.system;
}

/** The newest in the latest blocks, which a quiet chain may not have, else the account's latest. */
function newestTransaction(
  blocks: LoadState<readonly BlockView[]>,
  actions: LoadState<ActionList>,
): ShownTransaction | null | undefined {
  if (blocks.kind === 'loading') return null;
  const all = blocks.kind === 'ready' ? blocks.value : [];
  for (const { number, transactions } of all)
    // A block has no actions of a deferred transaction.
    for (const { id, actions } of transactions)
      if (actions.length > 0) return { id, block: number };
  if (actions.kind === 'loading') return null;
  const [row] = actions.kind === 'ready' ? actions.value.rows : [];
  return row && { id: row.transactionId, block: row.blockNum };
}

function firstKey({ permissions }: AccountView, prefix: string): string | null {
  const keys = permissions.flatMap(({ required_auth: { keys } }) => keys);
  const [first] = keys;
  return first ? displayKey(first.key, prefix) : null;
}
