import type { ActionTrace, Block, BlockTransaction, TransactionTrace } from '../types.ts';

export interface RecordedTransaction {
  block: Block;
  transaction: BlockTransaction;
  trace: TransactionTrace;
  /** Place in the block, from 0. */
  index: number;
}

/** One trace: an action as one receiver saw it. */
export interface RecordedTrace {
  trace: ActionTrace;
  block: Block;
}

/** One action, with the traces of everyone it was handed to; its own contract's is the first. */
export interface RecordedAction {
  receivers: ActionTrace[];
  in: RecordedTransaction;
}
