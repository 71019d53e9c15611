import type { ActionTrace, Block, BlockTransaction, TransactionTrace } from '../types.ts';

export interface RecordedTransaction {
  block: Block;
  transaction: BlockTransaction;
  trace: TransactionTrace;
  /** Index in the block, from 0. */
  index: number;
}

/** One trace: an action as delivered to one receiver. */
export interface RecordedTrace {
  trace: ActionTrace;
  block: Block;
}

/** One action with the traces of all receivers, its contract's first. */
export interface RecordedAction {
  receivers: ActionTrace[];
  in: RecordedTransaction;
}
