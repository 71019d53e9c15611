import * as limits from '../../core/limits.ts';
import type { FetchError, RpcError } from '../../rpc/errors.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';
import { findSent } from './find-sent.ts';
import { broadcast, type BroadcastResult, type SignedBytes } from './broadcast.ts';
import { otherNodes } from '../chain/other-nodes.ts';
import {
  ForeignIdError,
  OutcomeUnknownError,
  RefusedByOneError,
  RefusedForNowError,
} from './send-errors.ts';

/** A transaction that a node reports as accepted. It is not necessarily in a block. */
export interface Sent {
  /**
   * Computed from the bytes. A node's report is used only if a wallet sent the transaction itself.
   */
  readonly transactionId: string;
  /** As a node reported before the block was produced, or null. */
  readonly blockNum: number | null;
  /** The endpoint that accepted it. Null if it was found by its id, or a wallet sent it. */
  readonly endpoint: string | null;
  /** An endpoint that reported another transaction id, or null. */
  readonly foreignFrom: string | null;
}

interface SendOptions extends RequestOptions {
  /** Milliseconds between two lookups of a transaction whose fate is unknown. */
  readonly lookupIntervalMs?: number;
  /** Number of lookups if no node responded. */
  readonly attempts?: number;
  readonly attemptsAfterRefusal?: number;
  /** The endpoint that got these bytes before. Another operator is tried first. */
  readonly sentTo?: string | null;
}

/**
 * Sends the same bytes to one endpoint after another until one responds. Sending twice is safe: a
 * chain accepts a transaction once. A node may lie about the outcome, so a refusal or another id
 * must be confirmed by a second operator. Otherwise the transaction is looked up by its id. Throws
 * RpcError if two operators refused it permanently, FetchError if nothing left the browser, and an
 * OpenFateError if the transaction may still be executed.
 */
export async function sendSigned(
  access: ChainAccess,
  signed: SignedBytes,
  options: SendOptions = {},
): Promise<Sent> {
  const { sentTo = null } = options;
  const elsewhere = sentTo === null ? null : otherNodes(access, sentTo);
  const first = await broadcast((elsewhere ?? access).pool, signed, options);
  if (first.kind === 'accepted') return accepted(signed, first, null);
  if (first.kind === 'no-response') return settleUnknown(access, signed, first.error, options);
  const others = otherNodes(access, first.endpoint);
  const second = others && (await broadcast(others.pool, signed, options));
  const foreignFrom = first.kind === 'foreign' ? first.endpoint : null;
  if (second?.kind === 'accepted') return accepted(signed, second, foreignFrom);
  const holder = [first, second].find((one) => one?.kind === 'duplicate') ?? null;
  if (!holder && first.kind === 'refused' && second?.kind === 'refused')
    throw isForGood(first.error) && isForGood(second.error)
      ? first.error
      : new RefusedForNowError(signed.id, first.error);
  const blockNum = await lookUp(access, signed.id, attemptsFor(holder, options), options);
  if (blockNum !== null || holder?.kind === 'duplicate') {
    const endpoint = holder?.kind === 'duplicate' ? holder.endpoint : null;
    return { transactionId: signed.id, blockNum: blockNum, endpoint, foreignFrom };
  }
  throw first.kind === 'refused'
    ? new RefusedByOneError(signed.id, first.error)
    : new ForeignIdError(signed.id, first.endpoint);
}

function accepted(
  { id }: SignedBytes,
  { endpoint, blockNum }: Extract<BroadcastResult, { kind: 'accepted' }>,
  foreignFrom: string | null,
): Sent {
  return { transactionId: id, blockNum, endpoint, foreignFrom };
}

/** Expired, or signed by too few, too many or the same keys: no later block takes these bytes. */
const forGood: ReadonlySet<number> = new Set([3_040_005, 3_090_001, 3_090_002, 3_090_003]);

/** Any other reason may pass before the transaction expires. */
function isForGood({ code }: RpcError): boolean {
  return forGood.has(code);
}

/** No endpoint responded. Some may have accepted it before the connection broke. */
async function settleUnknown(
  access: ChainAccess,
  { id }: SignedBytes,
  error: FetchError,
  options: SendOptions,
): Promise<Sent> {
  if (isUnsent(error)) throw error;
  const blockNum = await lookUp(access, id, options.attempts ?? limits.attemptsForSent, options);
  if (blockNum === null) throw new OutcomeUnknownError(id, { cause: error });
  return { transactionId: id, blockNum, endpoint: null, foreignFrom: null };
}

/** Whether the bytes never left the browser. A node may accept them and answer with any error. */
function isUnsent({ attempts }: FetchError): boolean {
  return attempts.every(({ unsent }) => unsent === true);
}

/**
 * A node that has it already needs only one lookup: its block exists or is found while following.
 */
function attemptsFor(
  holder: BroadcastResult | null,
  { attemptsAfterRefusal }: SendOptions,
): number {
  return holder ? 1 : (attemptsAfterRefusal ?? limits.attemptsAfterRefusal);
}

async function lookUp(
  access: ChainAccess,
  id: string,
  attempts: number,
  { lookupIntervalMs = limits.lookForSentMs, signal }: SendOptions,
): Promise<number | null> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, attempt === 0 ? 0 : lookupIntervalMs));
    signal?.throwIfAborted();
    const sent = await findSent(access, id, { signal });
    if (sent !== null) return sent;
  }
  return null;
}
