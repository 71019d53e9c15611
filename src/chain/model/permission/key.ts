/** An account permission a public key belongs to. */
export interface KeyAccount {
  readonly account: string;
  readonly permission: string;
  /** Null where the source does not say. */
  readonly weight: number | null;
  readonly threshold: number | null;
}

/** Who can tell the accounts of a key. */
export type KeySource = 'node' | 'hyperion' | 'native' | 'light-api';

export interface KeyReport {
  readonly accounts: readonly KeyAccount[];
  readonly source: KeySource;
}
