import type { PermissionLevel } from '../../actions/action.ts';
import type { RamOperation, TableChange } from './state-change.ts';

export interface ActionView {
  readonly account: string;
  readonly name: string;
  readonly authorization: readonly PermissionLevel[];
  /** Decoded fields as the source gave them, or null when it could not decode. */
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly hexData: string | null;
}

export interface RamDelta {
  readonly account: string;
  readonly bytes: number;
}

/** What an action handed back: packed, and decoded where the source knew how. */
export interface ReturnValue {
  readonly hex: string;
  readonly data: unknown;
}

/** An executed action: receivers folded into one node, inline actions below their creator. */
export interface ActionTrace extends ActionView {
  /** Place in the transaction's execution order, from 1. */
  readonly ordinal: number;
  /** All accounts it was delivered to, the contract first. */
  readonly receivers: readonly string[];
  /** As a decimal text: it can pass 2^53. */
  readonly globalSequence: string | null;
  readonly console: string;
  readonly ramDeltas: readonly RamDelta[];
  /** Of the receipt, where the source tells it. */
  readonly digest?: string;
  readonly returned?: ReturnValue;
  /** What it did to tables and to RAM, in order, where the source tells it. */
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
  /** Of the receipt, where the source tells it. */
  readonly digest?: string;
}

/** Tells one row of history from another. */
export function actionRowKey(row: ActionRow): string {
  const { globalSequence, transactionId, account, name, data } = row;
  return globalSequence ?? JSON.stringify([transactionId, account, name, data]);
}
