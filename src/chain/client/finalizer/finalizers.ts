import { type FinalizerPolicies, finalizerPolicies } from '../../model/finalizer/finalizers.ts';
import { FetchError } from '../../rpc/errors.ts';
import { getFinalizerInfo } from '../../rpc/finalizer-calls.ts';
import type { ChainAccess } from '../chain/access.ts';

/** The policies of finalizers. Null if the nodes do not offer them. */
export async function readFinalizerPolicies({
  pool,
}: ChainAccess): Promise<FinalizerPolicies | null> {
  try {
    return finalizerPolicies(await getFinalizerInfo(pool));
  } catch (error) {
    if (error instanceof FetchError && isUnsupported(error)) return null;
    throw error;
  }
}

function isUnsupported({ attempts }: FetchError): boolean {
  return attempts.length > 0 && attempts.every(({ kind }) => kind === 'unsupported');
}
