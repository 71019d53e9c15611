import { formatAsset } from '../core/asset.ts';
import type { Asset } from '../core/asset.ts';
import type { Action } from './action.ts';
import { systemAction } from './system-action.ts';

export function bidname(
  { bidder, newname, bid }: { bidder: string; newname: string; bid: Asset },
  permission = 'active',
): Action {
  return systemAction('bidname', bidder, permission, { bidder, newname, bid: formatAsset(bid) });
}

/** Claims a bid that was outbid. */
export function bidrefund(bidder: string, newname: string, permission = 'active'): Action {
  return systemAction('bidrefund', bidder, permission, { bidder, newname });
}
