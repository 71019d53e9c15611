import { isRecord, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import type { ActionRow } from '../action/action.ts';
import { timeOf } from '../shared/lenient.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const CHARACTERS = `${LETTERS}12345`;

const LENGTH = 12;

/** An approval that a proposal requests. */
export interface Approval {
  readonly actor: string;
  readonly permission: string;
  readonly state: 'Approved' | 'Pending';
  /** Milliseconds UTC; null while pending or if no table has the time. */
  readonly givenAt: number | null;
  /** Given, and invalidated by its account since: it no longer counts. */
  readonly voided?: boolean;
}

export interface Proposal {
  readonly name: string;
  /** The packed transaction in hex. */
  readonly packedTransaction: string;
  /** Earliest execution, milliseconds UTC; null for none. */
  readonly earliestExecution: number | null;
}

/** A proposal as Hyperion lists it. */
export interface ListedProposal {
  readonly proposer: string;
  readonly name: string;
  readonly blockNum: number | null;
  /** True once it was executed or cancelled. */
  readonly executed: boolean;
  readonly approvals: readonly Approval[];
}

/** How a proposal ended. */
export interface ProposalEnd {
  /** The account that executed or cancelled it. */
  readonly payer: string;
  readonly transactionId: string;
  /** Milliseconds UTC. */
  readonly publishedAt: number;
  readonly cancelled: boolean;
}

/** A row of `proposal`. Null if it has no name or its transaction is not hex. */
export function proposal(row: unknown): Proposal | null {
  const fields = recordOf(row);
  const name = textOf(fields.proposal_name);
  const packed = textOf(fields.packed_transaction);
  if (name === null || packed === null || !/^(?:[0-9a-f]{2})+$/i.test(packed)) return null;
  const earliest = timeOf(fields.earliest_exec_time);
  const earliestExecution = earliest > 0 ? earliest : null;
  return { name, packedTransaction: packed, earliestExecution };
}

/**
 * The approvals of a row of `approvals2`, of the older `approvals`, or of Hyperion's list. The
 * contract moves a level from requested to provided, so each appears once. If a source lists a
 * level twice, it counts as given.
 */
export function approvals(row: unknown): Approval[] {
  const fields = recordOf(row);
  const byLevel = new Map<string, Approval>();
  for (const [levels, state] of [
    [fields.provided_approvals, 'Approved'],
    [fields.requested_approvals, 'Pending'],
  ] as const)
    for (const level of listOf(levels)) {
      const one = approval(level, state);
      const id = `${one?.actor}@${one?.permission}`;
      if (one && !byLevel.has(id)) byLevel.set(id, one);
    }
  return [...byLevel.values()];
}

/** Rows without a proposer or a name are left out. */
export function listedProposals(rows: readonly unknown[]): ListedProposal[] {
  return rows.flatMap((row) => {
    const fields = recordOf(row);
    const proposer = textOf(fields.proposer);
    const name = textOf(fields.proposal_name);
    if (proposer === null || name === null) return [];
    const executed = fields.executed === true;
    const blockNum = numberOf(fields.block_num);
    return { proposer, name, blockNum, executed, approvals: approvals(row) };
  });
}

/**
 * How a proposal ended, from actions of the multisig contract, newest first; null if it has not
 * ended. Names can be reused: actions before the latest proposal of the name do not count.
 */
export function proposalEnd(
  proposer: string,
  name: string,
  rows: readonly ActionRow[],
): ProposalEnd | null {
  const last = rows.find(
    (row) => ['propose', 'exec', 'cancel'].includes(row.name) && isOf(row, proposer, name),
  );
  if (!last || last.name === 'propose') return null;
  const cancelled = last.name === 'cancel';
  return {
    payer: textOf(cancelled ? last.data?.canceler : last.data?.executer) ?? '',
    transactionId: last.transactionId,
    publishedAt: last.blockTime,
    cancelled,
  };
}

/**
 * The actions on the latest proposal of a name, from actions of the multisig contract, newest first.
 * The last one proposes it, if the rows reach back to it.
 */
export function rowsOfLatest(
  proposer: string,
  name: string,
  rows: readonly ActionRow[],
): readonly ActionRow[] {
  const steps = rows.filter((row) => isOf(row, proposer, name));
  const first = steps.findIndex((row) => row.name === 'propose');
  return first < 0 ? steps : steps.slice(0, first + 1);
}

function isOf({ data }: ActionRow, proposer: string, name: string): boolean {
  return data?.proposer === proposer && data.proposal_name === name;
}

function approval(value: unknown, state: Approval['state']): Approval | null {
  const fields = recordOf(value);
  const level = isRecord(fields.level) ? fields.level : fields;
  const actor = textOf(level.actor);
  const permission = textOf(level.permission);
  if (actor === null || permission === null) return null;
  const time = state === 'Approved' ? timeOf(fields.time) : 0;
  return { actor, permission, state, givenAt: time > 0 ? time : null };
}

/**
 * A random proposal name: twelve characters, the first a letter.
 * @param random as many bytes
 */
export function suggestedProposalName(
  random: Uint8Array = crypto.getRandomValues(new Uint8Array(LENGTH)),
): string {
  return Array.from(random.subarray(0, LENGTH), (byte, index) => {
    const from = index === 0 ? LETTERS : CHARACTERS;
    return from.charAt(byte % from.length);
  }).join('');
}
