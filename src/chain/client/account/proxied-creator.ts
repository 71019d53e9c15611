import { proxiedHyperion } from '../../services/backend/hyperion-proxy.ts';
import { createHyperionClient, type Creator } from '../../services/hyperion/hyperion.ts';
import type { ChainAccess } from '../chain/access.ts';
import { fromBackend } from '../chain/backend.ts';

/** The creator of an account, from a Hyperion that only the backend reaches. Null without one. */
export function proxiedCreator(access: ChainAccess, account: string): Promise<Creator | null> {
  return fromBackend(
    access,
    (backend) => createHyperionClient(proxiedHyperion(backend)).getCreator(account),
    null,
  );
}
