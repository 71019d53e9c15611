import { WalletError, type WalletFailure } from './failure.ts';

const failures: Readonly<Record<string, WalletFailure>> = {
  locked: 'locked',
  signature_rejected: 'rejected',
  identity_rejected: 'rejected',
  no_network: 'wrong-chain',
  wrong_network: 'wrong-chain',
  account_missing: 'wrong-account',
};

/** A refusal in Scatter's form as an error; null otherwise. */
export function scatterRefusal(thrown: unknown): Error | null {
  if (typeof thrown !== 'object' || thrown === null || thrown instanceof Error) return null;
  const type: unknown = Reflect.get(thrown, 'type');
  const message: unknown = Reflect.get(thrown, 'message');
  if (typeof type !== 'string') return null;
  const words = typeof message === 'string' ? message : type;
  const failure = failures[type];
  return failure ? new WalletError(failure, words) : new Error(words);
}
