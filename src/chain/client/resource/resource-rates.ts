import type { RamGift } from '../../model/resource/ram-moves.ts';
import type { RamMarket } from '../../model/resource/ram.ts';
import { type ResourceRates, resourceRates } from '../../model/resource/resource-rates.ts';
import { orMissingTable } from '../../rpc/fallback.ts';
import { isMissing } from '../../rpc/missing.ts';
import { userResources } from '../../tables/bandwidth.ts';
import { giftedRamOf } from '../../tables/gifted-ram.ts';
import type { ChainAccess } from '../chain/access.ts';
import { coreRamMarket } from './core-ram-market.ts';

/** Holds the resources PowerUp has not rented out, so its limits give the most exact rates. */
const RESERVE = 'eosio.reserv';

/**
 * CPU and NET per stake, from the limits of an account with stake. Null if none has stake.
 * @param account empty for none
 */
export async function chainRates(
  { node, config }: ChainAccess,
  account: string,
): Promise<ResourceRates | null> {
  const samples = [config.supportsRentbw ? RESERVE : '', account].filter(Boolean);
  for (const name of samples) {
    const rates = await node.getAccount(name).then(resourceRates, (error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (rates) return rates;
  }
  return null;
}

export interface RamTrading {
  /** Null if the chain has no RAM market for its core token. Then there is no price. */
  readonly market: RamMarket | null;
  /** Bytes in the account's name, used or not, with gifted ones. */
  readonly bought: bigint;
  /** Gifted bytes among them; null if none. */
  readonly gift: RamGift | null;
}

/** @param account empty for none: then only the market is read */
export async function ramTrading(access: ChainAccess, account: string): Promise<RamTrading> {
  const { pool, config } = access;
  const hasGifts = config.features.includes('ram-gifts');
  const [market, resources, gift] = await Promise.all([
    coreRamMarket(access),
    account ? orMissingTable(userResources(pool, account), null) : null,
    account && hasGifts ? orMissingTable(giftedRamOf(pool, account), null) : null,
  ]);
  return { market, bought: resources?.ramBytes ?? 0n, gift };
}
