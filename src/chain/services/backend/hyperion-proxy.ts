import * as messages from '../../core/messages.ts';
import * as v from '../../core/schema.ts';
import { UnsupportedError } from '../../model/shared/load-state.ts';
import type { Pool } from '../../rpc/pool.ts';
import { record } from '../fields.ts';
import { queryGroup, servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

const anyResponse = v.nullable(record);
/** The calls that the backend passes on. */
const TYPES = ['get_creator', 'get_actions'];

/**
 * A Hyperion that is reachable only through the backend, as far as that passes calls on: the creator
 * and the actions of an account. Throws 'Could not retrieve actions' if a response is null, and
 * UnsupportedError for every other call.
 */
export function proxiedHyperion(backend: Backend): Pick<Pool, 'get'> {
  return {
    async get(path, { account, ...options }, { decode, signal }) {
      const type = path.replace('/v2/history/', '');
      if (!TYPES.includes(type)) throw new UnsupportedError('hyperion');
      const query = { type, account, ...queryGroup('options', options) };
      const response = await backend.get(servicePath('/hyperion', null, query), anyResponse, {
        signal,
      });
      if (response === null) throw new Error(messages.actionsNotRetrieved);
      return { value: decode(response), endpoint: '' };
    },
  };
}
