import {
  integerTextOf,
  isRecord,
  type JsonRecord,
  listOf,
  numberOf,
  recordOf,
  textOf,
} from '../../rpc/json.ts';
import type { ActionView } from '../action/action.ts';
import { timeOf } from '../shared/lenient.ts';
import { momentOf } from './details.ts';

/** A mutable attribute before and after; undefined if it was not there. */
export interface AttributeChange {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** An action of an NFT's history. */
export interface NftEvent extends Pick<ActionView, 'account' | 'name' | 'data'> {
  readonly key: string;
  readonly time: number | null;
  readonly blockNum: number | null;
  readonly transactionId: string | null;
  /** Of an event that changed attributes. */
  readonly changes: readonly AttributeChange[];
}

/** A transfer of the AtomicAssets indexer; null if malformed. */
export function atomicTransfer(row: unknown): NftEvent | null {
  const transfer = recordOf(row);
  const id = integerTextOf(transfer.transfer_id);
  if (id === null) return null;
  const assets = listOf(transfer.assets).map((asset) => recordOf(asset).asset_id);
  return {
    key: `transfer/${id}`,
    account: 'atomicassets',
    name: 'transfer',
    data: {
      from: transfer.sender_name,
      to: transfer.recipient_name,
      asset_ids: assets,
      memo: transfer.memo,
    },
    changes: [],
    ...placeOf(transfer),
  };
}

/**
 * A log of the AtomicAssets indexer; null if malformed. It leaves out what all logs of an asset have.
 * @param shared the asset's id, collection and owner
 */
export function atomicLog(row: unknown, shared: JsonRecord): NftEvent | null {
  const log = recordOf(row);
  const id = integerTextOf(log.log_id);
  const name = textOf(log.name);
  if (id === null || name === null) return null;
  const data = { ...shared, ...recordOf(log.data) };
  const changes =
    name === 'logsetdata' ? changesOf(fieldsOf(data.old_data), fieldsOf(data.new_data)) : [];
  return { key: `log/${id}`, account: 'atomicassets', name, data, changes, ...placeOf(log) };
}

/** A row of the product backend; null if malformed. */
export function backendEvent(row: unknown): NftEvent | null {
  const { contract, action, data, trx_id, block_num, timestamp, sequence } = recordOf(row);
  const account = textOf(contract);
  const name = textOf(action);
  const transactionId = textOf(trx_id);
  if (account === null || name === null || transactionId === null) return null;
  return {
    key: `${transactionId}/${integerTextOf(sequence) ?? name}`,
    account,
    name,
    data: isRecord(data) ? data : null,
    changes: [],
    time: momentOf(timeOf(timestamp)),
    blockNum: numberOf(block_num),
    transactionId,
  };
}

function placeOf(row: JsonRecord): Pick<NftEvent, 'time' | 'blockNum' | 'transactionId'> {
  return {
    time: momentOf(row.created_at_time),
    blockNum: numberOf(row.created_at_block),
    transactionId: textOf(row.txid),
  };
}

function changesOf(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): AttributeChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, before: before.get(name), after: after.get(name) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

/** Attributes as an object, or as the contract's list of keys with typed values. */
function fieldsOf(data: unknown): ReadonlyMap<string, unknown> {
  if (isRecord(data)) return new Map(Object.entries(data));
  return new Map(
    listOf(data).flatMap((one) => {
      const { key, value } = recordOf(one);
      return typeof key === 'string' ? [[key, listOf(value)[1]] as const] : [];
    }),
  );
}
