import type { Asset } from '../../core/asset.ts';
import { integerTextOf, listOfTexts, numberOf, recordOf, textOf } from '../../rpc/json.ts';

/** A row of `voters`. Weights are the contract's doubles. */
export interface Voter {
  readonly owner: string;
  /** Its FIO address as a proxy; null elsewhere. */
  readonly fioAddress: string | null;
  /** Including the weight proxied to it. */
  readonly weight: number;
  /** Weight of others that vote through it. */
  readonly proxiedWeight: number;
  /** Units of the core token. */
  readonly staked: bigint;
  readonly producers: readonly string[];
  readonly proxy: string | null;
  readonly isProxy: boolean;
}

export interface RankedVoter extends Voter {
  /** From 1, heaviest first. */
  readonly rank: number;
}

/** Rows without an owner are left out. */
export function voters(rows: readonly unknown[]): Voter[] {
  return rows.flatMap((row) => {
    const fields = recordOf(row);
    const owner = textOf(fields.owner);
    if (owner === null) return [];
    return {
      owner,
      fioAddress: textOf(fields.fioaddress),
      weight: numberOf(fields.last_vote_weight) ?? 0,
      proxiedWeight: numberOf(fields.proxied_vote_weight) ?? 0,
      staked: BigInt(integerTextOf(fields.staked) ?? 0),
      producers: listOfTexts(fields.producers),
      proxy: textOf(fields.proxy),
      isProxy: fields.is_proxy === true || fields.is_proxy === 1,
    };
  });
}

/** Voters by weight. The order of equal weights is kept. */
export function rankVoters(all: readonly Voter[]): RankedVoter[] {
  return all
    .toSorted((a, b) => b.weight - a.weight)
    .map((voter, index) => ({ ...voter, rank: index + 1 }));
}

/** Direct voters for a producer. Votes through a proxy do not count. */
export function votersOf(producer: string, all: readonly Voter[]): RankedVoter[] {
  return rankVoters(all.filter(({ proxy, producers }) => !proxy && producers.includes(producer)));
}

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
