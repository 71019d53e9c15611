import * as limits from '../../core/limits.ts';
import { producerViews } from '../../model/vote/producer-view.ts';
import type { ProducerView } from '../../model/vote/producer.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';

/** The hundred producers with the most votes. */
export async function topProducers(
  { node }: ChainAccess,
  options?: RequestOptions,
): Promise<readonly ProducerView[]> {
  return producerViews(await node.getProducers(limits.producersPerPage, options));
}
