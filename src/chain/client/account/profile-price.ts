import type { Asset } from '../../core/asset.ts';
import { assetOf } from '../../model/shared/lenient.ts';
import { ACCOUNT_INFO } from '../../tables/accounts.ts';
import { ofName } from '../../tables/query.ts';
import { readRow } from '../../tables/read.ts';
import type { ChainAccess } from '../chain/access.ts';

/** Units for the first profile of an account. */
const FIRST_PRICE = 1_000n;

/**
 * What an account pays the contract `account.info` to write its own profile: a fixed price for the first
 * one, half of what another account paid otherwise. The contract takes the token that the core token
 * replaced, where there is one. Throws for a row without a price.
 */
export async function profilePrice({ pool, config }: ChainAccess, account: string): Promise<Asset> {
  const table = { code: ACCOUNT_INFO, scope: ACCOUNT_INFO, table: 'accounts' };
  const row = await readRow(pool, { ...table, ...ofName(account) }, (one) => one);
  if (row?.['account_name'] !== account)
    return { units: FIRST_PRICE, symbol: config.legacySymbol ?? config.coreSymbol };
  const paid = assetOf(row['price']);
  if (!paid) throw new Error('The row has no price.');
  return { ...paid, units: paid.units / 2n };
}
