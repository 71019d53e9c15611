import { AuthLimitError, NotLinkedError } from '../../client/signing/authority-errors.ts';
import { FreeCpuError } from '../../client/signing/free-cpu.ts';
import {
  ForeignIdError,
  OutcomeUnknownError,
  RefusedByOneError,
  RefusedForNowError,
} from '../../client/signing/send-errors.ts';
import * as messages from '../../core/messages.ts';
import { FetchError, RpcError } from '../../rpc/errors.ts';
import { AbiDisputedError } from '../abi/abi-cache.ts';
import { SessionGoneError } from './session-gone.ts';
import { UserChangedError } from './signing-errors.ts';
import { walletFailure, type WalletFailure } from '../wallets/failure.ts';

/** Why signing or sending failed. Each kind has a text and a next step. */
export type SigningFailure =
  | WalletFailure
  | 'closed'
  | 'changed'
  | 'user-changed'
  | 'log-in'
  | 'expired'
  | 'cpu'
  | 'net'
  | 'ram'
  | 'authority'
  | 'offline'
  | 'node-wrong-chain'
  | 'outcome-unknown'
  | 'foreign-id'
  | 'abi-disputed'
  | 'free-cpu';

/** The wallet returned a transaction that differs from the reviewed one. */
export class TransactionChangedError extends Error {
  constructor() {
    super('The wallet changed the transaction, so it was not sent');
    this.name = 'TransactionChangedError';
  }
}

/** Chain error codes that the user can act on. */
const refusals: Readonly<Record<number, SigningFailure>> = {
  3_040_005: 'expired',
  // It refers to a block that is not on the chain.
  3_040_007: 'expired',
  3_080_001: 'ram',
  3_080_002: 'net',
  3_080_003: 'net',
  3_080_007: 'net',
  3_080_004: 'cpu',
  3_080_005: 'cpu',
  3_080_006: 'cpu',
  3_080_008: 'cpu',
  3_081_001: 'cpu',
  3_090_003: 'authority',
  3_090_004: 'authority',
  3_090_005: 'authority',
  3_090_006: 'authority',
};

/** Closing a window or a prompt is not a rejection by the wallet. */
const closed = /^canceled$|closed before|user closed|was closed|window closed/i;

/** The kind of a signing failure; null if only the error's message is known. */
export function signingFailure(error: unknown): SigningFailure | null {
  if (error instanceof OutcomeUnknownError) return 'outcome-unknown';
  if (error instanceof ForeignIdError) return 'foreign-id';
  if (error instanceof RefusedByOneError || error instanceof RefusedForNowError)
    return signingFailure(error.refusal);
  if (error instanceof FreeCpuError) return 'free-cpu';
  if (error instanceof AbiDisputedError) return 'abi-disputed';
  if (error instanceof TransactionChangedError) return 'changed';
  if (error instanceof UserChangedError) return 'user-changed';
  if (error instanceof NotLinkedError || error instanceof AuthLimitError) return 'authority';
  if (error instanceof SessionGoneError) return 'log-in';
  if (error instanceof RpcError) return refusals[error.code] ?? null;
  if (error instanceof FetchError)
    return error.attempts.at(-1)?.kind === 'wrong-chain' ? 'node-wrong-chain' : 'offline';
  const message = error instanceof Error ? error.message : '';
  if (message === messages.loginFirst) return 'log-in';
  return closed.test(message) ? 'closed' : walletFailure(error);
}
