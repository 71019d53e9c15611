import * as messages from '../../core/messages.ts';
import * as v from '../../core/schema.ts';
import type { Query } from '../../rpc/pool.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { figure, record, rows, text } from '../fields.ts';
import { queryGroup, servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

const creatorResponse = v.object({
  creator: v.string(),
  timestamp: text,
  block_num: figure,
  trx_id: text,
});

const actionsResponse = v.nullable(v.object({ actions: rows(record), lib: figure }));

/** The creator of an account, on chains whose Hyperion is reachable only through the backend. */
export function getProxiedCreator(
  backend: Backend,
  account: string,
  requestOptions?: RequestOptions,
) {
  const path = servicePath('/hyperion', null, { type: 'get_creator', account });
  return backend.get(path, creatorResponse, requestOptions);
}

/**
 * Actions in Hyperion's format. Throws 'Could not retrieve actions' if the response is null.
 * @param options of Hyperion: skip, limit, sort, after, before, filter
 */
export async function getProxiedActions(
  backend: Backend,
  account: string,
  options: Query = {},
  requestOptions?: RequestOptions,
) {
  const query = { type: 'get_actions', account, ...queryGroup('options', options) };
  const response = await backend.get(
    servicePath('/hyperion', null, query),
    actionsResponse,
    requestOptions,
  );
  if (response === null) throw new Error(messages.actionsNotRetrieved);
  return response;
}
