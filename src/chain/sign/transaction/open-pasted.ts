import type { PastedTransaction } from '../../client/signing/send-pasted.ts';
import { listOfTexts, recordOf, textOf } from '../../rpc/json.ts';
import { recoverDigest, signingDigest } from '../keys/recover.ts';
import { openPacked, packContextFreeData, sendingBody } from './packed.ts';

/**
 * A signed transaction from the JSON of push_transaction. A signature whose key cannot be recovered,
 * as that of a passkey, counts as none. Throws CodecError, and SyntaxError if the text is not JSON.
 */
export function openPasted(text: string, chainId: string): PastedTransaction {
  const sent = recordOf(JSON.parse(text));
  const { transaction, contextFreeData, packed, id } = openPacked({
    packed_trx: textOf(sent.packed_trx) ?? '',
    packed_context_free_data: textOf(sent.packed_context_free_data) ?? '',
    compression: (sent.compression ?? 'none') as string,
  });
  const signatures = listOfTexts(sent.signatures);
  const digest = signingDigest(chainId, packed, packContextFreeData(contextFreeData));
  return {
    id,
    body: sendingBody(packed, signatures, { contextFreeData }),
    json: transaction,
    keys: signatures.flatMap((signature) => {
      try {
        return [recoverDigest(signature, digest)];
      } catch {
        return [];
      }
    }),
  };
}
