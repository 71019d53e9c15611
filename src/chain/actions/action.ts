export interface PermissionLevel {
  readonly actor: string;
  readonly permission: string;
}

/** An unsigned action. Data by field name, in the order of the contract's ABI. */
export interface Action {
  readonly account: string;
  readonly name: string;
  readonly authorization: readonly PermissionLevel[];
  readonly data: Readonly<Record<string, unknown>>;
}
