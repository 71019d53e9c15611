export interface KeyWeight {
  readonly key: string;
  readonly weight: number;
}

export interface AccountWeight {
  readonly actor: string;
  readonly permission: string;
  readonly weight: number;
}

export interface WaitWeight {
  readonly seconds: number;
  readonly weight: number;
}

/** An action that a permission is linked to; `action` is null for the whole contract. */
export interface LinkedAction {
  readonly contract: string;
  readonly action: string | null;
}

/** The name that links actions to any permission of the account. It is no permission itself. */
export const ANY_PERMISSION = 'eosio.any';

export interface PermissionView {
  readonly name: string;
  readonly parent: string | null;
  readonly threshold: number;
  readonly keys: readonly KeyWeight[];
  readonly accounts: readonly AccountWeight[];
  readonly waits: readonly WaitWeight[];
  readonly linked: readonly LinkedAction[];
  readonly children: readonly PermissionView[];
}
