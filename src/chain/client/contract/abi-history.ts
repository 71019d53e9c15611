import type { HistoryType } from '../../config/types.ts';
import { hexToBytes } from '../../core/checksum.ts';
import { noFilters } from '../../model/action/action-filters.ts';
import { recordOf, textOf } from '../../rpc/json.ts';
import type { ChainAccess } from '../chain/access.ts';
import { accountActions } from '../history/history.ts';

/** An ABI that a contract once had. */
interface PastAbi {
  readonly transactionId: string;
  /** Milliseconds UTC. */
  readonly at: number;
  /** As setabi got it: packed. */
  readonly bytes: Uint8Array;
}

export interface AbiHistory {
  /** The newest first, which the chain has now. */
  readonly versions: readonly PastAbi[];
  readonly source: HistoryType;
  /** Whether the source has older ones. */
  readonly more: boolean;
}

/** Versions of one request. A contract rarely had more. */
const LIMIT = 50;

/** The ABIs that were set for an account, from a history source. Rejects with its errors. */
export async function abiHistory(access: ChainAccess, account: string): Promise<AbiHistory> {
  const { system } = access.config.accounts;
  const filters = { ...noFilters, contractFilter: system, actionFilter: 'setabi' };
  const page = await accountActions(access, account, { filters, limit: LIMIT });
  const versions = page.rows.flatMap(({ account: code, name, data, transactionId, blockTime }) => {
    const { account: of, abi } = recordOf(data);
    const bytes = bytesOf(textOf(abi));
    const isIt = code === system && name === 'setabi' && of === account && bytes !== null;
    return isIt ? [{ transactionId, at: blockTime, bytes }] : [];
  });
  return { versions, source: page.source, more: page.next !== null };
}

/** Null for none and for what is no hex: sources may leave long data out. */
function bytesOf(hex: string | null): Uint8Array | null {
  if (hex === null || hex === '' || !/^([0-9a-f]{2})+$/i.test(hex)) return null;
  return hexToBytes(hex.toLowerCase());
}
