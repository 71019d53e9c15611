import * as v from '#src/chain/core/schema.ts';
import { createAuthorityChecker } from '../engine/authority.ts';
import { recoverKeys, signingDigest } from '../engine/transactions.ts';
import type { OpenedTransaction } from '../engine/transactions.ts';
import type { Action, Chain, PermissionLevel } from '../types.ts';
import { requestTransaction, openRequested } from './request-transaction.ts';
import { isObject } from './params.ts';
import type { Params } from './params.ts';
import { ServiceError } from './service.ts';
import { chainTime } from './time.ts';

/** A request whose sender proved their account. */
export interface Proof {
  signer: PermissionLevel;
  action: Action;
  opened: OpenedTransaction;
}

/**
 * Reads a body with a `signer`, one signature, and the signed transaction with one action. The
 * signature alone must satisfy the signer's permission, which the action must declare. Throws 400
 * or 401.
 */
export function readProof(chain: Chain, body: Params): Proof {
  const signer = signerOf(body);
  const signatures = signaturesOf(body);
  const { transaction } = body;
  if (!isObject(transaction) || !Array.isArray(transaction['actions']))
    throw new ServiceError(400, 'Missing transaction');
  if (transaction['actions'].length !== 1)
    throw new ServiceError(400, 'Exactly one action is needed');
  const opened = opening(chain, transaction, signatures);
  const [action] = opened.transaction.actions as [Action];
  if (opened.expiration <= chainTime(chain))
    throw new ServiceError(401, 'The transaction has expired');
  if (!action.authorization.some((level) => isSame(level, signer)))
    throw new ServiceError(401, 'The action is not of the signer');
  if (!isSignedBy(chain, opened, signer)) throw new ServiceError(401, 'Wrong signature');
  return { signer, action, opened };
}

/** By `name@permission`, or as an actor with its permission. */
function signerOf({ signer }: Params): PermissionLevel {
  const text = typeof signer === 'string' ? signer : '';
  const [actor, permission] = isObject(signer)
    ? [signer['actor'], signer['permission']]
    : text.split('@');
  if (typeof actor !== 'string' || actor === '') throw new ServiceError(401, 'Missing signer');
  return { actor, permission: typeof permission === 'string' ? permission : 'active' };
}

function signaturesOf({ signature, signatures }: Params): string[] {
  const given: unknown = typeof signature === 'string' ? [signature] : signatures;
  if (!Array.isArray(given) || given.length !== 1 || typeof given[0] !== 'string')
    throw new ServiceError(401, 'Exactly one signature is needed');
  return [given[0]];
}

function opening(chain: Chain, transaction: Params, signatures: string[]): OpenedTransaction {
  const read = v.safeParse(requestTransaction, transaction);
  if (!read.success) throw new ServiceError(400, 'The transaction cannot be read');
  const { actions, ...header } = read.output;
  try {
    return openRequested(chain, header, actions, signatures);
  } catch (thrown) {
    throw new ServiceError(400, thrown instanceof Error ? thrown.message : String(thrown));
  }
}

function isSignedBy(chain: Chain, opened: OpenedTransaction, signer: PermissionLevel): boolean {
  try {
    const digest = signingDigest(chain.spec.chainId, opened);
    const keys = recoverKeys(digest, opened, chain.spec.keyPrefix);
    const authorityOf = ({ actor, permission }: PermissionLevel) =>
      chain.account(actor)?.permissions.find(({ perm_name }) => perm_name === permission)
        ?.required_auth;
    return createAuthorityChecker(authorityOf, keys).satisfied(signer);
  } catch {
    return false;
  }
}

function isSame(a: PermissionLevel, b: PermissionLevel): boolean {
  return a.actor === b.actor && a.permission === b.permission;
}
