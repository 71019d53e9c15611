export interface ProducerView {
  /** From 1, by votes. The top 21 produce. */
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
