import { type ResourceRates, resourceRates } from '../../model/resource/resource-rates.ts';
import { isMissing } from '../../rpc/missing.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';

/** Holds what PowerUp has not rented out, so that its limits tell the rates most exactly. */
const RESERVE = 'eosio.reserv';

/** What stake gives on this chain, read off an account that has some; null where none has. */
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
