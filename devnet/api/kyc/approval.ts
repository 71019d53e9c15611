import { nameToBigint } from '#src/chain/core/name-bigint.ts';
import type { Chain } from '../../types.ts';
import { readRow } from '../rows.ts';
import { sendAs } from '../send-as.ts';
import { chainTime } from '../time.ts';

const PROFILES = 'eosio.proton';
/** The service's KYC provider. */
const PROVIDER = 'metal.kyc';
/** All items of both tiers. */
const ITEMS = ['firstname', 'lastname', 'birthdate', 'address', 'selfie', 'frontofid', 'backofid'];

/** Records a verification on the chain, if it has profiles. Throws the chain's error. */
export function approveOnChain(chain: Chain, acc: string): void {
  if (!chain.account(PROFILES) || !chain.account(PROVIDER)) return;
  const where = { code: PROFILES, scope: PROFILES, table: 'usersinfo', key: nameToBigint(acc) };
  const approvals = (readRow(chain, where)?.['kyc'] ?? []) as { kyc_provider: string }[];
  const isApproved = approvals.some(({ kyc_provider }) => kyc_provider === PROVIDER);
  const kyc = {
    kyc_provider: PROVIDER,
    kyc_level: ITEMS.map((item) => `${PROVIDER}:${item}`).join(','),
    kyc_date: Math.floor(chainTime(chain) / 1000),
  };
  sendAs(chain, PROVIDER, {
    account: PROFILES,
    name: isApproved ? 'updatekyc' : 'addkyc',
    data: { acc, kyc },
  });
}
