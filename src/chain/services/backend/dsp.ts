import type { Asking } from '../../rpc/node.ts';
import { record, rowsIn } from '../answer-parts.ts';
import { servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

const answer = rowsIn('rows', record);

/** Providers of services to decentralised applications: rows as the service keeps them. */
function ask(backend: Backend, type: string, account?: string, asking?: Asking) {
  return backend.get(servicePath('/dsp', null, { type, account }), answer, asking);
}

/** The accounts that stake to providers, or one of them. */
export function getDspAccounts(backend: Backend, account?: string, asking?: Asking) {
  return ask(backend, 'DSP_ACCOUNTS', account, asking);
}

/** What providers say of themselves. Hostile texts. */
export function getDspDescriptions(backend: Backend, asking?: Asking) {
  return ask(backend, 'DSP_JSONS', undefined, asking);
}

export function getDspRewards(backend: Backend, asking?: Asking) {
  return ask(backend, 'DSP_REWARDS', undefined, asking);
}
