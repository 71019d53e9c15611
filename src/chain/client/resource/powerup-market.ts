import type { ResourceRates } from '../../model/resource/resource-rates.ts';
import { orMissingTable } from '../../rpc/fallback.ts';
import { type PowerupState, readPowerupState } from '../../tables/powerup.ts';
import type { ChainAccess } from '../chain/access.ts';
import { chainRates } from './resource-rates.ts';

export interface PowerupMarket extends PowerupState {
  /** Null if unknown: then shares of the market have no known amount. */
  readonly rates: ResourceRates | null;
}

/** The market of PowerUp. Null if it is not set up. */
export async function powerupMarket(access: ChainAccess): Promise<PowerupMarket | null> {
  const [state, rates] = await Promise.all([
    orMissingTable(readPowerupState(access.pool), null),
    // A market without its rates is worth showing.
    chainRates(access, access.pool.accounts.system).catch(() => null),
  ]);
  return state && { ...state, rates };
}
