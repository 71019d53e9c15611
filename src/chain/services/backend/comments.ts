import type { Asking } from '../../rpc/node.ts';
import { numberIn } from '../answer-parts.ts';
import { servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

/** How many comments a page has at the comment service. @param id of the page there. */
export function getCommentCount(backend: Backend, id: string, asking?: Asking): Promise<number> {
  const path = servicePath('/proxy', null, { type: 'disqus_count', id });
  return backend.get(path, numberIn('count', 'comments', 'posts'), asking);
}
