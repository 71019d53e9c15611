import { recordOf, textOf } from '../../rpc/json.ts';
import type { ActionRow } from '../action/action.ts';

const acts = ['propose', 'approve', 'unapprove', 'exec', 'cancel', 'invalidate'] as const;

export type PastAct = (typeof acts)[number];

/** An action on a proposal that is in the history. */
export interface PastStep {
  readonly act: PastAct;
  /** Empty for an invalidation, which is about all proposals. */
  readonly proposer: string;
  readonly name: string;
  /** The account that acted; empty if the source did not decode it. */
  readonly by: string;
  /** Milliseconds UTC. */
  readonly at: number;
  readonly transactionId: string;
  readonly key: string;
}

export interface StepsQuery {
  /** All steps of this account. Without it: only executions and cancellations, of any account. */
  readonly by?: string;
  /** Only steps of proposals of this account. */
  readonly proposer?: string;
  /** All steps of the proposals of this name, of any account. */
  readonly name?: string;
}

/** The steps in history rows of the multisig contract, in their order. Malformed rows are left out. */
export function pastSteps(
  rows: readonly ActionRow[],
  msig: string,
  { by, proposer, name }: StepsQuery,
): readonly PastStep[] {
  return rows.flatMap((row) => {
    const act = acts.find((one) => one === row.name);
    if (row.account !== msig || !act) return [];
    const step = stepOf(row, act);
    if (step === null) return [];
    if (name !== undefined && step.name !== name) return [];
    const ends = act === 'exec' || act === 'cancel';
    if (by === undefined ? name === undefined && !ends : step.by !== by) return [];
    return proposer === undefined || step.proposer === proposer ? [step] : [];
  });
}

function stepOf(row: ActionRow, act: PastAct): PastStep | null {
  const data = recordOf(row.data);
  const proposer = textOf(data['proposer']) ?? '';
  const name = textOf(data['proposal_name']) ?? '';
  if (act !== 'invalidate' && (proposer === '' || name === '')) return null;
  const { transactionId, blockTime, globalSequence } = row;
  const key = globalSequence ?? `${transactionId}/${act}/${proposer}/${name}`;
  return { act, proposer, name, by: actorOf(act, data), at: blockTime, transactionId, key };
}

function actorOf(act: PastAct, data: Readonly<Record<string, unknown>>): string {
  const fields = {
    propose: data['proposer'],
    approve: recordOf(data['level'])['actor'],
    unapprove: recordOf(data['level'])['actor'],
    exec: data['executer'],
    cancel: data['canceler'],
    invalidate: data['account'],
  };
  return textOf(fields[act]) ?? '';
}
