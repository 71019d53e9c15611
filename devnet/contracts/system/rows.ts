import type { Asset } from '../../../src/chain/core/asset.ts';
import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { symbolToBigint } from '../../../src/chain/core/symbol-bigint.ts';
import type { ApplyContext, TableAccess, TableSpec } from '../../engine/contract.ts';
import { table } from '../../engine/contract.ts';

export interface UserResources {
  owner: string;
  net_weight: Asset;
  cpu_weight: Asset;
  ram_bytes: bigint;
}

export interface DelegatedBandwidth {
  from: string;
  to: string;
  net_weight: Asset;
  cpu_weight: Asset;
}

export interface RefundRequest {
  owner: string;
  request_time: string;
  net_amount: Asset;
  cpu_amount: Asset;
}

export interface Voter {
  owner: string;
  proxy: string;
  producers: string[];
  staked: bigint;
  last_vote_weight: number;
  proxied_vote_weight: number;
  is_proxy: boolean;
  flags1: number;
  reserved2: number;
  reserved3: Asset;
}

export interface Producer {
  owner: string;
  total_votes: number;
  producer_key: string;
  is_active: boolean;
  url: string;
  unpaid_blocks: number;
  last_claim_time: string;
  location: number;
  producer_authority: [string, { threshold: number; keys: { key: string; weight: number }[] }];
}

export interface RamMarket {
  supply: Asset;
  base: { balance: Asset; weight: number };
  quote: { balance: Asset; weight: number };
}

export interface NameBid {
  newname: string;
  high_bidder: string;
  high_bid: bigint;
  last_bid_time: string;
}

export interface BidRefund {
  bidder: string;
  amount: Asset;
}

/** RAM that an account was given, which it cannot sell. Only on Vaulta. */
export interface GiftedRam {
  giftee: string;
  gifter: string;
  ram_bytes: bigint;
}

const byName =
  <Row>(name: (row: Row) => string) =>
  (row: Row): bigint =>
    nameToBigint(name(row));
const byOwner = byName((row: { owner: string }) => row.owner);

export const GLOBAL_KEY = nameToBigint('global');

/** The system contract's tables by name. */
export const tables: Record<string, TableSpec> = {
  bidrefunds: table<BidRefund>(
    'bid_refund',
    byName((row) => row.bidder),
  ),
  delband: table<DelegatedBandwidth>(
    'delegated_bandwidth',
    byName((row) => row.to),
  ),
  global: table('eosio_global_state', () => GLOBAL_KEY),
  namebids: table<NameBid>(
    'name_bid',
    byName((row) => row.newname),
    (row) => BigInt.asUintN(64, -row.high_bid),
  ),
  producers: table<Producer>('producer_info', byOwner, (row) =>
    orderedDouble(row.is_active ? -row.total_votes : row.total_votes),
  ),
  rammarket: table<RamMarket>('exchange_state', (row) => symbolToBigint(row.supply.symbol)),
  refunds: table<RefundRequest>('refund_request', byOwner),
  userres: table<UserResources>('user_resources', byOwner),
  voters: table<Voter>('voter_info', byOwner),
};

export const delband = (context: ApplyContext, from: string): TableAccess<DelegatedBandwidth> =>
  context.table('delband', from);
export const giftedRam = (context: ApplyContext): TableAccess<GiftedRam> =>
  context.table('giftedram', 'eosio');
export const namebids = (context: ApplyContext): TableAccess<NameBid> =>
  context.table('namebids', 'eosio');
export const bidrefunds = (context: ApplyContext, name: string): TableAccess<BidRefund> =>
  context.table('bidrefunds', name);
export const producers = (context: ApplyContext): TableAccess<Producer> =>
  context.table('producers', 'eosio');
export const rammarket = (context: ApplyContext): TableAccess<RamMarket> =>
  context.table('rammarket', 'eosio');
export const refunds = (context: ApplyContext, owner: string): TableAccess<RefundRequest> =>
  context.table('refunds', owner);
export const userres = (context: ApplyContext, owner: string): TableAccess<UserResources> =>
  context.table('userres', owner);
export const voters = (context: ApplyContext): TableAccess<Voter> =>
  context.table('voters', 'eosio');

/** A double as an integer with the same sort order, for float64 indexes. */
function orderedDouble(value: number): bigint {
  const bytes = new DataView(new ArrayBuffer(8));
  // Negative zero is the same key as zero.
  bytes.setFloat64(0, value + 0);
  const bits = bytes.getBigUint64(0);
  return bits >> 63n === 1n ? BigInt.asUintN(64, ~bits) : bits | (1n << 63n);
}
