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

/** The versions of a contract's ABI that a history source has, the newest first. Malformed ones are left out. */
export const abiVersionsStore = loadStores('abi-versions', async (account) => {
  const { abiHistory } = await import('../../chain/client/contract/abi-history.ts');
  const { versions, source, more } = await abiHistory(chainAccess(), account);
  const decoded = await Promise.all(
    versions.map(async ({ bytes, ...version }) => {
      const decoded = await decodeAbi(bytes);
      return decoded ? [{ ...version, abi: abiView(decoded.abi) }] : [];
    }),
  );
  return { versions: decoded.flat(), source, more };
});
