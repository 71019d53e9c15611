import { systemContracts } from '../../chain/config/known-accounts.ts';
import { chainNow } from '../../chain/core/clock.ts';
import { parseTime } from '../../chain/core/time.ts';
import { asTrace } from '../../chain/model/action/as-trace.ts';
import { balanceChanges } from '../../chain/model/transaction/balance-changes.ts';
import { permissionChanges } from '../../chain/model/permission/permission-changes.ts';
import type { SigningPreview } from '../../chain/model/signing/signing-preview.ts';
import { readAction } from '../../chain/model/signing/warnings/warnings.ts';
import { readTransaction, type ReadTransaction } from '../../chain/sign/abi/read-actions.ts';
import type { PreparedTransaction } from '../../chain/sign/session/signer.ts';
import { SigningCanceled } from '#src/chain/sign/session/signing-errors.ts';
import type { User } from '../../chain/sign/users/users.ts';
import { chainAbis } from '../chain/abis.ts';
import { chainConfig } from '../chain/chain.ts';
import { viewOf } from './nested-actions.ts';
import { checkTransaction } from './review-checks.ts';
import { askWitnesses } from './review-witnesses.ts';
import { $reviewing } from './reviewing.ts';

/**
 * Shows a transaction decoded from its bytes. Resolves to the user's decision: sign it, or prepare
 * it again. Warnings and the dry run are added as they arrive. Rejects with SigningCanceled.
 * @param sponsor account and contract of the CPU sponsor; empty for most
 * @param signal aborts the review
 */
export async function review(
  prepared: PreparedTransaction,
  user: User,
  sponsor: readonly string[],
  signal: AbortSignal,
): Promise<'sign' | 'renew'> {
  const read = await readTransaction({ packed_trx: prepared.packed }, await chainAbis(), {
    keyForm: chainConfig().keyPrefix,
  });
  signal.throwIfAborted();
  const waiting = new AbortController();
  try {
    return await new Promise<'sign' | 'renew'>((resolve, reject) => {
      let preview = firstPreview(read, prepared, user);
      const cancel = () => reject(new SigningCanceled());
      signal.addEventListener('abort', cancel, { signal: waiting.signal });
      const confirm = () => resolve('sign');
      const show = (more: Partial<SigningPreview>) => {
        preview = { ...preview, ...more };
        $reviewing.set({ preview, confirm, cancel, renew, recheck });
      };
      const renew = () => {
        // Signing is blocked until the new one is ready.
        show({ warnings: null, ...unwitnessed });
        resolve('renew');
      };
      const check = () => {
        const { actions } = preview;
        const expiresAt = parseTime(read.header.expiration);
        const transaction = { actions, actor: user.actor, expiresAt, sponsor, dryRun: running };
        void checkTransaction(transaction, waiting.signal, show);
      };
      let running = askWitnesses(prepared.packed, preview, waiting.signal, show);
      const recheck = () => {
        const { dryRun } = preview;
        // A node whose dry run contradicted is not used again.
        const besides = dryRun && 'endpoint' in dryRun ? [dryRun.endpoint] : [];
        show({ warnings: null, unchecked: false, ...unwitnessed });
        running = askWitnesses(prepared.packed, preview, waiting.signal, show, besides);
        check();
      };
      show({});
      check();
    });
  } finally {
    waiting.abort();
  }
}

/** Before any node has responded. */
const unwitnessed = { dryRun: null, dryRunBalances: null, contradictions: [] } as const;

function firstPreview(
  read: ReadTransaction,
  { id }: PreparedTransaction,
  { actor, permission }: User,
): SigningPreview {
  const { accounts } = chainConfig();
  const actions = read.actions.map(viewOf);
  // Nodes bill the first authorizer.
  const [payer] = actions.flatMap(({ authorization }) => authorization);
  return {
    payer: payer?.actor ?? actor,
    actor,
    permission,
    actions,
    transactionId: id,
    warnings: null,
    nested: [],
    unchecked: false,
    trust: [],
    ...unwitnessed,
    delaySeconds: Number(read.header.delay_sec),
    validFor: Math.round((parseTime(read.header.expiration) - chainNow()) / 1_000),
    balances: balanceChanges(actions.map(asTrace), accounts),
    permissionChanges: permissionChanges(
      actions.map(readAction),
      new Map(),
      systemContracts(chainConfig()),
    ),
  };
}
