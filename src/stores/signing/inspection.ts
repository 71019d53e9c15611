import { othersFirst } from '../../chain/client/chain/other-nodes.ts';
import { dryRun } from '../../chain/client/signing/dry-run.ts';
import type { ActionView } from '../../chain/model/action/action.ts';
import type { DryRun } from '../../chain/model/transaction/dry-run.ts';
import type { CheckedAbis } from '../../chain/sign/abi/checked-abis.ts';
import { contradictionsOfRun } from '../../chain/sign/transaction/compare-dry-run.ts';
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
import { movingChain } from '../../chain/model/transaction/token-moves.ts';
import { readTransaction, type ReadTransaction } from '../../chain/sign/abi/read-actions.ts';
import type { PackedActions } from '../../chain/sign/transaction/pack-actions.ts';
import type { User } from '../../chain/sign/users/users.ts';
import { chainAbis } from '../chain/abis.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { viewOf } from './nested-actions.ts';
import { checkTransaction } from './review-checks.ts';

/** Whose transaction it is. */
interface Parties {
  readonly user: User;
  /** Account and contract of the CPU sponsor; empty for most. */
  readonly sponsor: readonly string[];
}

/** What can be asked of the nodes again. */
export interface Inspection {
  /** Runs the warning checks again, at another node. */
  readonly recheck: () => void;
  /** Withdraws what nodes reported: the transaction is about to change. */
  readonly withdraw: () => void;
}

/**
 * Decodes a transaction from its bytes and shows its facts: at once those that need no request,
 * then warnings and the dry run as they arrive. Forms and the review show these facts.
 * @param signal ends it; nothing is shown afterwards
 */
export async function inspect(
  { packed, id }: Pick<PackedActions, 'packed' | 'id'>,
  { user, sponsor }: Parties,
  signal: AbortSignal,
  onPreview: (preview: SigningPreview, inspection: Inspection) => void,
): Promise<void> {
  const read = await readTransaction({ packed_trx: packed }, await chainAbis(), {
    keyForm: chainConfig().keyPrefix,
  });
  signal.throwIfAborted();
  let preview = firstPreview(read, id, user);
  const show = (more: Partial<SigningPreview>) => {
    preview = { ...preview, ...more };
    onPreview(preview, { recheck, withdraw });
  };
  const withdraw = () => show({ warnings: null, ...unwitnessed });
  const check = () => {
    const { actions } = preview;
    const expiresAt = parseTime(read.header.expiration);
    const transaction = { actions, actor: user.actor, expiresAt, sponsor, dryRun: running };
    void checkTransaction(transaction, signal, show);
  };
  let running = queryWitnesses(packed, preview, signal, show);
  const recheck = () => {
    const { dryRun } = preview;
    // A node whose dry run contradicted is not used again.
    const besides = dryRun && 'endpoint' in dryRun ? [dryRun.endpoint] : [];
    show({ warnings: null, unchecked: false, ...unwitnessed });
    running = queryWitnesses(packed, preview, signal, show, besides);
    check();
  };
  show({});
  check();
}

/** Before any node has responded. */
const unwitnessed = { dryRun: null, dryRunBalances: null, contradictions: [] } as const;

function firstPreview(
  read: ReadTransaction,
  id: string,
  { actor, permission }: User,
): SigningPreview {
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
    balances: balanceChanges(actions.map(asTrace), movingChain(chainConfig())),
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
 * Resolves to the dry run once it is shown; to null if it ended before.
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
  const access = othersFirst(chainAccess(), [
    ...new Set([...abis.endpoints(actions.map(({ account }) => account)), ...besides]),
  ]);
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
  const contradictions = await contradictionsOfRun(actions, abis.read, result.actions);
  const changes = balanceChanges(result.actions, movingChain(chainConfig()));
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
