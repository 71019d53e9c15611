import type { RequestOptions } from '../../rpc/node.ts';
import { numberIn } from '../fields.ts';
import { servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

/**
 * The number of comments of a page at the comment service. @param id of the page at that service
 */
export function getCommentCount(
  backend: Backend,
  id: string,
  options?: RequestOptions,
): Promise<number> {
  const path = servicePath('/proxy', null, { type: 'disqus_count', id });
  return backend.get(path, numberIn('count', 'comments', 'posts'), options);
}
