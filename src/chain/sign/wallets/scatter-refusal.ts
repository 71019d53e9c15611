import { WalletError, type WalletFailure } from './failure.ts';

const failures: Readonly<Record<string, WalletFailure>> = {
  locked: 'locked',
  signature_rejected: 'rejected',
  identity_rejected: 'rejected',
  no_network: 'wrong-chain',
  wrong_network: 'wrong-chain',
  account_missing: 'wrong-account',
};

/** A refusal in Scatter's form as an error; null for anything else. */
export function scatterRefusal(told: unknown): Error | null {
  if (typeof told !== 'object' || told === null || told instanceof Error) return null;
  const type: unknown = Reflect.get(told, 'type');
  const message: unknown = Reflect.get(told, 'message');
  if (typeof type !== 'string') return null;
  const words = typeof message === 'string' ? message : type;
  const failure = failures[type];
  return failure ? new WalletError(failure, words) : new Error(words);
}
