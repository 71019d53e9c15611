import { nameFromBigint, nameToBigint } from '../../core/name-bigint.ts';
import type { Asset } from '../../core/asset.ts';
import * as limits from '../../core/limits.ts';
import { textOf } from '../../rpc/json.ts';
import { amountsOf } from '../../model/token/ranked-account.ts';
import type { TokenId } from '../../model/token/token-id.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { getSnapshot } from '../../services/backend/statistics.ts';
import { readScopes } from '../../tables/scopes.ts';
import { tokenBalances } from '../../tables/tokens.ts';
import type { ChainAccess } from '../chain/access.ts';
import { backendOf } from '../chain/backend.ts';
import { topHolders } from './top-accounts.ts';

/**
 * Where a snapshot is read: account by account from a node, the largest holders of a Light API, or
 * a complete list that the backend has.
 */
export const snapshotSources = ['node', 'light-api', 'backend'] as const;
export type SnapshotSource = (typeof snapshotSources)[number];

export interface HeldBalance {
  readonly account: string;
  readonly amount: Asset;
}

export interface SnapshotPage {
  /** Balances above zero. */
  readonly rows: readonly HeldBalance[];
  /** Accounts that were read for this page. */
  readonly read: number;
  /** The first account of the next page; null at the end. */
  readonly next: string | null;
}

/** The sources of a token's balances that a chain has. The backend has the core token only. */
export function sourcesOf({ config }: Pick<ChainAccess, 'config'>, token: TokenId) {
  const { lightApi, backendUrl, accounts, coreSymbol } = config;
  const isCore = token.contract === accounts.token && token.code === coreSymbol.code;
  return snapshotSources.filter(
    (source) =>
      source === 'node' ||
      (source === 'light-api' && lightApi !== null) ||
      (source === 'backend' && backendUrl !== null && isCore),
  );
}

/** One page of balances. Lists of services are one page. */
export async function snapshotPage(
  access: ChainAccess,
  { source, token, from }: { source: SnapshotSource; token: TokenId; from: string },
  options?: RequestOptions,
): Promise<SnapshotPage> {
  if (source === 'node') return pageOfNode(access, token, from, options);
  const rows =
    source === 'light-api'
      ? (await topHolders(access, token, limits.mostTableRows, options)).rows
      : await backendBalances(access, token, options);
  const holders = rows
    .filter(({ amount }) => amount.units > 0n)
    .map(({ account, amount }) => ({ account, amount }));
  return { rows: holders, read: holders.length, next: null };
}

const CONCURRENCY = 5;

/** A node lists who has a row, by name. Each balance is a request of its own. */
async function pageOfNode(
  { pool }: ChainAccess,
  { contract, code }: TokenId,
  from: string,
  options?: RequestOptions,
): Promise<SnapshotPage> {
  const range = { code: contract, table: 'accounts', from };
  const { rows: scopes, complete } = await readScopes(pool, range, {
    ...options,
    limit: limits.tableChunk,
    maxPages: 1,
  });
  const rows: HeldBalance[] = [];
  for (let at = 0; at < scopes.length; at += CONCURRENCY) {
    const some = scopes.slice(at, at + CONCURRENCY).map(({ scope }) => scope);
    const balances = await Promise.all(
      some.map((account) => tokenBalances(pool, contract, account, options)),
    );
    for (const [index, account] of some.entries()) {
      const amount = balances[index]?.find(({ symbol }) => symbol.code === code);
      if (amount && amount.units > 0n) rows.push({ account, amount });
    }
  }
  const last = scopes.at(-1);
  const next = complete || !last ? null : nameFromBigint(nameToBigint(last.scope) + 1n);
  return { rows, read: scopes.length, next };
}

async function backendBalances(access: ChainAccess, { code }: TokenId, options?: RequestOptions) {
  const rows = await getSnapshot(backendOf(access), 'latest', options);
  const holders = rows.flatMap((row) => {
    const [account, amount] = [textOf(row.account), textOf(row.balance)];
    const isAmount = amount !== null && /^\d+(\.\d+)?$/.test(amount);
    return account !== null && isAmount ? [{ account, amount }] : [];
  });
  return amountsOf(holders, code);
}
