import type { RequestOptions } from '../../rpc/node.ts';
import { record, rowsIn } from '../fields.ts';
import { servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

const response = rowsIn('rows', record);

/** Service providers of decentralised applications, as undecoded rows. */
function request(backend: Backend, type: string, account?: string, options?: RequestOptions) {
  return backend.get(servicePath('/dsp', null, { type, account }), response, options);
}

/** Accounts that stake to providers, or one of them. */
export function getDspAccounts(backend: Backend, account?: string, options?: RequestOptions) {
  return request(backend, 'DSP_ACCOUNTS', account, options);
}

/** Self-descriptions of providers. Hostile texts. */
export function getDspDescriptions(backend: Backend, options?: RequestOptions) {
  return request(backend, 'DSP_JSONS', undefined, options);
}

export function getDspRewards(backend: Backend, options?: RequestOptions) {
  return request(backend, 'DSP_REWARDS', undefined, options);
}
