import type { PermissionLevel } from '../../actions/action.ts';
import type { RamOperation, TableChange } from './state-change.ts';

export interface ActionView {
  readonly account: string;
  readonly name: string;
  readonly authorization: readonly PermissionLevel[];
  /** Fields as the source decoded them; null if it could not. */
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly hexData: string | null;
}

export interface RamDelta {
  readonly account: string;
  readonly bytes: number;
}

/** An action's return value: packed, and decoded if the source could. */
export interface ReturnValue {
  readonly hex: string;
  readonly data: unknown;
}

/**
 * An executed action. Its receivers are merged into one node, and its inline actions are below it.
 */
export interface ActionTrace extends ActionView {
  /** Execution order in the transaction, from 1. */
  readonly ordinal: number;
  /** All receivers, the contract first. */
  readonly receivers: readonly string[];
  /** Whose code sent it, where that is a receiver of the action above and not its contract. */
  readonly sentBy?: string;
  /** Decimal text: can exceed 2^53. */
  readonly globalSequence: string | null;
  readonly console: string;
  readonly ramDeltas: readonly RamDelta[];
  /** Digest in the receipt, if the source reports it. */
  readonly digest?: string;
  readonly returned?: ReturnValue;
  /** Table and RAM changes in order, if the source reports them. */
  readonly tableChanges?: readonly TableChange[];
  readonly ramOperations?: readonly RamOperation[];
  readonly inline: readonly ActionTrace[];
}

/** A row of an account's history. */
export interface ActionRow extends ActionView {
  readonly transactionId: string;
  readonly blockNum: number;
  /** Milliseconds UTC. */
  readonly blockTime: number;
  readonly globalSequence: string | null;
  readonly receivers: readonly string[];
  /** Digest in the receipt, if the source reports it. */
  readonly digest?: string;
}

/** Unique key of a history row. */
export function actionRowKey(row: ActionRow): string {
  const { globalSequence, transactionId, account, name, data } = row;
  return globalSequence ?? JSON.stringify([transactionId, account, name, data]);
}
