import type { ChainConfig } from '../../config/types.ts';
import { displayKey } from '../../model/permission/key.ts';
import { timeOf } from '../../model/shared/lenient.ts';
import { type ProducerView, producerViews } from '../../model/vote/producer-view.ts';
import type { Voter } from '../../model/vote/voter.ts';
import { orFailedRequest } from '../../rpc/fallback.ts';
import { numberOf, textOf } from '../../rpc/json.ts';
import { allProducers } from '../../tables/producers.ts';
import { type ProxyInfo, proxyInfo } from '../../tables/proxies.ts';
import { fioVoterOf, voterOf } from '../../tables/voters.ts';
import type { ChainAccess } from '../chain/access.ts';

/** The account's vote. Null if it never voted. */
export function accountVoter(
  { pool, config }: ChainAccess,
  account: string,
): Promise<Voter | null> {
  return isFio(config) ? fioVoterOf(pool, account) : voterOf(pool, account);
}

export interface RankedProducer extends ProducerView {
  /** Signs its blocks. In the chain's key form. */
  readonly key: string;
  /** Blocks produced since the last claim. Null if the chain does not report them. */
  readonly unpaidBlocks: number | null;
  /** Milliseconds UTC of the last claim, or null. */
  readonly claimedAt: number | null;
  /** FIO address of the producer. Null on other chains. */
  readonly fioAddress: string | null;
}

/** All producers by votes. */
export async function rankedProducers({
  pool,
  config,
}: ChainAccess): Promise<readonly RankedProducer[]> {
  const response = await allProducers(pool);
  const rowByOwner = new Map(
    (response.rows ?? response.producers ?? []).map((row) => [row.owner, row]),
  );
  return producerViews(response).map((view) => {
    const row = rowByOwner.get(view.owner);
    const claimed = timeOf(row?.['last_claim_time']);
    return {
      ...view,
      key: displayKey(row?.producer_key ?? '', config.keyPrefix),
      unpaidBlocks: numberOf(row?.['unpaid_blocks']),
      claimedAt: claimed > 0 ? claimed : null,
      fioAddress: textOf(row?.['fio_address']),
    };
  });
}

export interface ProxyView {
  /** Null if the account has never voted. Then it is no proxy. */
  readonly voter: Voter | null;
  /** Its profile. Null without one, or if the chain has no profiles. */
  readonly info: ProxyInfo | null;
}

/** A proxy's vote and profile. */
export async function readProxy(access: ChainAccess, proxy: string): Promise<ProxyView> {
  const [voter, info] = await Promise.all([
    accountVoter(access, proxy),
    // FIO has no profiles. Chains without the contract refuse the request.
    isFio(access.config) ? null : orFailedRequest(proxyInfo(access.pool, proxy), null),
  ]);
  return { voter, info };
}

function isFio({ systemContract }: ChainConfig): boolean {
  return systemContract === 'fio';
}
