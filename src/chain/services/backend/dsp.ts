import type { RequestOptions } from '../../rpc/node.ts';
import { record, rowsIn } from '../fields.ts';
import { servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

const answer = rowsIn('rows', record);

/** Providers of services to decentralised applications: rows as the service keeps them. */
function ask(backend: Backend, type: string, account?: string, options?: RequestOptions) {
  return backend.get(servicePath('/dsp', null, { type, account }), answer, options);
}

/** The accounts that stake to providers, or one of them. */
export function getDspAccounts(backend: Backend, account?: string, options?: RequestOptions) {
  return ask(backend, 'DSP_ACCOUNTS', account, options);
}

/** What providers say of themselves. Hostile texts. */
export function getDspDescriptions(backend: Backend, options?: RequestOptions) {
  return ask(backend, 'DSP_JSONS', undefined, options);
}

export function getDspRewards(backend: Backend, options?: RequestOptions) {
  return ask(backend, 'DSP_REWARDS', undefined, options);
}
