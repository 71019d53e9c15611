import type { BlockResponse } from '../../rpc/responses.ts';
import { isRecord, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import type { BlockTransaction, BlockView } from './block.ts';
import { timeOf } from '../shared/lenient.ts';
import { inSlices } from '../../core/slices.ts';
import { readReceipt, readSigned } from '../action/receipt.ts';

/** The constant schedule version of all Savanna blocks. */
export const savannaSchedule = 2 ** 31;

/**
 * Whether a block confirms earlier ones, as the block itself says, or else the chain's file: on
 * Savanna finalizers do.
 */
export function confirmsBlocks(
  { scheduleVersion, confirmed }: Pick<BlockView, 'scheduleVersion' | 'confirmed'>,
  finality: 'classic' | 'savanna',
): boolean {
  return scheduleVersion !== savannaSchedule && (confirmed > 0 || finality === 'classic');
}

/** The response of get_block as a screen shows it. */
export function blockView(response: BlockResponse): BlockView {
  const text = (name: string) => textOf(response[name]) ?? '';
  return {
    id: response.id,
    number: response.block_num,
    time: timeOf(response.timestamp),
    producer: response.producer,
    previous: response.previous,
    transactionMerkleRoot: text('transaction_mroot'),
    actionMerkleRoot: text('action_mroot'),
    scheduleVersion: numberOf(response.schedule_version) ?? 0,
    confirmed: numberOf(response.confirmed) ?? 0,
    newProducers: newProducers(response),
    newFeatures: listOf(response.new_protocol_features).flatMap(
      (feature) => textOf(recordOf(feature).feature_digest) ?? textOf(feature) ?? [],
    ),
    producerSignature: text('producer_signature'),
    transactions: response.transactions.flatMap((receipt) => blockTransaction(receipt) ?? []),
    raw: response,
  };
}

/** The same, in slices: a full block takes longer than a frame. */
export async function blockViewInSlices(response: BlockResponse): Promise<BlockView> {
  const view = blockView({ ...response, transactions: [] });
  const transactions = await inSlices(response.transactions, blockTransaction);
  return {
    ...view,
    transactions: transactions.filter((transaction) => transaction !== null),
    raw: response,
  };
}

/** Null if malformed. A deferred transaction is a bare id. */
function blockTransaction(receipt: unknown): BlockTransaction | null {
  const { trx } = recordOf(receipt);
  const id = isRecord(trx) ? textOf(trx.id) : textOf(trx);
  if (id === null) return null;
  const actions = isRecord(trx) ? readSigned(trx.transaction).actions : [];
  return { id, ...readReceipt(receipt), actions };
}

/**
 * In the header itself until 2020, later in an extension that nodes decode, or, on Savanna chains,
 * in the finality extension.
 */
function newProducers(response: BlockResponse): string[] {
  const schedule = recordOf(response.new_producers ?? response.new_producer_schedule);
  const change = recordOf(recordOf(response.finality_extension).new_proposer_policy_diff);
  const joined = listOf(recordOf(change.producer_auth_diff).insert_indexes).map(
    (entry) => listOf(entry)[1],
  );
  return [...listOf(schedule.producers), ...joined].flatMap(
    (producer) => textOf(recordOf(producer).producer_name) ?? [],
  );
}
