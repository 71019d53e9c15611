import { toLegacyKey } from '../../core/key.ts';
import { authorizerAccounts, historyKeyAccounts } from '../../model/permission/key-accounts.ts';
import { keyHolders } from '../../model/permission/key-holders.ts';
import type { KeyAccount, KeyReport, KeySource } from '../../model/permission/key.ts';
import { UnsupportedError } from '../../model/shared/load-state.ts';
import { FetchError } from '../../rpc/errors.ts';
import { createHistoryNodeClient } from '../../rpc/history-node.ts';
import { isMissingCall } from '../../rpc/missing.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { Listed } from '../../services/pages.ts';
import { createHyperionLists } from '../../services/hyperion/lists.ts';
import type { ChainAccess } from '../chain/access.ts';

interface Source {
  readonly source: KeySource;
  readonly request: () => Promise<Listed<KeyAccount>>;
}

/** Maximum accounts to read for the weight of a key. Further accounts have no weight. */
const MAX_COMPLETED = 20;

/**
 * The accounts that use a key, from the first source that knows any: the node's own index,
 * Hyperion, history nodes, the Light API, the backend. Throws UnsupportedError if no source of this chain
 * supports the call.
 * @param key in any form
 */
export async function keyAccounts(
  access: ChainAccess,
  key: string,
  options?: RequestOptions,
): Promise<KeyReport> {
  let failure: unknown = new FetchError([]);
  let report: KeyReport | null = null;
  for (const { source, request } of sourcesOf(access, key, options)) {
    try {
      const { rows, complete } = await request();
      // A history index may be behind, the node's own is not.
      const accounts = await withWeights(access, key, rows, options);
      report = { accounts, source, ...(!complete && { truncated: true }) };
      if (rows.length > 0 || source === 'node') return report;
    } catch (error) {
      options?.signal?.throwIfAborted();
      failure = error;
    }
  }
  if (report) return report;
  throw isMissingCall(failure) ? new UnsupportedError('hyperion') : failure;
}

function sourcesOf(access: ChainAccess, key: string, options?: RequestOptions): readonly Source[] {
  const { config, node, actionsPool, hyperionPool } = access;
  const legacyKey = toLegacyKey(key, config.keyPrefix);
  // Indexers use the EOS key form on every chain.
  const indexed = toLegacyKey(key, 'EOS');
  const sources: Source[] = [
    {
      source: 'node',
      request: async () =>
        completeList(authorizerAccounts(await node.getAccountsByAuthorizers([legacyKey], options))),
    },
  ];
  if (hyperionPool)
    sources.push({
      source: 'hyperion',
      request: () => createHyperionLists(hyperionPool).getKeyAccounts(indexed, options),
    });
  if (config.historyTypes.includes('native'))
    sources.push({
      source: 'native',
      request: async () =>
        completeList(
          historyKeyAccounts(
            await createHistoryNodeClient(actionsPool).getKeyAccounts(legacyKey, options),
          ),
        ),
    });
  if (config.lightApi !== null)
    sources.push({
      source: 'light-api',
      request: () => lightAccounts(access, indexed, options),
    });
  if (config.backendUrl !== null)
    sources.push({ source: 'dfuse', request: () => backendAccounts(access, indexed, options) });
  return sources;
}

/** The backend knows the accounts, and not with which permission they use the key. */
async function backendAccounts(access: ChainAccess, key: string, options?: RequestOptions) {
  const [{ backendOf }, { dfuseKeyAccounts }] = await Promise.all([
    import('../chain/backend.ts'),
    import('../../services/backend/dfuse.ts'),
  ]);
  const names = await dfuseKeyAccounts(backendOf(access), key, options);
  return completeList(historyKeyAccounts({ account_names: [...names], permissions: null }));
}

function completeList<T>(rows: readonly T[]): Listed<T> {
  return { rows, complete: true };
}

async function lightAccounts(
  { config, fetch }: ChainAccess,
  key: string,
  options?: RequestOptions,
) {
  const { createLightApi } = await import('../../services/light-api.ts');
  const network = config.lightApiNetwork ?? config.key;
  return createLightApi({ network, url: config.lightApi, ...(fetch && { fetch }) }).getKeyAccounts(
    key,
    options,
  );
}

/** Sources without weights may list accounts that no longer use the key. */
async function withWeights(
  { node }: ChainAccess,
  key: string,
  reported: readonly KeyAccount[],
  options?: RequestOptions,
): Promise<readonly KeyAccount[]> {
  const bare = reported.filter(({ weight }) => weight === null).map(({ account }) => account);
  const names = [...new Set(bare)].slice(0, MAX_COMPLETED);
  const responses = await Promise.all(
    names.map((name) => node.getAccount(name, options).catch(() => null)),
  );
  options?.signal?.throwIfAborted();
  const holders = responses.filter((response) => response !== null);
  const foundNames = new Set(holders.map(({ account_name }) => account_name));
  return [
    ...reported.filter(({ account }) => !foundNames.has(account)),
    ...keyHolders(key, holders),
  ].toSorted((a, b) => (a.account < b.account ? -1 : a.account > b.account ? 1 : 0));
}
