import { Checksum256 } from '@wharfkit/antelope';
import { devnetPrivateKey } from '../../../engine/keys.ts';
import { signingDigest } from '../../../engine/transactions.ts';
import { SPONSOR_KEY } from '../../../sponsor.ts';
import type { Chain } from '../../../types.ts';
import { openRequested } from '../../request-transaction.ts';
import type { CpuRequest } from './request.ts';

/** The sponsor's signature. Throws a sentence if an action cannot be packed. */
export function sponsorSignature(chain: Chain, request: CpuRequest): string {
  const opened = openRequested(chain, request.transactionHeader, request.actions);
  const digest = Checksum256.from(signingDigest(chain.spec.chainId, opened));
  return String(devnetPrivateKey(SPONSOR_KEY).signDigest(digest));
}
