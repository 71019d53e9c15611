import * as v from '../../core/schema.ts';
import { isRecord } from '../../rpc/json.ts';
import type { Asking } from '../../rpc/node.ts';
import { figure, number, numberIn, record, rowsIn } from '../answer-parts.ts';
import { servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

/** What the channel `actions` tells too: actions of the last blocks, as nodes tell them. */
export const latestActionsAnswer = rowsIn('actions', record);

/** What the channel `tps` tells too: transactions and actions a second. */
export const tpsAnswer = v.pipe(
  v.unknown(),
  v.transform((told) => (isRecord(told) ? told : { tps: told })),
  v.object({ tps: number, aps: figure }),
);

const supplyAnswer = v.pipe(
  v.unknown(),
  v.transform((told) => (isRecord(told) ? told : { circulating: told })),
  v.object({ supply: figure, max_supply: figure, circulating: figure }),
  v.check((told) => Object.values(told).some((one) => one !== null)),
);

const snapshotAnswer = rowsIn('rows', record);

export type TpsAnswer = v.InferOutput<typeof tpsAnswer>;

/** How many accounts the chain has. */
export function getUserCount(backend: Backend, asking?: Asking): Promise<number> {
  const path = servicePath('/usercount', null, { type: 'latest' });
  return backend.get(path, numberIn('usercount', 'count'), asking);
}

/** Of a token, as the list of tokens names it, in whole tokens for display. */
export function getSupply(backend: Backend, id: string, asking?: Asking) {
  return backend.get(servicePath('/supply', id), supplyAnswer, asking);
}

export function getLatestActions(backend: Backend, asking?: Asking) {
  return backend.get('/actions', latestActionsAnswer, asking);
}

export function getTps(backend: Backend, asking?: Asking): Promise<TpsAnswer> {
  return backend.get('/tps', tpsAnswer, asking);
}

/** The rows of a snapshot of the chain's accounts, as the service keeps them. */
export function getSnapshot(backend: Backend, id: string, asking?: Asking) {
  return backend.get(servicePath('/snapshots', id), snapshotAnswer, asking);
}
