import type { PermissionLevel } from '../../actions/action.ts';

/** A packed transaction, for terminals and programs. All bytes in hex. */
export interface CodeTransaction {
  /** Null where they are not all of it: the transaction has context-free actions. */
  readonly actions: readonly PackedAction[] | null;
  /** What nodes take: signatures and packed bytes. */
  readonly body: object;
}

/** An action whose data are packed. */
export interface PackedAction {
  readonly account: string;
  readonly name: string;
  readonly authorization: readonly PermissionLevel[];
  readonly data: string;
}
