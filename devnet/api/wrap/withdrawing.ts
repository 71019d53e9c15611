import type { Chain } from '../../types.ts';
import { bytesOfHex, hex } from '../../abi/hex.ts';
import { decodeRow, publishedCodec } from '../rows.ts';
import { text } from '../params.ts';
import type { Params } from '../params.ts';
import type { Proof } from '../proof.ts';
import { ServiceError } from '../service.ts';
import { COINS } from './coins.ts';

/** Who takes tokens of other chains back, and keeps them. */
const WRAP_ACCOUNT = 'xtokens';
/** The code of nodes for what is on the chain already. */
const DUPLICATE = 3040008;

interface Transfer {
  from: string;
  to: string;
  quantity: string;
}

/**
 * What a withdrawal is of: the transfer to the wrap account that its transaction makes, which must
 * agree with what is asked for beside it. Throws 400.
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

/** Sends the transaction on, unless its signer has done so. Throws 400 where the chain refuses it. */
export function sendOn(chain: Chain, { opened }: Proof): void {
  try {
    chain.push({
      ...{ signatures: opened.signatures, compression: 'none', packed_context_free_data: '' },
      packed_trx: hex(opened.packed),
    });
  } catch (thrown) {
    if ((thrown as { code?: unknown }).code === DUPLICATE) return;
    throw new ServiceError(400, thrown instanceof Error ? thrown.message : String(thrown));
  }
}
