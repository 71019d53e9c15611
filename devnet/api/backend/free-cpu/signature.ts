import { Checksum256 } from '@wharfkit/antelope';
import { hex } from '../../../abi/hex.ts';
import { devnetPrivateKey } from '../../../engine/keys.ts';
import { packTransaction } from '../../../engine/transaction-packing.ts';
import { openTransaction, signingDigest } from '../../../engine/transactions.ts';
import { SPONSOR_KEY } from '../../../sponsor.ts';
import type { Action, Chain } from '../../../types.ts';
import { publishedCodec } from '../../rows.ts';
import type { CpuRequest, RequestedAction } from './request.ts';

/** The sponsor's signature. Throws a sentence where an action cannot be packed. */
export function sponsorSignature(chain: Chain, request: CpuRequest): string {
  const packed = packTransaction({
    ...request.transactionHeader,
    context_free_actions: [],
    actions: request.actions.map((action) => packedAction(chain, action)),
    transaction_extensions: [],
  });
  const opened = openTransaction({
    signatures: [],
    compression: 'none',
    packed_context_free_data: '',
    packed_trx: hex(packed),
  });
  const digest = Checksum256.from(signingDigest(chain.spec.chainId, opened));
  return String(devnetPrivateKey(SPONSOR_KEY).signDigest(digest));
}

function packedAction(chain: Chain, action: RequestedAction): Action {
  const { account, name, data } = action;
  if (typeof data === 'string') return { ...action, data };
  const codec = publishedCodec(chain, account);
  const type = codec?.actionType(name);
  if (!codec || !type) throw new Error(`Unknown action ${name} in contract ${account}`);
  return { ...action, data: hex(codec.encodeJson(type, data)) };
}
