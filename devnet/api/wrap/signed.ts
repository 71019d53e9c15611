import type { ServiceCall } from '../service.ts';
import { ServiceError } from '../service.ts';
import { isObject } from '../params.ts';

/**
 * Who signed what the bridge is sent: it must come with a signer, the one signature and a
 * transaction of one action. Throws 400 or 401.
 */
export function signerOf({ body }: ServiceCall): string {
  const { signer, signature, signatures, transaction } = body;
  const name = isObject(signer) ? signer['actor'] : signer;
  if (typeof name !== 'string' || name === '') throw new ServiceError(401, 'Missing signer');
  const given = typeof signature === 'string' ? [signature] : signatures;
  if (!Array.isArray(given) || given.length !== 1 || !String(given[0]).startsWith('SIG_'))
    throw new ServiceError(401, 'Exactly one signature is needed');
  const actions = isObject(transaction) ? transaction['actions'] : undefined;
  if (!Array.isArray(actions) || actions.length !== 1)
    throw new ServiceError(400, 'Exactly one action is needed');
  return name;
}
