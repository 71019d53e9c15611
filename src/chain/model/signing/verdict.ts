import { unique } from '../../core/unique.ts';
import type { HolderChanges } from '../transaction/balance-changes.ts';
import type { DryRun } from '../transaction/dry-run.ts';
import { type Agreement, type Difference, type Figure, isNamed } from './agreement.ts';
import type { CrossChecked } from './cross-checked.ts';
import type { NestedReading } from './nested-reading.ts';
import type { NestedActions } from './nested-actions.ts';
import type { ActionTrust, Contradiction } from './trust.ts';
import { isOfUnknownContract, type SigningFacts } from './warnings/facts.ts';
import { type Warning, type WarningSeverity, severityOf } from './warnings/warning.ts';
import { mergeWarnings, warningsOf } from './warnings/warnings.ts';

/** What a signature takes, the least first: nothing, a checkbox, a typed name; or it is blocked. */
export const requirementOrder = ['sign', 'tick', 'typed-name', 'stop'] as const;
export type Requirement = (typeof requirementOrder)[number];

/** A dry run by one operator. */
export interface RunReading {
  readonly dryRun: DryRun;
  /** Its balance changes if they differ from those of the bytes, else null. */
  readonly balances: readonly HolderChanges[] | null;
  /** How it contradicts the transaction as decoded here. */
  readonly contradictions: readonly Contradiction[];
  /** Changes of power that contracts send. */
  readonly powers: readonly NestedActions[];
}

/**
 * All that decides about a signature. Null: the responses are pending.
 */
export interface Evidence {
  /** From the bytes and this browser alone: no node can change it. */
  readonly local: SigningFacts;
  /** The transactions that the actions carry or refer to. */
  readonly nested: CrossChecked<NestedReading> | null;
  /** The same facts with the accounts' permissions, as each operator reports them. */
  readonly facts: CrossChecked<SigningFacts> | null;
  readonly runs: CrossChecked<RunReading> | null;
  /** Trust in the ABI of each action. */
  readonly trust: readonly ActionTrust[] | null;
  /** Permissions and balances of the accounts, and prices, compared between two operators. */
  readonly figures: Agreement | null;
  /** The user signs in this session although only one node is configured. */
  readonly oneNodeAccepted: boolean;
  /** Whether it is known whose clock is right, and so when the signature expires. */
  readonly isClockSure: boolean;
}

type Check = 'risks' | 'figures' | 'clock';

/** What a node reports, as it is shown. A consent counts for these alone. */
type ShownPrice = Pick<Figure, 'kind' | 'of' | 'value'>;

/** Why a transaction needs more than its warnings ask for. */
export type Doubt =
  | { readonly kind: 'pending' | 'unchecked'; readonly check: Check }
  /** A node ran other actions than were decoded here. */
  | { readonly kind: 'contradicted' }
  /** Two operators report different figures. */
  | { readonly kind: 'differing'; readonly differences: readonly Difference[] }
  /** An action lets the chain take far more than the price that two operators report. */
  | { readonly kind: 'overpaid'; readonly prices: readonly ShownPrice[] }
  /** A bid for a name, while two operators report none: the least amount would be enough. */
  | { readonly kind: 'first-bid'; readonly prices: readonly ShownPrice[] }
  /** No second operator is configured. */
  | { readonly kind: 'one-node' }
  /** A node's dry run failed: the chain would refuse the transaction. */
  | { readonly kind: 'refused'; readonly endpoint: string; readonly message: string }
  /** A block has, or may have, an identical transaction, of which the user was not informed. */
  | ({ readonly kind: 'executed' } & ExecutedBefore);

/** A transaction of this browser that a block has, or that expired and may have been executed. */
export interface ExecutedBefore {
  readonly transactionId: string;
  /** Null while no operator's block is known to have it. */
  readonly blockNum: number | null;
  /** The host of the only node whose block has it. Absent if two have it, or there is no second. */
  readonly onlyBy?: string;
}

export interface Verdict {
  readonly requirement: Requirement;
  /** The most severe first. More may follow while something is pending. */
  readonly warnings: readonly Warning[];
  readonly doubts: readonly Doubt[];
}

const requirementOfWarning: Readonly<Record<WarningSeverity, Requirement>> = {
  notice: 'sign',
  danger: 'tick',
  loss: 'typed-name',
  stop: 'stop',
};

const requirementOfDoubt: Readonly<Record<Doubt['kind'], Requirement>> = {
  pending: 'stop',
  contradicted: 'stop',
  unchecked: 'tick',
  differing: 'tick',
  overpaid: 'tick',
  'first-bid': 'tick',
  'one-node': 'tick',
  refused: 'tick',
  executed: 'tick',
};

/**
 * The decision about a signature, and its reasons. The only one: the review, the forms and their
 * tests use it.
 *
 * Responses only add reasons. So with one honest operator of two, the verdict is at least as strict as
 * with two, even if the other one lies or does not respond. A refused dry run of known contracts is not
 * waited for: what the chain refuses moves nothing.
 */
export function decideVerdict(evidence: Evidence): Verdict {
  return verdictOf(warningsIn(evidence), doubtsIn(evidence));
}

/** The outcome that warnings and doubts add up to. */
export function verdictOf(warnings: readonly Warning[], doubts: readonly Doubt[] = []): Verdict {
  const needed = [
    ...warnings.map((one) => requirementOfWarning[severityOf(one)]),
    ...doubts.map(({ kind }) => requirementOfDoubt[kind]),
  ];
  const most = Math.max(0, ...needed.map((one) => requirementOrder.indexOf(one)));
  return { requirement: requirementOrder[most] ?? 'stop', warnings, doubts };
}

/** The decision with another doubt, which comes from this browser. */
export function withDoubt({ warnings, doubts }: Verdict, doubt: Doubt): Verdict {
  return verdictOf(warnings, [...doubts, doubt]);
}

export function isPending({ doubts }: Verdict, check: Check): boolean {
  return doubts.some((one) => one.kind === 'pending' && one.check === check);
}

export function isUnchecked({ doubts }: Verdict, check: Check): boolean {
  return doubts.some((one) => one.kind === 'unchecked' && one.check === check);
}

/** All nested actions that the bytes or any operator reports, each once. */
export function nestedIn({
  local,
  nested,
  runs,
}: Pick<Evidence, 'local' | 'nested' | 'runs'>): NestedActions[] {
  const carried = (nested?.responses ?? []).flatMap((one) => one.nested);
  const sent = (runs?.responses ?? []).flatMap(({ powers }) => powers);
  return unique([...local.nested, ...carried, ...sent]);
}

function warningsIn(evidence: Evidence): Warning[] {
  const { local, facts, nested } = evidence;
  const proposals = unique((nested?.responses ?? []).flatMap((one) => one.proposals));
  const carried = (nested?.responses ?? []).flatMap((one) => one.extensions);
  const extensions = unique([...local.extensions, ...carried]);
  const views = facts && facts.responses.length > 0 ? facts.responses : [local];
  const inside = nestedIn(evidence);
  const nestedUnread = nested !== null && isUnread(nested);
  const all = { nested: inside, nestedUnread, proposals, extensions };
  return mergeWarnings(views.map((view) => warningsOf({ ...view, ...all })));
}

/** Whether no operator's reading has all nested transactions, or one has too many. */
function isUnread({ responses }: CrossChecked<NestedReading>): boolean {
  return (
    responses.some(({ truncated }) => truncated) || !responses.some(({ complete }) => complete)
  );
}

function doubtsIn(evidence: Evidence): Doubt[] {
  const { nested, facts, runs, figures, oneNodeAccepted } = evidence;
  // Known contracts send no inline actions beyond those that their actions imply.
  const needed = [nested, facts, ...(callsUnknownContract(evidence) ? [runs] : [])];
  const trust = (evidence.trust ?? []).map((one) => one.trust);
  const lacks = (why: 'single' | 'failed') => needed.some((one) => one?.incomplete === why);
  const trusted = (others: 'none' | 'silent') =>
    trust.some((one) => one.kind === 'single' && one.others === others);
  const isDisputed = trust.some(({ kind }) => kind === 'disputed');
  const noAbi = trusted('silent') || trust.some(({ kind }) => kind === 'unread');
  const contradicted = (runs?.responses ?? []).some((run) => run.contradictions.length > 0);
  const refusal = (runs?.responses ?? [])
    .map(({ dryRun }) => dryRun)
    .find((one) => one.kind === 'refused');
  const pending = evidence.trust === null || needed.includes(null);
  const isSingle = lacks('single') || trusted('none') || figures?.kind === 'single';
  const prices = figures?.kind === 'agree' ? figures.prices : [];
  const loose = prices
    .filter(({ allowsMore }) => allowsMore)
    .map(({ kind, of, value }): ShownPrice => ({ kind, of, value }));
  const overpaid = loose.filter(({ value }) => value !== null);
  const firstBids = loose.filter(({ value }) => value === null);
  const doubts: (Doubt | false)[] = [
    (contradicted || isDisputed) && { kind: 'contradicted' },
    pending && { kind: 'pending', check: 'risks' },
    figures === null && { kind: 'pending', check: 'figures' },
    (lacks('failed') || noAbi) && { kind: 'unchecked', check: 'risks' },
    (figures?.kind === 'failed' || (figures?.kind === 'agree' && isPartial(figures))) && {
      kind: 'unchecked',
      check: 'figures',
    },
    !evidence.isClockSure && { kind: 'unchecked', check: 'clock' },
    figures?.kind === 'differ' && { kind: 'differing', differences: figures.differences },
    overpaid.length > 0 && { kind: 'overpaid', prices: overpaid },
    firstBids.length > 0 && { kind: 'first-bid', prices: firstBids },
    isSingle && !oneNodeAccepted && { kind: 'one-node' },
    refusal ?? false,
  ];
  return doubts.filter((one) => one !== false);
}

/** Whether something was not compared, or no node knows what the bytes name. */
function isPartial({ isTruncated, prices }: Extract<Agreement, { kind: 'agree' }>): boolean {
  const isUnread = (one: Figure) =>
    one.isTruncated === true || (isNamed(one) && one.value === null);
  return isTruncated === true || prices.some(isUnread);
}

/** Whether an action, at any depth, may send actions that it does not name. */
export function callsUnknownContract(
  evidence: Pick<Evidence, 'local' | 'nested' | 'runs'>,
): boolean {
  const { local } = evidence;
  const all = [...local.actions, ...nestedIn(evidence).flatMap((one) => one.actions)];
  return all.some((action) => isOfUnknownContract(action, local));
}
