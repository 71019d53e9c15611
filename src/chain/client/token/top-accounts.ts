import {
  amountsOf,
  ramSymbol,
  ranked,
  type RankedAccount,
} from '../../model/token/ranked-account.ts';
import type { TokenId } from '../../model/token/token-id.ts';
import { UnsupportedError } from '../../model/shared/load-state.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { getTokenHoldersCount, getTopHolders } from '../../services/backend/tokens.ts';
import { createLightStatistics } from '../../services/light-statistics.ts';
import type { ChainAccess } from '../chain/access.ts';
import { backendOf } from '../chain/backend.ts';

export interface TopAccounts {
  readonly rows: readonly RankedAccount[];
  readonly source: 'light-api' | 'backend';
}

/**
 * The largest holders of a token. Throws UnsupportedError if the chain has neither a Light API nor a
 * backend: a node has no index of balances.
 */
export async function topHolders(
  access: ChainAccess,
  { contract, code }: TokenId,
  count: number,
  options?: RequestOptions,
): Promise<TopAccounts> {
  const ofBackend = async (): Promise<TopAccounts> => {
    const token = { chain: access.config.key, contract, symbol: code };
    const rows = await getTopHolders(backendOf(access), token, options);
    return { rows: ranked(amountsOf(rows.slice(0, count), code)), source: 'backend' };
  };
  const light = lightOf(access);
  if (!light) return withLightApiNamed(ofBackend());
  try {
    const rows = await light.getTopHolders(contract, code, count, options);
    return { rows: ranked(amountsOf(rows, code)), source: 'light-api' };
  } catch (error) {
    options?.signal?.throwIfAborted();
    if (access.config.backendUrl === null) throw error;
    return ofBackend().catch(() => {
      throw error;
    });
  }
}

/** Number of holders. Throws like topHolders. */
export async function holderCount(
  access: ChainAccess,
  { contract, code }: TokenId,
  options?: RequestOptions,
): Promise<number> {
  const light = lightOf(access);
  if (light) return light.getHolderCount(contract, code, options);
  const token = { chain: access.config.key, contract, symbol: code };
  return withLightApiNamed(getTokenHoldersCount(backendOf(access), token, options));
}

/** The accounts with the largest stake for CPU and NET. */
export async function topStake(access: ChainAccess, count: number): Promise<TopAccounts> {
  const { coreSymbol } = access.config;
  const rows = await needLight(access).getTopStake(count);
  const staked = rows.map(({ account, cpu, net }) => ({
    account,
    amount: { units: integerUnits(cpu) + integerUnits(net), symbol: coreSymbol },
  }));
  return { rows: ranked(staked), source: 'light-api' };
}

/** The accounts with the most RAM, in bytes. */
export async function topRam(access: ChainAccess, count: number): Promise<TopAccounts> {
  const rows = await needLight(access).getTopRam(count);
  const rankedRows = rows.map(({ account, bytes }) => ({
    account,
    amount: { units: BigInt(Math.trunc(bytes)), symbol: ramSymbol },
  }));
  return { rows: ranked(rankedRows), source: 'light-api' };
}

/** Null if the chain has no Light API. */
export function lightOf({ config, fetch }: ChainAccess) {
  const { lightApi: url, lightApiNetwork: network } = config;
  if (url === null || network === null) return null;
  return createLightStatistics({ url, network, ...(fetch && { fetch }) });
}

function needLight(access: ChainAccess) {
  const light = lightOf(access);
  if (!light) throw new UnsupportedError('light-api');
  return light;
}

/** Units in decimal text. */
const integerUnits = (text: string) => BigInt(text.replace(/\..*$/, ''));

/** A screen names the public service that is missing, not the site's own. */
async function withLightApiNamed<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw error instanceof UnsupportedError ? new UnsupportedError('light-api') : error;
  }
}
