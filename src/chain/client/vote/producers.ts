import * as limits from '../../core/limits.ts';
import { type ProducerView, producerViews } from '../../model/vote/producer-view.ts';
import type { ChainAccess } from '../chain/access.ts';

/** The hundred producers with the most votes. */
export async function topProducers({ node }: ChainAccess): Promise<readonly ProducerView[]> {
  return producerViews(await node.getProducers(limits.producersPerPage));
}
