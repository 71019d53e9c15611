import type { Asset } from '../../core/asset.ts';

export interface ListedProxy {
  readonly account: string;
  /** By which it is voted through on FIO; null elsewhere. */
  readonly fioAddress: string | null;
  /** How it presents itself: hostile texts. Null where it does not. */
  readonly info: Readonly<Record<'name' | 'website' | 'slogan', string | null>> | null;
  /** What others gave to it, in the core token as it would weigh today. */
  readonly given: Asset;
  /** How many others vote through it; null where that is not known. */
  readonly voters: number | null;
  /** How many producers it votes for. */
  readonly producers: number;
}
