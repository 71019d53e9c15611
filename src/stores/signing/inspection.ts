import { LONG_STAKING } from '../../chain/actions/xpr-stake.ts';
import { feeOnlyContracts, systemContracts } from '../../chain/config/known-accounts.ts';
import { signingNow } from '../../chain/core/clock.ts';
import { parseTime } from '../../chain/core/time.ts';
import type { ActionView } from '../../chain/model/action/action.ts';
import { asTrace } from '../../chain/model/action/as-trace.ts';
import { permissionChanges } from '../../chain/model/permission/permission-changes.ts';
import { signingFigures, type SigningPreview } from '../../chain/model/signing/signing-preview.ts';
import { valueChanges, type ValueRules } from '../../chain/model/signing/value-changes.ts';
import {
  type Evidence,
  decideVerdict,
  nestedIn,
  type RunReading,
} from '../../chain/model/signing/verdict.ts';
import { readAction } from '../../chain/model/signing/warnings/warnings.ts';
import { balanceChanges } from '../../chain/model/transaction/balance-changes.ts';
import { movingChain } from '../../chain/model/transaction/token-moves.ts';
import { readTransaction, type ReadTransaction } from '../../chain/sign/abi/read-actions.ts';
import type { PackedActions } from '../../chain/sign/transaction/pack-actions.ts';
import type { User } from '../../chain/sign/users/users.ts';
import { chainAbis } from '../chain/abis.ts';
import { chainConfig } from '../chain/chain.ts';
import { $chainClock } from '../chain/chain-clock.ts';
import { dryRuns } from './dry-runs.ts';
import { partsOf } from './decode-nested.ts';
import { isOneNodeAccepted } from './one-node.ts';
import { checkTransaction, localFactsOf, pendingEvidence } from './review-checks.ts';

/** Whose transaction it is. */
interface Parties {
  readonly user: User;
  /** The account of the CPU sponsor; empty for most. */
  readonly sponsor: readonly string[];
  /** Compares the accounts' figures between two operators. Forms do not, at each letter typed. */
  readonly compares: boolean;
}

/** What can be requested from the nodes again. */
export interface Inspection {
  /**
   * Runs the checks again. True if the transaction has to be prepared again instead: a node
   * contradicted it. The objection stands until that node's ABI was fetched and the bytes were
   * packed again.
   */
  readonly recheck: () => boolean;
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
  { user, sponsor, compares }: Parties,
  signal: AbortSignal,
  onPreview: (preview: SigningPreview, inspection: Inspection) => void,
): Promise<void> {
  const abis = await chainAbis();
  const read = await readTransaction({ packed_trx: packed }, abis, {
    keyForm: chainConfig().keyPrefix,
  });
  signal.throwIfAborted();
  const parts = partsOf(read);
  const { actions } = parts;
  const balances = balanceChanges(actions.map(asTrace), movingChain(chainConfig()));
  const expiresAt = parseTime(read.header.expiration);
  const transaction = { ...parts, user, expiresAt, sponsor };
  const system = systemContracts(chainConfig());
  const longStaking = chainConfig().features.includes('xpr-staking') ? LONG_STAKING : null;
  const values = valueChanges(actions, valueRules());
  const first = { ...firstPreview(read, id, user), actions, balances, values };
  const oneNodeAccepted = isOneNodeAccepted();
  let evidence: Evidence = {
    local: localFactsOf(transaction),
    ...pendingEvidence,
    oneNodeAccepted,
    isClockSure: $chainClock.get().sure,
  };
  const preview = (): SigningPreview => ({ ...first, ...previewOf(actions, evidence) });
  const show = (more: Partial<Evidence>) => {
    evidence = { ...evidence, ...more };
    onPreview(preview(), { recheck, withdraw });
  };
  const run = (count: 1 | 2, limit: AbortSignal) =>
    dryRuns({ packed, actions, balances }, count, limit);
  const figures = compares ? () => signingFigures(preview(), { system, longStaking }) : null;
  let checking = new AbortController();
  const check = () => {
    checking.abort();
    checking = new AbortController();
    const current = AbortSignal.any([signal, checking.signal]);
    void checkTransaction(transaction, { run, figures }, current, show);
  };
  const withdraw = () => {
    checking.abort();
    show(pendingEvidence);
  };
  const recheck = () => {
    const objections = objectionsIn(evidence.runs, actions);
    for (const { account, endpoint } of objections) abis.reportMismatch(account, endpoint);
    withdraw();
    if (objections.length === 0) check();
    return objections.length > 0;
  };
  show({});
  check();
}

function valueRules(): ValueRules {
  const config = chainConfig();
  return { systems: systemContracts(config), feeOnly: feeOnlyContracts(config), core: config };
}

function firstPreview(read: ReadTransaction, id: string, { actor, permission }: User) {
  // Nodes bill the first authorizer.
  const [payer] = read.actions.flatMap(({ authorization }) => authorization);
  return {
    payer: payer?.actor ?? actor,
    actor,
    permission,
    transactionId: id,
    delaySeconds: Number(read.header.delay_sec),
    validFor: validFor(read.header.expiration),
  };
}

/** Seconds. Null if it is not known whose clock is right. */
function validFor(expiration: string): number | null {
  if (!$chainClock.get().sure) return null;
  return Math.max(0, Math.round((parseTime(expiration) - signingNow()) / 1_000));
}

/** What the review shows of the evidence. */
function previewOf(actions: readonly ActionView[], evidence: Evidence) {
  const { facts, runs, trust, figures } = evidence;
  const permissions = facts?.responses[0]?.permissions ?? new Map();
  const changesOf = (some: readonly ActionView[]) =>
    permissionChanges(some.map(readAction), permissions, systemContracts(chainConfig()));
  const shown = shownRun(runs);
  return {
    verdict: decideVerdict(evidence),
    nested: nestedIn(evidence).map((one) => ({
      ...one,
      balances: balanceChanges(one.actions.map(asTrace), movingChain(chainConfig())),
      values: valueChanges(one.actions, valueRules()),
      permissionChanges: changesOf(one.actions),
    })),
    permissionChanges: changesOf(actions),
    dryRun: shown?.dryRun ?? (runs && ({ kind: 'unknown' } as const)),
    dryRunBalances: shown?.balances ?? null,
    contradictions: shown?.contradictions ?? [],
    trust: trust ?? [],
    agreement: figures,
  };
}

/** The contracts whose actions a node decoded differently. */
function objectionsIn(runs: Evidence['runs'], actions: readonly ActionView[]) {
  return (runs?.responses ?? []).flatMap(({ dryRun, contradictions }) =>
    contradictions.flatMap(({ actionIndex }) => {
      // A further action that the node ran contradicts every action.
      const of = actions[actionIndex] ? [actions[actionIndex]] : actions;
      return 'endpoint' in dryRun
        ? of.map(({ account }) => ({ account, endpoint: dryRun.endpoint }))
        : [];
    }),
  );
}

/** One that contradicts, else one that ran, else one that was refused. */
function shownRun(runs: Evidence['runs']): RunReading | undefined {
  const given = runs?.responses ?? [];
  return (
    given.find(({ contradictions }) => contradictions.length > 0) ??
    given.find(({ dryRun }) => dryRun.kind === 'done') ??
    given[0]
  );
}
