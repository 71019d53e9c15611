import type { Action } from '../../actions/action.ts';
import type { CpuSponsor } from '../../config/types.ts';
import * as messages from '../../core/messages.ts';
import { RpcError } from '../../rpc/errors.ts';
import { createBackend, type Backend } from '../../services/backend/backend.ts';
import {
  getCpuAllowance,
  requestFreeCpu,
  type TransactionHeader,
} from '../../services/backend/free-cpu.ts';
import type { ChainAccess } from '../chain/access.ts';

/** The sponsor's remaining allowance for an account today. */
export interface FreeCpu {
  /** Number of transactions. */
  readonly left: number;
  readonly most: number;
  readonly sponsor: CpuSponsor;
}

const backendOf = ({ config, fetch }: ChainAccess): Backend =>
  createBackend({ url: config.backendUrl, ...(fetch && { fetch }) });

/** Null if there is no known sponsor, or the account is the sponsor. */
export async function readFreeCpu(access: ChainAccess, account: string): Promise<FreeCpu | null> {
  const allowance = await getCpuAllowance(backendOf(access), account);
  const { max, actionsUsed } = allowance;
  const sponsor = allowance.sponsor ?? access.config.cpuSponsor;
  if (sponsor === null || sponsor.account === account) return null;
  return { left: Math.max(max - actionsUsed, 0), most: max, sponsor };
}

/** The sponsor failed. It is switched off until the user switches it on again. */
export class FreeCpuError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FreeCpuError';
  }
}

/** The sponsor refused in a response that is none of an error. */
function refusal(url: string | null, message: string): RpcError {
  const endpoint = url ?? '';
  const words = { what: '', message, details: [message] };
  return new RpcError({ endpoint, status: 200, code: 0, name: 'exception', body: null, ...words });
}

/** The sponsor's signatures, then the user's. Rejects with FreeCpuError. */
export async function withSponsorSignatures(
  access: ChainAccess,
  actions: readonly Action[],
  header: TransactionHeader,
  own: readonly string[],
): Promise<readonly string[]> {
  if (own.length === 0) throw new FreeCpuError(messages.freeCpuFailed);
  try {
    return [...(await requestFreeCpu(backendOf(access), actions, header)), ...own];
  } catch (error) {
    const message = error instanceof Error ? error.message : messages.freeCpuFailed;
    const known = error instanceof Error ? error.cause : undefined;
    throw new FreeCpuError(message, { cause: known ?? refusal(access.config.backendUrl, message) });
  }
}
