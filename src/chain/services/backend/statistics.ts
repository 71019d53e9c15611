import * as v from '../../core/schema.ts';
import { isRecord } from '../../rpc/json.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { figure, number, numberIn, record, rowsIn } from '../fields.ts';
import { servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

/** The format of the channel `actions`: actions of the last blocks, in the format of nodes. */
export const latestActionsResponse = rowsIn('actions', record);

/** The format of the channel `tps`: transactions and actions per second. */
export const tpsResponse = v.pipe(
  v.unknown(),
  v.transform((value) => (isRecord(value) ? value : { tps: value })),
  v.object({ tps: number, aps: figure }),
);

const supplyResponse = v.pipe(
  v.unknown(),
  v.transform((value) => (isRecord(value) ? value : { circulating: value })),
  v.object({ supply: figure, max_supply: figure, circulating: figure }),
  v.check((value) => Object.values(value).some((one) => one !== null)),
);

const snapshotResponse = rowsIn('rows', record);

export type TpsResponse = v.InferOutput<typeof tpsResponse>;

/** Number of accounts of the chain. */
export function getUserCount(backend: Backend): Promise<number> {
  const path = servicePath('/usercount', null, { type: 'latest' });
  return backend.get(path, numberIn('usercount', 'count'));
}

/** Supply of a token by its id in the token list, in whole tokens for display. */
export function getSupply(backend: Backend, id: string) {
  return backend.get(servicePath('/supply', id), supplyResponse);
}

/** A snapshot of the chain's accounts, as undecoded rows. */
export function getSnapshot(backend: Backend, id: string, options?: RequestOptions) {
  return backend.get(servicePath('/snapshots', id), snapshotResponse, options);
}
