import * as limits from '../../core/limits.ts';
import * as v from '../../core/schema.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { amount, figure, idText, part, rows, text } from '../fields.ts';
import { servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

const node = v.object({
  location: part({ name: text, country: text, latitude: figure, longitude: figure }),
});

/** Names, URLs and logos come from the producer: hostile texts. */
const producer = v.object({
  owner: v.string(),
  rank: figure,
  /** Since the previous day. */
  rankChange: figure,
  candidate_name: text,
  url: text,
  logo: text,
  country: text,
  flag: text,
  telegram: text,
  twitter: text,
  /** Decimal text. */
  num_votes: amount,
  percentage_votes: figure,
  voteNumChange: figure,
  votePercentChange: figure,
  /** Per day, in the core token. */
  reward: v.fallback(v.nullable(idText), null),
  nodes: v.fallback(rows(node), []),
});

const pageResponse = v.object({ count: figure, producers: rows(producer) });

export type ListedProducer = v.InferOutput<typeof producer>;
export type ProducerPage = v.InferOutput<typeof pageResponse>;

/** Producers by votes, fifty per page. The first page is 1. */
export function getProducerPage(
  backend: Backend,
  pageNum = 1,
  perPage: number = limits.producersPerCall,
): Promise<ProducerPage> {
  return backend.get(servicePath('/producers', null, { pageNum, perPage }), pageResponse);
}

export function getProducer(
  backend: Backend,
  name: string,
  options?: RequestOptions,
): Promise<ListedProducer> {
  return backend.get(servicePath('/producers', name), producer, options);
}
