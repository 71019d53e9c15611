/** Where a node's dry run of a transaction says something else than this site reads in its bytes. */
export interface Contradiction {
  /** The place of the action in the transaction, from 0. */
  readonly place: number;
  /** `eosio.token::transfer`. */
  readonly action: string;
  /** The field that differs; null where the whole action does. */
  readonly field: string | null;
  /** What this site reads. */
  readonly here: string;
  /** What the node reads. */
  readonly there: string;
}
