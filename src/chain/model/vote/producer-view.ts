import * as limits from '../../core/limits.ts';
import type { ProducersResponse } from '../../rpc/responses.ts';

/** Producers by votes, ranked from 1. Unregistered producers have no rank and come last. */
export function producerViews(response: ProducersResponse): ProducerView[] {
  const all = doubleOf(response.total_producer_vote_weight);
  return (response.rows ?? response.producers ?? [])
    .map((row) => ({ row, votes: doubleOf(row.total_votes), active: Boolean(row.is_active) }))
    .toSorted((a, b) => Number(b.active) - Number(a.active) || b.votes - a.votes)
    .map(({ row, votes, active }, index) => ({
      rank: index + 1,
      owner: row.owner,
      active,
      voteShare: all > 0 ? Math.min(Math.max(votes / all, 0), 1) : 0,
      totalVotes: String(row.total_votes),
      url: row.url,
      location: row.location,
    }));
}

/** Whether a producer produces blocks: the system contract elects the first 21 that have votes. */
export function isProducing({
  rank,
  active,
  totalVotes,
}: Pick<ProducerView, 'rank' | 'active' | 'totalVotes'>): boolean {
  return active && doubleOf(totalVotes) > 0 && rank <= limits.producingProducers;
}

function doubleOf(value: string | number): number {
  const number = Number(value);
  return Number.isFinite(number) ? number : 0;
}

export interface ProducerView {
  /** From 1, by votes. */
  readonly rank: number;
  readonly owner: string;
  readonly active: boolean;
  /** Share of all votes, 0 to 1. */
  readonly voteShare: number;
  /** The contract's weight: decimal text of a double. */
  readonly totalVotes: string;
  /** As registered by the producer: hostile text, not always a URL. */
  readonly url: string;
  readonly location: number;
}
