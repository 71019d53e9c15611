import { type Asset, zeroAsset } from '../../core/asset.ts';
import { sameSymbol } from '../../core/symbol.ts';
import { assetOf, timeOf } from '../../model/shared/lenient.ts';
import { inCoreToken } from '../../model/token/core-amounts.ts';
import { claimEveryMs, type ProducerPay, producerPay } from '../../model/vote/producer-pay.ts';
import { type FioPay, fioPay } from '../../model/vote/fio-pay.ts';
import { type RoundPay, roundPay } from '../../model/vote/round-pay.ts';
import {
  locationOf,
  type PublishedProducer,
  publishedProducer,
} from '../../model/vote/published-producer.ts';
import { webAddress } from '../../model/shared/web-address.ts';
import { orMissingTable } from '../../rpc/fallback.ts';
import { numberOf, textOf } from '../../rpc/json.ts';
import { getProducer } from '../../services/backend/producers.ts';
import { readFioTreasury } from '../../tables/fio-money.ts';
import { readParameterRows } from '../../tables/chain-parameters.ts';
import { firstRow } from '../../tables/read.ts';
import { ofName, type RowQuery } from '../../tables/query.ts';
import { mayHaveRows } from '../../tables/scopes.ts';
import { tokenStat } from '../../tables/tokens.ts';
import { rankedProducers } from '../account/account-voting.ts';
import type { ChainAccess } from '../chain/access.ts';
import { fromBackend } from '../chain/backend.ts';

/** What a claim of a producer pays now: by buckets, on Telos what rounds booked, on FIO its part of the day. */
export type UnclaimedPay =
  | ({
      readonly kind: 'buckets';
      /** Its share of the system fees, which it claims elsewhere. Null where no contract shares them. */
      readonly byFees: Asset | null;
    } & ProducerPay)
  | ({ readonly kind: 'rounds' } & RoundPay)
  | ({ readonly kind: 'parts' } & FioPay);

/** The pay that a producer has not claimed. Null if the chain's contract does not report it. */
export async function unclaimedPay(
  access: ChainAccess,
  producer: {
    readonly owner: string;
    readonly unpaidBlocks: number;
    readonly votes: number;
    readonly claimedAt: number | null;
  },
): Promise<UnclaimedPay | null> {
  const { pool, config, now = Date.now } = access;
  if (config.systemContract === 'fio') {
    const pay = await fioProducerPay(access, producer.owner);
    return pay && { kind: 'parts', ...pay };
  }
  const { system } = pool.accounts;
  const table = (name: string) => ({ code: system, scope: system, table: name });
  const first = (query: RowQuery) => firstRow(pool, query);
  const [rows, shares, schedule, supply, byFees] = await Promise.all([
    readParameterRows(pool, config.systemContract),
    first({ ...table('producers2'), ...ofName(producer.owner) }),
    first(table('schedules')),
    issuedSupply(access),
    feeShare(access, producer.owner),
  ]);
  const { global, global2, global3, global4 } = rows;
  const farms = config.systemContract === 'xpr';
  const parts = { global, global2, global3, global4, shares, schedule, supply, farms };
  if (global && 'last_claimrewards' in global) {
    const [payment, ranked] = await Promise.all([
      first({ ...table('payments'), ...ofName(producer.owner) }),
      rankedProducers(access),
    ]);
    const active = ranked.filter((one) => one.active);
    const rank = active.findIndex(({ owner }) => owner === producer.owner) + 1;
    const own = payment?.['bp'] === producer.owner ? payment : null;
    const rounds = roundPay(
      { global, payment: own, rank, active: active.length },
      config.coreSymbol,
    );
    return rounds && { kind: 'rounds', ...rounds };
  }
  const pay = producerPay({ ...parts, ...producer }, config.coreSymbol, now());
  return pay && { kind: 'buckets', ...pay, byFees };
}

const FIO_TREASURY = 'fio.treasury';

/** The pay of a producer of FIO. Null for an account that is none. */
async function fioProducerPay(access: ChainAccess, owner: string) {
  const { pool, config, now = Date.now } = access;
  const { coreSymbol } = config;
  const { system } = pool.accounts;
  const treasury = (table: string) => ({ code: FIO_TREASURY, scope: FIO_TREASURY, table });
  const first = (query: RowQuery) => firstRow(pool, query);
  const own = { ...ofName(owner), index_position: 4, key_type: 'i64' };
  // Most accounts are no producers, and the rest is not requested.
  const producer = await first({ code: system, scope: system, table: 'producers', ...own });
  if (producer?.['owner'] !== owner || !producer['is_active']) return null;
  const [{ global }, clock, share, firstShare, funds, ranked] = await Promise.all([
    readParameterRows(pool, config.systemContract),
    first(treasury('clockstate')),
    first({ ...treasury('voteshares'), ...ofName(owner) }),
    first(treasury('voteshares')),
    readFioTreasury(pool, coreSymbol),
    rankedProducers(access),
  ]);
  const active = ranked.filter((one) => one.active);
  return fioPay(
    {
      clock,
      share: share?.['owner'] === owner ? share : null,
      hasShares: firstShare !== null,
      rewards: funds.bpRewards.units,
      bucket: funds.bpBucket.units,
      producer,
      rank: active.findIndex((one) => one.owner === owner) + 1,
      active: active.length,
      allVotes: numberOf(global?.['total_producer_vote_weight']) ?? 0,
    },
    coreSymbol,
    now(),
  );
}

/**
 * A producer's share of the system fees, in the table of the contract that pays it. A producer without a
 * row has none; null if the chain has no such contract, or the row is malformed. Source: `eosio.bpay` of
 * the chains with a system wrapper.
 */
async function feeShare({ pool, config }: ChainAccess, owner: string) {
  const { bpay, systemWrapper } = config.accounts;
  if (systemWrapper === undefined) return null;
  const query = { code: bpay, scope: bpay, table: 'rewards', ...ofName(owner) };
  const row = await firstRow(pool, query);
  if (row?.['owner'] !== owner) return zeroAsset(config.coreSymbol);
  // In the token that the core token replaced, which the contract swaps one to one as it pays.
  const share = assetOf(inCoreToken(row['quantity'], config));
  return share && sameSymbol(share.symbol, config.coreSymbol) ? share : null;
}

/** What a producer can claim. */
export interface ClaimablePay {
  readonly amount: Asset;
  /** When the contract pays it: milliseconds UTC, 0 for now. */
  readonly at: number;
}

/** The pay of an account that is an active producer, from its row. Null for any other account. */
export async function claimablePay(
  access: ChainAccess,
  owner: string,
): Promise<ClaimablePay | null> {
  const { pool, config } = access;
  if (config.systemContract === 'fio') {
    const pay = await fioProducerPay(access, owner);
    return pay && { amount: sum(pay.byRank, pay.byVotes), at: pay.nextAt };
  }
  const { system } = pool.accounts;
  const query = { code: system, scope: system, table: 'producers', ...ofName(owner) };
  const row = await firstRow(pool, query);
  // The contract pays nothing to who has unregistered.
  if (row?.['owner'] !== owner || !row['is_active']) return null;
  const claimed = timeOf(row['last_claim_time']);
  const pay = await unclaimedPay(access, {
    owner,
    unpaidBlocks: numberOf(row['unpaid_blocks']) ?? 0,
    votes: numberOf(row['total_votes']) ?? 0,
    claimedAt: claimed > 0 ? claimed : null,
  });
  if (!pay || pay.kind === 'parts') return null;
  if (pay.kind === 'rounds') return { amount: pay.booked, at: 0 };
  const amount = sum(pay.byBlocks, pay.byVotes);
  return { amount, at: claimed > 0 ? claimed + claimEveryMs : 0 };
}

const sum = (one: Asset, other: Asset): Asset => ({ ...one, units: one.units + other.units });

/** The supply of the token that the system contract issues, which may be the one before the core token. */
async function issuedSupply({ pool, config }: ChainAccess) {
  const { accounts, coreSymbol, legacySymbol } = config;
  const { code } = legacySymbol ?? coreSymbol;
  const request = tokenStat(pool, accounts.legacyToken ?? accounts.token, code);
  return (await orMissingTable(request, null))?.supply.units ?? null;
}

const CONTRACT = 'producerjson';

/**
 * What a producer publishes about itself: in the contract `producerjson`, or by the backend if that
 * cannot be read. Null if it is in neither. Its own site has a `bp.json` that a page of another site
 * may not request.
 */
export async function readPublishedProducer(
  access: ChainAccess,
  owner: string,
): Promise<PublishedProducer | null> {
  const table = { code: CONTRACT, scope: CONTRACT, table: CONTRACT };
  const query = { ...table, ...ofName(owner) };
  const row = (await mayHaveRows(access.pool, table)) ? await firstRow(access.pool, query) : null;
  const json = row?.owner === owner ? textOf(row.json) : null;
  const published = json === null ? null : publishedProducer(json);
  if (published && published.unreadable === undefined) return published;
  const served = await fromService(access, owner);
  return served && published ? { ...published, ...served } : (served ?? published);
}

/** More is no change of a rank. */
const MOST_RANKS = 1_000;

/** How many ranks a producer rose since the previous day, by the backend. Null if it is not known. */
export async function rankChange(access: ChainAccess, owner: string): Promise<number | null> {
  const producer = await fromBackend(access, (backend) => getProducer(backend, owner), null);
  const change = producer?.rankChange ?? null;
  return Number.isInteger(change) && Math.abs(change ?? 0) <= MOST_RANKS ? change : null;
}

async function fromService(access: ChainAccess, owner: string): Promise<PublishedProducer | null> {
  const producer = await fromBackend(access, (backend) => getProducer(backend, owner), null);
  if (!producer) return null;
  const social = (['telegram', 'twitter'] as const).flatMap((network) =>
    producer[network] ? [[network, producer[network]] as const] : [],
  );
  return {
    source: 'backend',
    name: producer.candidate_name ?? '',
    website: webAddress(producer.url ?? ''),
    ...locationOf({ country: producer.country }),
    social,
    nodes: producer.nodes.map(({ location }) => ({
      ...locationOf(location),
      kinds: [],
      endpoints: [],
    })),
  };
}
