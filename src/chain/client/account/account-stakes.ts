import type { Asset } from '../../core/asset.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { type Bandwidth, bandwidth, type Delegation } from '../../model/resource/bandwidth.ts';
import { ramPrice, sellRam } from '../../model/resource/ram.ts';
import type { RexBalance, RexFund } from '../../model/rex/rex-balance.ts';
import type { RexOrder } from '../../model/rex/rex-order.ts';
import type { RexLoan } from '../../model/rex/rex-loan.ts';
import type { RexPool } from '../../model/rex/rex-pool.ts';
import { orMissingTable } from '../../rpc/fallback.ts';
import { createLightApi } from '../../services/light-api.ts';
import { delegationsFrom, receivedStake } from '../../tables/bandwidth.ts';
import { type PowerupOrder, readPowerupOrders } from '../../tables/powerup-orders.ts';
import { type PowerupState, readPowerupState } from '../../tables/powerup.ts';
import { readRexBalance, readRexFund, readRexMarket } from '../../tables/rex.ts';
import { readRexLoans, readRexOrder } from '../../tables/rex-market.ts';
import type { ChainAccess } from '../chain/access.ts';
import { coreRamMarket } from '../resource/core-ram-market.ts';

export interface StakesGiven extends Bandwidth {
  /** False if there are more rows than were read. */
  readonly complete: boolean;
}

export interface StakesReceived {
  /** Largest first. Null if no service lists the stakers. */
  readonly rows: readonly Delegation[] | null;
  /** Total stake from others. Null if the account has no resources. */
  readonly total: { readonly cpu: Asset; readonly net: Asset } | null;
}

/** What an account stakes for itself and for others. */
export async function stakesGiven(
  { pool, config }: ChainAccess,
  account: string,
): Promise<StakesGiven> {
  const { coreSymbol } = config;
  const { rows, complete } = await delegationsFrom(pool, account, coreSymbol);
  return { ...bandwidth(account, rows, coreSymbol), complete };
}

/**
 * What others stake for an account. Any node reports the total, only an indexer lists the accounts.
 */
export async function stakesReceived(
  access: ChainAccess,
  account: string,
): Promise<StakesReceived> {
  const [total, rows] = await Promise.all([
    receivedStake(access.pool, account, access.config.coreSymbol),
    stakers(access, account),
  ]);
  return { rows, total };
}

async function stakers(
  { config, fetch }: ChainAccess,
  account: string,
): Promise<readonly Delegation[] | null> {
  const { lightApi: url, lightApiNetwork: network, coreSymbol: symbol } = config;
  if (url === null || network === null) return null;
  try {
    const light = createLightApi({ url, network, ...(fetch && { fetch }) });
    const { delegatedFrom } = await light.getAccount(account);
    if (!delegatedFrom) return null;
    return delegatedFrom
      .map((row) => received(row.account, account, BigInt(row.cpu), BigInt(row.net), symbol))
      .toSorted((a, b) => (a.total.units < b.total.units ? 1 : -1));
  } catch {
    return null;
  }
}

function received(
  from: string,
  to: string,
  cpu: bigint,
  net: bigint,
  symbol: TokenSymbol,
): Delegation {
  const amount = (units: bigint): Asset => ({ units, symbol });
  return { from, to, cpu: amount(cpu), net: amount(net), total: amount(cpu + net) };
}

export interface RexHoldings {
  readonly balance: RexBalance | null;
  readonly fund: RexFund | null;
  readonly order: RexOrder | null;
  /** Determines the price of REX. Null before the first loan. */
  readonly pool: RexPool | null;
}

/** @param now milliseconds UTC, to decide what has matured */
export async function rexHoldings(
  { pool }: ChainAccess,
  account: string,
  now: number,
): Promise<RexHoldings> {
  const [balance, fund, order, market] = await Promise.all([
    readRexBalance(pool, account, now),
    readRexFund(pool, account),
    readRexOrder(pool, account),
    readRexMarket(pool, now),
  ]);
  return { balance, fund, order, pool: market && market.pool };
}

type LoanKind = 'cpu' | 'net';

/** REX loans of an account, the next to expire first. */
export async function rexLoansOf(
  { pool }: ChainAccess,
  account: string,
): Promise<readonly (RexLoan & { readonly kind: LoanKind })[]> {
  const of = async (kind: LoanKind) =>
    (await readRexLoans(pool, kind, account)).map((loan) => ({ ...loan, kind }));
  const [cpu, net] = await Promise.all([of('cpu'), of('net')]);
  return [...cpu, ...net].toSorted((a, b) => a.expiresAt - b.expiresAt);
}

export interface PowerupHoldings {
  readonly orders: readonly PowerupOrder[];
  /** Null if the market is not set up. */
  readonly market: PowerupState | null;
}

export async function powerupOf({ pool }: ChainAccess, account: string): Promise<PowerupHoldings> {
  const [orders, market] = await Promise.all([
    account ? orMissingTable(readPowerupOrders(pool, account), []) : [],
    orMissingTable(readPowerupState(pool), null),
  ]);
  return { orders, market };
}

export interface RamWorth {
  /** Core tokens for 1,024 bytes, with 8 decimals. */
  readonly price: Asset;
  /** Proceeds of selling the given bytes, after the fee. */
  readonly sale: Asset;
}

/** Null if the chain has no RAM market. */
export async function ramWorth(access: ChainAccess, freeBytes: number): Promise<RamWorth | null> {
  const market = await coreRamMarket(access);
  if (!market) return null;
  const free = BigInt(Math.max(0, Math.trunc(freeBytes)));
  return { price: ramPrice(market), sale: sellRam(market, free).tokens };
}
