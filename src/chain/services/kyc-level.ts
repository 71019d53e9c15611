import * as limits from '../core/limits.ts';
import * as messages from '../core/messages.ts';
import {
  trustedKyc,
  hasKycTier,
  type KycProvider,
  kycProviders,
  kycRecords,
} from '../model/account/kyc.ts';
import { withMessage } from '../rpc/fallback.ts';
import { recordOf } from '../rpc/json.ts';
import type { NodeClient, RequestOptions } from '../rpc/node.ts';
import { ofName } from '../tables/query.ts';

const CONTRACT = 'eosio.proton';

type TableReader = Pick<NodeClient, 'getTableRows'>;

/**
 * Whether an account has reached a tier by its on-chain record. Verifications of all providers
 * count together, without blacklisted providers. Tier 1 is the light verification. Tier 3 is never
 * reached. Throws 'Please enter an account.', 'Unable to get KYC Providers.', and the node's
 * errors.
 */
export async function hasReachedTier(
  node: TableReader,
  account: string,
  tier: number,
  options: RequestOptions = {},
): Promise<boolean> {
  if (account === '') throw new Error(messages.enterAccount);
  const providers = await readProviders(node, options);
  const query = { ...table('usersinfo'), ...ofName(account) };
  const { rows } = await node.getTableRows({ ...query, limit: 1 }, options);
  const row = rows.map(recordOf).find(({ acc }) => acc === account);
  return hasKycTier(trustedKyc(kycRecords(row?.kyc), providers), tier);
}

async function readProviders(node: TableReader, options: RequestOptions): Promise<KycProvider[]> {
  const query = { ...table('kycproviders'), limit: limits.tableChunk };
  const request = node.getTableRows(query, options);
  const { rows } = await withMessage(request, messages.kycProvidersNotFetched, options.signal);
  return kycProviders(rows);
}

function table(name: string) {
  return { code: CONTRACT, scope: CONTRACT, table: name };
}
