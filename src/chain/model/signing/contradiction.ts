/** A difference between a node's dry run and the locally decoded transaction. */
export interface Contradiction {
  /** Index of the action in the transaction, from 0. */
  readonly place: number;
  /** `eosio.token::transfer`. */
  readonly action: string;
  /** The field that differs; null if the whole action differs. */
  readonly field: string | null;
  /** As decoded here. */
  readonly here: string;
  /** As the node ran it. */
  readonly there: string;
}
