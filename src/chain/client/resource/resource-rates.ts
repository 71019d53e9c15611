import { type ResourceRates, resourceRates } from '../../model/resource/resource-rates.ts';
import { isMissing } from '../../rpc/missing.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';

/** Holds the resources PowerUp has not rented out, so its limits give the most exact rates. */
const RESERVE = 'eosio.reserv';

/** CPU and NET per stake, from the limits of an account with stake. Null if none has stake. */
export async function chainRates(
  { node, config }: ChainAccess,
  account: string,
  options?: RequestOptions,
): Promise<ResourceRates | null> {
  const samples = config.supportsRentbw ? [RESERVE, account] : [account];
  for (const name of samples) {
    const rates = await node.getAccount(name, options).then(resourceRates, (error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (rates) return rates;
  }
  return null;
}
