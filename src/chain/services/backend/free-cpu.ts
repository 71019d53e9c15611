import * as messages from '../../core/messages.ts';
import type { Action } from '../../actions/action.ts';
import { isName } from '../../core/name.ts';
import * as v from '../../core/schema.ts';
import { isRecord, type JsonRecord, listOfTexts, recordOf, textOf } from '../../rpc/json.ts';
import { number } from '../fields.ts';
import { servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

export interface TransactionHeader {
  readonly expiration: string;
  readonly ref_block_num: number;
  readonly ref_block_prefix: number;
  readonly max_net_usage_words: number;
  readonly max_cpu_usage_ms: number;
  readonly delay_sec: number;
}

const name = v.pipe(v.string(), v.check(isName));

/** Owner of the CPU tokens. A malformed one counts as missing. */
const sponsor = v.object({
  account: name,
  contract: name,
  symbol: v.object({ code: v.literal('CPU'), precision: v.picklist([0, 1, 2, 3, 4, 8]) }),
});

const allowanceResponse = v.object({
  max: number,
  actionsUsed: number,
  sponsor: v.fallback(v.nullable(sponsor), null),
});

const sponsoredResponse = v.custom<JsonRecord>(isRecord);

const PATH = '/cpu';

/** The sponsor's daily allowance, the part an account has used, and the sponsor. */
export function getCpuAllowance(backend: Backend, account: string) {
  return backend.get(servicePath(PATH, account), allowanceResponse);
}

/**
 * The sponsor's signatures on a transaction of these actions and this header. Throws `Error with
 * free CPU: {reason}. Turning it off, try again!` with the reason of the sponsor or the network, or
 * 'Error with free CPU, turning it off...try again!' without one.
 */
export async function requestFreeCpu(
  backend: Backend,
  actions: readonly Action[],
  header: TransactionHeader,
): Promise<readonly string[]> {
  const body = { actions, transactionHeader: header, cs: checkValue(header) };
  const response = await backend
    .send('POST', PATH, body, sponsoredResponse)
    .catch((error: unknown) => {
      const reason = error instanceof Error && error.message !== messages.error;
      throw failure(reason ? error.message : null, error);
    });
  const reason = reasonOf(response.error);
  const signatures = listOfTexts(response.signatures);
  if (reason !== null || signatures.length === 0) throw failure(reason);
  return signatures;
}

/** A check value with which the service verifies the header. */
function checkValue(header: TransactionHeader): number {
  return header.ref_block_prefix - header.ref_block_num - 1;
}

function reasonOf(error: unknown): string | null {
  return textOf(error) ?? textOf(recordOf(error).message);
}

function failure(reason: string | null, cause?: unknown): Error {
  const message = reason === null ? messages.freeCpuFailed : messages.freeCpuFailedFor(reason);
  return new Error(message, { cause });
}
