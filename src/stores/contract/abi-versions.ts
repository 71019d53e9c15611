import type { AbiHistory } from '../../chain/client/contract/abi-history.ts';
import { type AbiView, abiView } from '../../chain/model/abi/view.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';
import { decodeAbi } from './decode-abi.ts';

/** A version of a contract's ABI. */
export interface AbiVersion {
  readonly transactionId: string;
  /** Milliseconds UTC. */
  readonly at: number;
  readonly abi: AbiView;
}

interface AbiVersions extends Pick<AbiHistory, 'source' | 'more'> {
  /** The newest first. */
  readonly versions: readonly AbiVersion[];
}

/** The versions of a contract's ABI that a history source has. Malformed ones are left out. */
export const abiVersionsStore = loadStores(
  'abi-versions',
  async (account): Promise<AbiVersions> => {
    const { abiHistory } = await import('../../chain/client/contract/abi-history.ts');
    const { versions, source, more } = await abiHistory(chainAccess(), account);
    const decoded = await Promise.all(
      versions.map(async ({ bytes, ...version }) => {
        const decoded = await decodeAbi(bytes);
        return decoded ? [{ ...version, abi: abiView(decoded.abi) }] : [];
      }),
    );
    return { versions: decoded.flat(), source, more };
  },
);
