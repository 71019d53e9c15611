import type { Asset } from '../../core/asset.ts';
import * as limits from '../../core/limits.ts';
import { voteToStake } from '../../model/vote/vote-weight.ts';
import type { ListedProxy, Voter } from '../../model/vote/voter.ts';
import { orFailedRequest } from '../../rpc/fallback.ts';
import { createProxyAggregator, type ProxyProfile } from '../../services/proxies.ts';
import { proxyInfos } from '../../tables/proxies.ts';
import { readVoters, voterOf } from '../../tables/voters.ts';
import type { ChainAccess } from '../chain/access.ts';

/** Maximum proxies to request one by one if the voters cannot all be read. */
const MAX_REQUESTS = 60;
const CONCURRENCY = 10;
/** Maximum units of an asset. */
const MAX_UNITS = 2 ** 62;

/**
 * The proxies of a chain, most votes first: from its voters if all can be read, otherwise
 * registered proxies that have a profile.
 */
export async function listProxies(access: ChainAccess): Promise<readonly ListedProxy[]> {
  const { pool } = access;
  const [infos, profiles, all] = await Promise.all([
    readInfos(access),
    orFailedRequest(readProfiles(access), []),
    readVoters(pool, { maxPages: 1 }),
  ]);
  const infoByAccount = new Map<string, ListedProxy['info']>(
    infos.rows.map((row) => [row.owner, row]),
  );
  for (const profile of profiles)
    infoByAccount.set(profile.account, infoByAccount.get(profile.account) ?? profile);
  const candidates = all.complete
    ? all.rows
    : await votersNamed(access, [
        ...profiles.map(({ account }) => account),
        ...infoByAccount.keys(),
      ]);
  const counts = all.complete ? countFollowers(all.rows) : null;
  const byService = new Map(profiles.map((one) => [one.account, one.proxied_accounts]));
  return candidates
    .filter(({ isProxy }) => isProxy)
    .toSorted((a, b) => b.proxiedWeight - a.proxiedWeight)
    .slice(0, limits.proxyVoters)
    .map((voter) => ({
      account: voter.owner,
      fioAddress: voter.fioAddress,
      info: infoByAccount.get(voter.owner) ?? null,
      given: givenTo(access, voter),
      voters: counts ? (counts.get(voter.owner) ?? 0) : (byService.get(voter.owner) ?? null),
      producers: voter.producers.length,
    }));
}

/** FIO has no profiles. */
async function readInfos({ pool, config }: ChainAccess) {
  const none = { rows: [], complete: true };
  if (config.systemContract === 'fio') return none;
  return orFailedRequest(proxyInfos(pool), none);
}

async function readProfiles({ config, fetch }: ChainAccess): Promise<readonly ProxyProfile[]> {
  if (config.proxyAggregatorUrl === null) return [];
  const options = { url: config.proxyAggregatorUrl, ...(fetch && { fetch }) };
  return createProxyAggregator(options).getProxies();
}

async function votersNamed(
  { pool }: ChainAccess,
  names: readonly string[],
): Promise<readonly Voter[]> {
  const some = [...new Set(names)].slice(0, MAX_REQUESTS);
  const rows: Voter[] = [];
  for (let at = 0; at < some.length; at += CONCURRENCY) {
    const voters = some.slice(at, at + CONCURRENCY).map((name) => voterOf(pool, name));
    rows.push(...(await Promise.all(voters)).filter((one) => one !== null));
  }
  return rows;
}

function countFollowers(voters: readonly Voter[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { proxy } of voters) if (proxy) counts.set(proxy, (counts.get(proxy) ?? 0) + 1);
  return counts;
}

function givenTo({ config, now = Date.now }: ChainAccess, voter: Voter): Asset {
  const { coreSymbol: symbol, voteDoublingWeeks } = config;
  // FIO's vote weights are token units and do not decay.
  const units =
    voteDoublingWeeks === null
      ? voter.proxiedWeight
      : voteToStake(voter.proxiedWeight, now(), voteDoublingWeeks);
  return { symbol, units: BigInt(Math.round(Math.min(Math.max(units, 0), MAX_UNITS))) };
}
