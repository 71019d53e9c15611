import type { Chain } from '../../types.ts';
import { bytesOfHex, hex } from '../../abi/hex.ts';
import { decodeRow, publishedCodec } from '../rows.ts';
import { text } from '../params.ts';
import type { Params } from '../params.ts';
import type { Proof } from '../proof.ts';
import { ServiceError } from '../service.ts';
import { COINS } from './coins.ts';

/** The account that receives wrapped tokens. */
const WRAP_ACCOUNT = 'xtokens';
/** nodeos's code for a duplicate transaction. */
const DUPLICATE = 3040008;

interface Transfer {
  from: string;
  to: string;
  quantity: string;
}

/**
 * A withdrawal request: its transaction must transfer to the wrap account and match the request's
 * fields. Throws 400.
 */
export function withdrawalOf(
  chain: Chain,
  body: Params,
  { action }: Proof,
): { amount: string; currency: string; withdrawalAddress: string } {
  const codec = publishedCodec(chain, action.account);
  const type = codec?.actionType(action.name);
  const data = codec && type ? decodeRow(codec, type, bytesOfHex(action.data)) : {};
  const { from, to, quantity } = data as Partial<Transfer>;
  const isTransfer = action.account === WRAP_ACCOUNT && action.name === 'transfer';
  if (!isTransfer || to !== WRAP_ACCOUNT || from === WRAP_ACCOUNT)
    throw new ServiceError(400, `${WRAP_ACCOUNT} must be receiver`);
  const [sent = '', code = ''] = String(quantity).split(' ');
  const currency = text(body, 'currency') || code.slice(1);
  const amount = text(body, 'amount') || sent;
  if (!COINS[currency]) throw new ServiceError(400, 'Unknown coin');
  if (`X${currency}` !== code || Number(amount) !== Number(sent))
    throw new ServiceError(400, 'The transfer is of another amount');
  return { amount, currency, withdrawalAddress: text(body, 'withdrawalAddress') };
}

/**
 * Broadcasts the transaction unless it is on the chain already. Throws 400 if the chain refuses it.
 */
export function sendOn(chain: Chain, { opened }: Proof): void {
  try {
    chain.push({
      signatures: opened.signatures,
      compression: 'none',
      packed_context_free_data: '',
      packed_trx: hex(opened.packed),
    });
  } catch (thrown) {
    if ((thrown as { code?: unknown }).code === DUPLICATE) return;
    throw new ServiceError(400, thrown instanceof Error ? thrown.message : String(thrown));
  }
}
