import type { Action } from '../../actions/action.ts';
import * as signing from '../../core/signing-messages.ts';
import type { AbiCache } from '../abi/abi-cache.ts';
import { CodecError } from '../abi/codec/error.ts';
import type { ReadAction } from '../abi/read-actions.ts';
import { deserializeAction, serializeAction } from '../abi/serialize.ts';

/**
 * The actions of a decoded signing request, with the signer in its placeholders, as a form would have
 * them. Rejects with CodecError where the bytes are not those that a form would pack: what is signed has
 * the request's own.
 */
export function requestActions(
  actions: readonly ReadAction[],
  abis: Pick<AbiCache, 'read'>,
): Promise<Action[]> {
  return Promise.all(
    actions.map(async ({ account, name, authorization, data, hexData }) => {
      const abi = await abis.read(account, name);
      const isSame = serializeAction(abi, name, deserializeAction(abi, name, hexData)) === hexData;
      if (!isSame || typeof data !== 'object' || data === null)
        throw new CodecError(signing.otherBytes);
      return { account, name, authorization, data: { ...data }, isChosen: true };
    }),
  );
}
