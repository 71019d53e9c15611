import { pathSegment } from '#src/chain/core/path-segment.ts';
import type { ListedProxy } from '#src/chain/model/vote/listed-proxy.ts';

/** The form for voting through a proxy, by account or FIO address. */
export function proxyPath({ account, fioAddress }: ListedProxy): string {
  return `/wallet/proxy?proxy=${pathSegment(fioAddress ?? account)}`;
}
