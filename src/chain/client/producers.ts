import * as limits from '../core/limits.ts';
import { producerViews } from '../model/producer-view.ts';
import type { ProducerView } from '../model/producer.ts';
import type { Asking } from '../rpc/node.ts';
import type { ChainAccess } from './access.ts';

/** The first hundred by votes. */
export async function topProducers(
  { node }: ChainAccess,
  asking?: Asking,
): Promise<readonly ProducerView[]> {
  return producerViews(await node.getProducers(limits.producersPerPage, asking));
}
