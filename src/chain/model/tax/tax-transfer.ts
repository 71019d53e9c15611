/** A transfer of any token to or from an account. Plain values, so that a browser can store it. */
export interface TaxTransfer {
  /** Unique in a history. */
  readonly key: string;
  readonly transactionId: string;
  /** Milliseconds UTC. */
  readonly time: number;
  readonly contract: string;
  readonly code: string;
  readonly precision: number;
  /** Smallest units in decimal text. */
  readonly units: string;
  readonly from: string;
  readonly to: string;
  /** Hostile text. */
  readonly memo: string;
  /** Equal for both sides of a swap of the core token and the one it replaced; absent otherwise. */
  readonly trade?: string;
}
