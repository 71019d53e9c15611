import { othersFirst } from '#src/chain/client/chain/other-nodes.ts';
import { dryRun } from '#src/chain/client/signing/dry-run.ts';
import type { ActionView } from '#src/chain/model/action/action.ts';
import type { DryRun } from '#src/chain/model/transaction/dry-run.ts';
import type { CheckedAbis } from '#src/chain/sign/abi/checked-abis.ts';
import { SigningCanceled } from '#src/chain/sign/session/signing-errors.ts';
import { contradictionsOfRun } from '#src/chain/sign/transaction/compare-dry-run.ts';
import { systemContracts } from '../../chain/config/known-accounts.ts';
import { chainNow } from '../../chain/core/clock.ts';
import { parseTime } from '../../chain/core/time.ts';
import { asTrace } from '../../chain/model/action/as-trace.ts';
import { permissionChanges } from '../../chain/model/permission/permission-changes.ts';
import type { ActionTrust, SigningPreview } from '../../chain/model/signing/signing-preview.ts';
import { readAction } from '../../chain/model/signing/warnings/warnings.ts';
import {
  balanceChanges,
  type HolderChanges,
} from '../../chain/model/transaction/balance-changes.ts';
import { readTransaction, type ReadTransaction } from '../../chain/sign/abi/read-actions.ts';
import type { PreparedTransaction } from '../../chain/sign/session/signer.ts';
import type { User } from '../../chain/sign/users/users.ts';
import { chainAbis } from '../chain/abis.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { viewOf } from './nested-actions.ts';
import { checkTransaction } from './review-checks.ts';
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
      let running = queryWitnesses(prepared.packed, preview, waiting.signal, show);
      const recheck = () => {
        const { dryRun } = preview;
        // A node whose dry run contradicted is not used again.
        const besides = dryRun && 'endpoint' in dryRun ? [dryRun.endpoint] : [];
        show({ warnings: null, unchecked: false, ...unwitnessed });
        running = queryWitnesses(prepared.packed, preview, waiting.signal, show, besides);
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

type Shown = Partial<
  Pick<SigningPreview, 'trust' | 'dryRun' | 'dryRunBalances' | 'contradictions'>
>;

/**
 * Shows the trust in the ABIs, and a dry run at a node that did not serve them, if there is one.
 * Resolves to the dry run once it is shown; to null if the user decided before.
 * @param besides endpoints to try last
 */
async function queryWitnesses(
  packed: string,
  { actions, balances }: Pick<SigningPreview, 'actions' | 'balances'>,
  signal: AbortSignal,
  show: (more: Shown) => void,
  besides: readonly string[] = [],
): Promise<DryRun | null> {
  const abis = await chainAbis();
  void trustIn(actions, abis).then((trust) => !signal.aborted && show({ trust }));
  const access = othersFirst(chainAccess(), [...new Set([...abis.endpoints(), ...besides])]);
  try {
    const result = await dryRun(access, packed, { signal });
    const found = await compared(result, { actions, balances }, abis);
    if (signal.aborted) return null;
    show({ dryRun: result, ...found });
    return result;
  } catch {
    return null;
  }
}

/** Each action once. Actions with a disputed ABI are not packed and have no trust. */
async function trustIn(actions: readonly ActionView[], abis: CheckedAbis): Promise<ActionTrust[]> {
  const named = new Map(actions.map((one) => [`${one.account}::${one.name}`, one]));
  const found = await Promise.all(
    [...named.values()].map(async ({ account: contract, name: action }) => {
      const trust = await abis.trust(contract, action).catch(() => null);
      return trust && { contract, action, trust };
    }),
  );
  return found.filter((one) => one !== null);
}

async function compared(
  result: DryRun,
  { actions, balances }: Pick<SigningPreview, 'actions' | 'balances'>,
  abis: CheckedAbis,
): Promise<Pick<SigningPreview, 'dryRunBalances' | 'contradictions'>> {
  if (result.kind !== 'done') return { dryRunBalances: null, contradictions: [] };
  const contradictions = await contradictionsOfRun(actions, abis.get, result.actions);
  const changes = balanceChanges(result.actions, chainConfig().accounts);
  return { contradictions, dryRunBalances: isSame(changes, balances) ? null : changes };
}

function isSame(one: readonly HolderChanges[], other: readonly HolderChanges[]): boolean {
  const linesOf = (holders: readonly HolderChanges[]) =>
    holders
      .flatMap(({ holder, changes }) =>
        changes.map(({ contract, staked, amount }) =>
          [holder, contract, staked, amount.units, amount.symbol.code].join(),
        ),
      )
      .toSorted()
      .join();
  return linesOf(one) === linesOf(other);
}
