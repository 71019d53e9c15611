import { SigningCanceledError } from '#src/chain/sign/session/signing-errors.ts';
import { signingNow } from '../../chain/core/clock.ts';
import * as limits from '../../chain/core/limits.ts';
import { type ExecutedBefore, withDoubt } from '../../chain/model/signing/verdict.ts';
import { parseTime } from '../../chain/core/time.ts';
import type { PreparedTransaction } from '../../chain/sign/session/signer.ts';
import type { User } from '../../chain/sign/users/users.ts';
import { inspect } from './inspection.ts';
import { acceptOneNode } from './one-node.ts';
import { $reviewing } from './reviewing.ts';

/**
 * Shows a transaction decoded from its bytes. Resolves to the user's decision: sign it, or prepare
 * it again. Rejects with SigningCanceledError.
 * @param sponsor account and contract of the CPU sponsor; empty for most
 * @param signal aborts the review
 * @param executed an identical transaction that a block has, of which the user is informed
 */
export async function review(
  prepared: PreparedTransaction,
  user: User,
  sponsor: readonly string[],
  signal: AbortSignal,
  executed: ExecutedBefore | null,
): Promise<'sign' | 'renew'> {
  signal.throwIfAborted();
  const waiting = new AbortController();
  const left = parseTime(prepared.header.expiration) - signingNow() - limits.renewBeforeMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<'sign' | 'renew'>((resolve, reject) => {
      const cancel = () => reject(new SigningCanceledError());
      signal.addEventListener('abort', cancel, { signal: waiting.signal });
      // A transaction that is about to expire is prepared again, and reviewed again.
      if (left > 0) timer = setTimeout(() => $reviewing.get()?.rebuild(), left);
      const shown = inspect(
        prepared,
        { user, sponsor, compares: true },
        waiting.signal,
        (inspected, inspection) => {
          const verdict = executed
            ? withDoubt(inspected.verdict, { kind: 'executed', ...executed })
            : inspected.verdict;
          const preview = { ...inspected, verdict };
          const { requirement, doubts } = verdict;
          const confirm = () => {
            if (requirement === 'stop') return;
            if (doubts.some(({ kind }) => kind === 'one-node')) acceptOneNode();
            resolve('sign');
          };
          const rebuild = () => {
            // Signing is blocked until the new one is ready.
            inspection.withdraw();
            resolve('renew');
          };
          const recheck = () => {
            if (inspection.recheck()) rebuild();
          };
          $reviewing.set({ preview, confirm, cancel, rebuild, recheck });
        },
      );
      shown.catch(reject);
    });
  } finally {
    clearTimeout(timer);
    waiting.abort();
  }
}
