import { isLoopback } from '../../core/loopback.ts';
import type { ChainConfig } from '../../config/types.ts';
import type { FailureKind } from '../../rpc/errors.ts';

/** What the site uses an endpoint for. */
export const endpointRoles = ['reads', 'history', 'transactions', 'wallets'] as const;
export type EndpointRole = (typeof endpointRoles)[number];

export interface ListedEndpoint {
  readonly url: string;
  /** The visitor's own node: on this machine, and only for reads. */
  readonly own: boolean;
  readonly roles: readonly EndpointRole[];
}

/** Calls beyond those of every node. */
export const nodeFeatures = [
  'history',
  /** Its history is Roborovski's: deliveries have no numbers. */
  'roborovski',
  'traces',
  'key-accounts',
  'transaction-status',
  'failure-traces',
  'read-only',
] as const;
export type NodeFeature = (typeof nodeFeatures)[number];

/** A node as this browser reaches it. Times in milliseconds. */
export type NodeReport =
  | {
      readonly kind: 'reached';
      readonly latency: number;
      readonly head: number;
      readonly irreversible: number;
      /** Age of its head block when it responded. */
      readonly lag: number;
      readonly version: string;
      readonly chainId: string;
      /** Null if they were not checked. */
      readonly features: readonly NodeFeature[] | null;
      /** Bytes of its database. Null if it does not report them. */
      readonly memory: { readonly used: number; readonly size: number } | null;
    }
  /** It responds, but does not allow this site to read the response (CORS). */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'failed'; readonly reason: FailureKind; readonly message: string };

/** The nodes of a chain in order of preference, each with what it is used for. */
export function listedEndpoints({ endpoints }: Pick<ChainConfig, 'endpoints'>): ListedEndpoint[] {
  const urls = {
    reads: endpoints.default,
    history: endpoints.actions,
    transactions: endpoints.transactions,
    wallets: endpoints.provider,
  };
  const all = new Set(endpointRoles.flatMap((role) => urls[role]));
  return [...all].map((url) => {
    const roles = endpointRoles.filter((role) => urls[role].includes(url));
    return { url, roles, own: isLoopback(url) && roles.join() === 'reads' };
  });
}

/**
 * Whether this site's pages may connect to a URL: the hosts of the chain, and this machine. The
 * content security policy refuses all others (`src/chain/config/connections.ts`).
 */
export function isConnectable(url: string, listed: readonly ListedEndpoint[]): boolean {
  if (isLoopback(url)) return true;
  const { origin } = new URL(url);
  return listed.some((one) => new URL(one.url).origin === origin);
}
