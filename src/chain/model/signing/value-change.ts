import type { Asset } from '../../core/asset.ts';

/**
 * A change of one account's assets besides its balances of tokens. `liquid`: core tokens that the system
 * contract takes or returns. `ram-worth`: RAM for an amount, in bytes at the current price.
 */
export type ValueChange =
  | {
      readonly kind: 'liquid' | 'staked' | 'ram-worth' | 'rex-fund' | 'rex';
      readonly holder: string;
      /** Negative if it decreases. */
      readonly amount: Asset;
      /** The action names a limit, and takes no more than it needs. */
      readonly atMost?: true;
    }
  | { readonly kind: 'ram'; readonly holder: string; readonly bytes: bigint }
  | {
      readonly kind: 'nft';
      readonly holder: string;
      readonly contract: string;
      readonly ids: readonly string[];
      readonly gains: boolean;
    };

/** What an action does to assets. */
export interface ActionValues {
  readonly changes: readonly ValueChange[];
  /** `but-payment`: all but the tokens it pays or takes, which only a dry run has. */
  readonly counted: 'whole' | 'but-payment' | 'part';
}
