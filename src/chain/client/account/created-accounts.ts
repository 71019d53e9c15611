import { authorizerAccounts } from '../../model/permission/key-accounts.ts';
import type { KeyAccount } from '../../model/permission/key.ts';
import { UnsupportedError } from '../../model/shared/load-state.ts';
import { getControlledAccounts } from '../../rpc/history-calls.ts';
import { isMissingCall } from '../../rpc/missing.ts';
import { createPool } from '../../rpc/pool.ts';
import { type CreatedAccount, createHyperionLists } from '../../services/hyperion/lists.ts';
import { isFullPage } from '../../services/pages.ts';
import type { ChainAccess } from '../chain/access.ts';
import { fromHyperion } from '../chain/hyperion.ts';

interface ChildrenPage {
  readonly accounts: readonly CreatedAccount[];
  /** Entries that were read. Some name no account. */
  readonly length: number;
  /** Whether there may be further accounts. */
  readonly more: boolean;
}

/** A hundred accounts that an account created, newest first. */
export async function createdAccounts(
  { hyperionPool }: ChainAccess,
  account: string,
  skip = 0,
): Promise<ChildrenPage> {
  if (!hyperionPool) throw new UnsupportedError('hyperion');
  const lists = createHyperionLists(hyperionPool);
  const { rows, length } = await fromHyperion(lists.getCreatedAccounts(account, { skip }));
  return { accounts: rows, length, more: isFullPage(length) };
}

/**
 * Permissions of other accounts that an account can satisfy, from nodes with account queries or
 * else from history nodes.
 */
export async function controlledAccounts(
  { node, config, fetch }: ChainAccess,
  account: string,
): Promise<readonly KeyAccount[]> {
  try {
    const response = await node.getAccountsByAuthorizers([], {}, [account]);
    return authorizerAccounts(response);
  } catch (error) {
    if (!isMissingCall(error)) throw error;
  }
  const endpoints = config.endpoints.actions;
  const pool = createPool({ endpoints, chainId: config.chainId, ...(fetch && { fetch }) });
  try {
    const names = await getControlledAccounts(pool, account);
    return names.map((name) => ({ account: name, permission: '', weight: null, threshold: null }));
  } catch (error) {
    if (isMissingCall(error)) throw new UnsupportedError('history');
    throw error;
  }
}
