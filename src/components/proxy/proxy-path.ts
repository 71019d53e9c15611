import { pathSegment } from '#src/chain/core/path-segment.ts';
import type { ListedProxy } from '#src/chain/model/vote/listed-proxy.ts';

/** Where a vote is left to a proxy, by what its chain knows it by. */
export function proxyPath({ account, fioAddress }: ListedProxy): string {
  return `/wallet/proxy?proxy=${pathSegment(fioAddress ?? account)}`;
}
