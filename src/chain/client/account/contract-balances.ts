import { type Asset, zeroAsset } from '../../core/asset.ts';
import type { TokenBalance } from '../../model/account/account.ts';
import { assetOf } from '../../model/shared/lenient.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { atMost } from '../../rpc/transport.ts';
import type { ChainAccess } from '../chain/access.ts';

/** More contracts are requested in the next turns: responses so far stay. */
const AT_ONCE = 12;
/** How long a list waits for the contracts before it is shown with what the indexer said. */
const PATIENCE_MS = 1_500;
/** A balance is requested again after this time, or when the indexer reports another one. */
const FRESH_MS = 20_000;

interface Known {
  /** What the indexer reported of the contract's tokens. */
  readonly reported: string;
  readonly balances: readonly Asset[];
  /** All of its rows could be read, so a token without one has no balance. */
  readonly complete: boolean;
  readonly at: number;
}

const known = new WeakMap<ChainAccess, Map<string, Known>>();

/**
 * The balances as the tokens' own contracts have them, by get_currency_balance, one request for each
 * contract: zero for a token that the account no longer has there. A contract that does not respond in
 * time leaves its tokens `about`.
 */
export async function heldByContracts(
  access: ChainAccess,
  account: string,
  listed: readonly TokenBalance[],
  options?: RequestOptions,
  now = Date.now,
): Promise<TokenBalance[]> {
  const cache = known.get(access) ?? new Map<string, Known>();
  known.set(access, cache);
  const contracts = [...Map.groupBy(listed, ({ contract }) => contract)].map(
    ([contract, tokens]) => {
      const reported = tokens.map(({ amount }) => `${amount.units} ${amount.symbol.code}`).join();
      return { contract, key: `${account}/${contract}`, reported };
    },
  );
  const due = contracts
    .filter(({ contract, key, reported }) => {
      const last = cache.get(key);
      // The page shows the core balance elsewhere too, from a node.
      const isCore = contract === access.config.accounts.token;
      return isCore || last?.reported !== reported || now() - last.at > FRESH_MS;
    })
    // The one that was requested longest ago comes first.
    .toSorted((a, b) => (cache.get(a.key)?.at ?? 0) - (cache.get(b.key)?.at ?? 0))
    .slice(0, AT_ONCE);
  const requests = due.map(async ({ contract, key, reported }) => {
    const rows = await access.node.getCurrencyBalance(contract, account, undefined, options);
    const balances = rows.flatMap((row) => assetOf(row) ?? []);
    cache.set(key, { reported, balances, complete: balances.length === rows.length, at: now() });
  });
  await atMost(Promise.allSettled(requests), PATIENCE_MS);
  options?.signal?.throwIfAborted();
  return listed.map((token) => {
    const { contract, amount } = token;
    const cached = cache.get(`${account}/${contract}`);
    const balance = cached?.balances.find(({ symbol }) => symbol.code === amount.symbol.code);
    if (balance) return { contract, amount: balance };
    return cached?.complete ? { contract, amount: zeroAsset(amount.symbol) } : token;
  });
}
