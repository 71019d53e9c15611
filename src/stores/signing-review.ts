import type { Action } from '../chain/actions/action.ts';
import { dryRun } from '../chain/client/dry-run.ts';
import { signingFacts } from '../chain/client/signing-facts.ts';
import { parseTime } from '../chain/core/time.ts';
import type { ActionView } from '../chain/model/action.ts';
import { asTrace } from '../chain/model/as-trace.ts';
import { balanceChanges } from '../chain/model/balance-changes.ts';
import { permissionChanges } from '../chain/model/permission-changes.ts';
import type { SigningPreview } from '../chain/model/signing-preview.ts';
import { warningsOf } from '../chain/model/warnings/warnings.ts';
import { recordOf } from '../chain/rpc/json.ts';
import { readTransaction, type ReadTransaction } from '../chain/sign/read-actions.ts';
import type { PreparedTransaction } from '../chain/sign/signer.ts';
import { SigningCanceled } from '../chain/sign/signing-canceled.ts';
import type { User } from '../chain/sign/users.ts';
import { chainAbis } from './abis.ts';
import { chainConfig } from './chain.ts';
import { chainAccess } from './client.ts';
import { favorites } from './favorites.ts';
import { $reviewing } from './reviewing.ts';
import { $users } from './users.ts';

/**
 * Shows a transaction as it will be signed, read back from its bytes, and resolves to whether its
 * user wants it so, or wants another one made of the same actions. What takes longer, the warnings
 * and a node's dry run, is added as it comes. Rejects with SigningCanceled.
 * @param known contracts that are no strangers here, besides the chain's own
 * @param signal whether it is still wanted
 */
export async function review(
  prepared: PreparedTransaction,
  user: User,
  known: readonly string[],
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
        $reviewing.set({ preview, confirm, cancel, renew });
      };
      const renew = () => {
        // Until the other one is here, nothing can be signed.
        show({ warnings: null, dryRun: null });
        resolve('renew');
      };
      show({});
      void addWarnings(read, { user, known }, waiting.signal, show);
      void addDryRun(prepared.packed, waiting.signal, show);
    });
  } finally {
    waiting.abort();
  }
}

type Show = (more: Partial<SigningPreview>) => void;

function firstPreview(
  read: ReadTransaction,
  { id }: PreparedTransaction,
  { actor, permission }: User,
): SigningPreview {
  const { accounts } = chainConfig();
  const actions = actionsOf(read);
  // A node bills whoever authorises first.
  const [payer] = actions.flatMap(({ authorization }) => authorization);
  return {
    payer: payer?.actor ?? actor,
    ...{ actor, permission, actions, transactionId: id, warnings: null, dryRun: null },
    delaySeconds: Number(read.header.delay_sec),
    validFor: Math.round((parseTime(read.header.expiration) - Date.now()) / 1_000),
    balances: balanceChanges(actions.map(asTrace), accounts),
    permissionChanges: permissionChanges(actions.map(asAction), new Map(), accounts.system),
  };
}

async function addWarnings(
  read: ReadTransaction,
  { user: { actor }, known }: { user: User; known: readonly string[] },
  signal: AbortSignal,
  show: Show,
): Promise<void> {
  const actions = actionsOf(read).map(asAction);
  const intent = {
    ...{ actions, actor, known, expiresAt: parseTime(read.header.expiration) },
    familiar: [
      ...$users.get().saved.map((user) => user.actor),
      ...favorites().map(({ name }) => name),
    ],
    paid: new Set<string>(),
  };
  try {
    const facts = await signingFacts(chainAccess(), intent, { signal });
    if (signal.aborted) return;
    show({
      warnings: warningsOf(facts),
      permissionChanges: permissionChanges(actions, facts.permissions, facts.system),
    });
  } catch {
    // Only where the user has decided already.
  }
}

async function addDryRun(packed: string, signal: AbortSignal, show: Show): Promise<void> {
  try {
    const result = await dryRun(chainAccess(), packed, { signal });
    if (signal.aborted) return;
    show({
      dryRun: result,
      ...(result.kind === 'done' && {
        balances: balanceChanges(result.actions, chainConfig().accounts),
      }),
    });
  } catch {
    // Only where the user has decided already.
  }
}

function actionsOf({ actions }: ReadTransaction): ActionView[] {
  return actions.map(({ account, name, authorization, data, hexData }) => ({
    ...{ account, name, authorization, hexData },
    data: data === null ? null : recordOf(data),
  }));
}

function asAction({ account, name, authorization, data }: ActionView): Action {
  return { account, name, authorization, data: data ?? {} };
}
