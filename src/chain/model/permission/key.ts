/** An account permission a public key belongs to. */
export interface KeyAccount {
  readonly account: string;
  readonly permission: string;
  /** Null if the source does not report it. */
  readonly weight: number | null;
  readonly threshold: number | null;
}

/** Sources of a key's accounts. */
export type KeySource = 'node' | 'hyperion' | 'native' | 'light-api';

export interface KeyReport {
  readonly accounts: readonly KeyAccount[];
  readonly source: KeySource;
}
