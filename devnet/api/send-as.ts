import { Checksum256 } from '@wharfkit/antelope';
import { formatTimeSeconds } from '#src/chain/core/format-time.ts';
import { hex } from '../abi/hex.ts';
import { devnetPrivateKey } from '../engine/keys.ts';
import { signingDigest } from '../engine/transactions.ts';
import { refBlockPrefix } from '../tapos.ts';
import type { Chain, TransactionTrace } from '../types.ts';
import { openRequested } from './request-transaction.ts';
import type { RequestAction } from './request-transaction.ts';
import { chainTime } from './time.ts';

/** Milliseconds. */
const EXPIRES_IN = 120_000;

/** Sends one action of a service's account, signed with its key. Throws the chain's error. */
export function sendAs(
  chain: Chain,
  actor: string,
  action: Omit<RequestAction, 'authorization'>,
): TransactionTrace {
  const { num, id } = chain.headBlock;
  const header = {
    expiration: formatTimeSeconds(chainTime(chain) + EXPIRES_IN),
    ref_block_num: num & 0xffff,
    ref_block_prefix: refBlockPrefix(id),
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec: 0,
  };
  const authorization = [{ actor, permission: 'active' }];
  const opened = openRequested(chain, header, [{ ...action, authorization }]);
  const digest = Checksum256.from(signingDigest(chain.spec.chainId, opened));
  return chain.push({
    signatures: [String(devnetPrivateKey(actor).signDigest(digest))],
    compression: 'none',
    packed_context_free_data: '',
    packed_trx: hex(opened.packed),
  });
}
