import { sendSigned } from '../../chain/client/signing/send.ts';
import {
  keysNeeded,
  type PastedOutcome,
  type PastedTransaction,
  sendPasted,
} from '../../chain/client/signing/send-pasted.ts';
import { chainInfo } from '../../chain/model/block/chain-info.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { nodeClient } from '../chain/node.ts';

export type { PastedOutcome };

/** How many of the keys that signed a transaction the chain needs. */
export interface SignatureCheck {
  readonly id: string;
  readonly signed: number;
  readonly needed: number;
}

/** Rejects with RpcError if the signatures of one are not enough, with FetchError, and CodecError. */
export async function checkPasted(texts: readonly string[]): Promise<readonly SignatureCheck[]> {
  const pasted = await openAll(texts);
  return Promise.all(
    pasted.map(async (one) => ({
      id: one.id,
      signed: one.keys.length,
      needed: (await keysNeeded(chainAccess().pool, one)).length,
    })),
  );
}

/**
 * Sends signed transactions. One alone is sent to one node after another until its outcome is known.
 * Rejects as sendSigned and sendPasted do, and with CodecError.
 */
export async function sendTexts(texts: readonly string[]): Promise<readonly PastedOutcome[]> {
  const pasted = await openAll(texts);
  const access = chainAccess();
  const [only] = pasted;
  const isPlain = only?.body.packed_context_free_data === '';
  if (!only || pasted.length > 1 || !isPlain) return sendPasted(access.pool, pasted);
  const { id, body } = only;
  await sendSigned(access, { id, packed: body.packed_trx, signatures: body.signatures });
  return [{ id, refused: null }];
}

async function openAll(texts: readonly string[]): Promise<PastedTransaction[]> {
  const { openPasted } = await import('../../chain/sign/transaction/open-pasted.ts');
  const chainId = chainConfig().chainId ?? chainInfo(await nodeClient().getInfo()).chainId;
  return texts.map((text) => openPasted(text, chainId));
}
