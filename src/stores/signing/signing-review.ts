import { SigningCanceled } from '#src/chain/sign/session/signing-errors.ts';
import type { PreparedTransaction } from '../../chain/sign/session/signer.ts';
import type { User } from '../../chain/sign/users/users.ts';
import { inspect } from './inspection.ts';
import { $reviewing } from './reviewing.ts';

/**
 * Shows a transaction decoded from its bytes. Resolves to the user's decision: sign it, or prepare
 * it again. Rejects with SigningCanceled.
 * @param sponsor account and contract of the CPU sponsor; empty for most
 * @param signal aborts the review
 */
export async function review(
  prepared: PreparedTransaction,
  user: User,
  sponsor: readonly string[],
  signal: AbortSignal,
): Promise<'sign' | 'renew'> {
  signal.throwIfAborted();
  const waiting = new AbortController();
  try {
    return await new Promise<'sign' | 'renew'>((resolve, reject) => {
      const cancel = () => reject(new SigningCanceled());
      signal.addEventListener('abort', cancel, { signal: waiting.signal });
      const confirm = () => resolve('sign');
      const shown = inspect(
        prepared,
        { user, sponsor },
        waiting.signal,
        (preview, { recheck, withdraw }) => {
          const renew = () => {
            // Signing is blocked until the new one is ready.
            withdraw();
            resolve('renew');
          };
          $reviewing.set({ preview, confirm, cancel, renew, recheck });
        },
      );
      shown.catch(reject);
    });
  } finally {
    waiting.abort();
  }
}
