import type { Asset } from '../../core/asset.ts';

export interface ListedProxy {
  readonly account: string;
  /** The address for voting through it on FIO; null elsewhere. */
  readonly fioAddress: string | null;
  /** Its published profile: hostile texts. Null if it has none. */
  readonly info: Readonly<Record<'name' | 'website' | 'slogan', string | null>> | null;
  /** Stake of its voters, in core tokens at today's weight. */
  readonly given: Asset;
  /** Number of voters; null if unknown. */
  readonly voters: number | null;
  /** Number of producers it votes for. */
  readonly producers: number;
}
