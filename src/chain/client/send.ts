import * as limits from '../core/limits.ts';
import * as messages from '../core/messages.ts';
import { FetchError, RpcError } from '../rpc/errors.ts';
import { numberOf, recordOf } from '../rpc/json.ts';
import type { Asking } from '../rpc/node.ts';
import type { ChainAccess } from './access.ts';
import { blockHolds } from './follow-sent.ts';
import { readTransaction } from './history.ts';

/** A transaction and its signatures, ready to be sent. */
export interface SignedBytes {
  /** In hex. */
  readonly packed: string;
  readonly signatures: readonly string[];
  readonly id: string;
}

export interface Sent {
  readonly transactionId: string;
  /** Null where nobody said. */
  readonly blockNum: number | null;
}

/** Nobody could say whether the transaction was accepted. It must not be made anew before it expires. */
export class OutcomeUnknownError extends Error {
  readonly transactionId: string;

  constructor(transactionId: string, options?: ErrorOptions) {
    super(messages.outcomeUnknown, options);
    this.name = 'OutcomeUnknownError';
    this.transactionId = transactionId;
  }
}

interface SendOptions extends Asking {
  /** Milliseconds between two looks for a transaction whose answer was lost. */
  readonly lookEvery?: number;
  readonly looks?: number;
}

const DUPLICATE = 3_040_008;

/**
 * Sends the same bytes to one endpoint after the other until one answers, so that nothing is done
 * twice: a chain takes a transaction once. Where an endpoint broke off, or another has it already,
 * it is looked up by its id. Throws RpcError where the chain refused, OutcomeUnknownError where
 * nobody can tell.
 */
export async function sendSigned(
  access: ChainAccess,
  signed: SignedBytes,
  { lookEvery = limits.lookForSentMs, looks = limits.looksForSent, ...asking }: SendOptions = {},
): Promise<Sent> {
  const { packed, signatures, id } = signed;
  const body = {
    ...{ signatures, compression: 0, packed_context_free_data: '' },
    packed_trx: packed,
  };
  try {
    const { transaction_id, processed } = await access.node.sendTransaction(body, asking);
    return { transactionId: transaction_id, blockNum: numberOf(recordOf(processed)['block_num']) };
  } catch (error) {
    const known = error instanceof RpcError && error.code === DUPLICATE;
    if (!known && (!(error instanceof FetchError) || tookNothing(error))) throw error;
    const found = await lookUp(access, id, known ? 1 : looks, lookEvery, asking);
    if (found) return found;
    if (known) return { transactionId: id, blockNum: null };
    throw new OutcomeUnknownError(id, { cause: error });
  }
}

/** Whether each endpoint was another chain's, or takes no transactions: there is none to look for. */
function tookNothing({ attempts }: FetchError): boolean {
  return attempts.every(({ trouble }) => trouble === 'wrong-chain' || trouble === 'unsupported');
}

async function lookUp(
  access: ChainAccess,
  id: string,
  looks: number,
  every: number,
  asking: Asking,
): Promise<Sent | null> {
  for (let look = 0; look < looks; look++) {
    await new Promise((resolve) => setTimeout(resolve, look === 0 ? 0 : every));
    asking.signal?.throwIfAborted();
    const found =
      (await inHistory(access, id, asking)) ?? (await inLatestBlocks(access, id, asking));
    if (found) return found;
  }
  return null;
}

async function inHistory(access: ChainAccess, id: string, asking: Asking): Promise<Sent | null> {
  try {
    const { blockNum } = await readTransaction(access, id, undefined, asking);
    return { transactionId: id, blockNum };
  } catch {
    return null;
  }
}

/** For a chain without history: a transaction sent just now is in one of the newest blocks. */
async function inLatestBlocks(
  access: ChainAccess,
  id: string,
  asking: Asking,
): Promise<Sent | null> {
  try {
    const { head_block_num: head } = await access.node.getInfo(asking);
    const numbers = Array.from({ length: limits.blocksLookedFor }, (_, at) => head - at);
    for (const blockNum of numbers.filter((one) => one > 0))
      if (await blockHolds(access, blockNum, id, asking)) return { transactionId: id, blockNum };
    return null;
  } catch {
    return null;
  }
}
