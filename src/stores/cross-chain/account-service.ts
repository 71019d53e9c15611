import type { BridgeProof } from '../../chain/client/cross-chain/cross-chain.ts';
import { RpcError } from '../../chain/rpc/errors.ts';
import { createAccountService } from '../../chain/services/account-service.ts';
import type { User } from '../../chain/sign/users/users.ts';
import { chainConfig } from '../chain/chain.ts';
import { pageFetch } from '../chain/node.ts';
import { loadStores } from '../load-store.ts';
import { refresh } from '../refresh.ts';
import { proofOf, signForBridge } from './bridge-send.ts';

const service = () =>
  createAccountService({ url: chainConfig().accountServiceUrl ?? '', fetch: pageFetch });

/**
 * What the services allow an account, and where they suppose the visitor: null if the location is
 * allowed, or not known.
 */
export const serviceAccessStore = loadStores('service-access', async (account) => {
  const [features, agreed] = await Promise.all([
    service().getFeatures(account),
    service().hasAgreed(account),
  ]);
  const location = features.locationAllowed ? null : await locationOf();
  return { features, agreed, location };
});

async function locationOf(): Promise<string | null> {
  const info = await service()
    .getIpInfo()
    .catch(() => null);
  const parts = [info?.city, info?.region_name, info?.country_name];
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ') || null;
}

/** The outcome of an agreement to the terms. `no-user`: a user must be created first. */
export type Agreement = 'agreed' | 'no-user' | 'canceled';

/**
 * Has the user sign a proof of the account, logs in with it, and agrees to the terms of service. With
 * an email address the service's user is created first.
 */
export async function agreeToTerms(user: User, email: string | null): Promise<Agreement> {
  // Set by a callback, which the compiler does not follow.
  let outcome = 'canceled' as Agreement;
  const request = async (proof: BridgeProof) => {
    const token = email === null ? await logIn(user, proof) : await createUser(user, email);
    if (token !== null) await service().agree(token);
    outcome = token === null ? 'no-user' : 'agreed';
  };
  await signForBridge(user, proofOf(user, 'terms of service'), request, { offChain: true });
  if (outcome === 'agreed') refresh('service-access/');
  return outcome;
}

async function createUser({ actor }: User, email: string): Promise<string> {
  return (await service().createUser({ email, name: actor, chainAccount: actor })).token;
}

/**
 * The token of a session. The second version of the log-in takes a name and a signature, where a
 * service lacks the third. Null if neither knows a user of the account.
 */
async function logIn({ actor }: User, proof: BridgeProof): Promise<string | null> {
  const third = await orMissing(service().login({ ...proof }));
  if (third !== null) return third;
  return orMissing(service().login({ chainAccount: actor, signature: proof.signature }, 2));
}

const NOT_FOUND = 404;

async function orMissing(token: Promise<string>): Promise<string | null> {
  try {
    return await token;
  } catch (error) {
    if (error instanceof RpcError && error.status === NOT_FOUND) return null;
    throw error;
  }
}
