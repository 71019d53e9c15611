import type { Asset } from '../../core/asset.ts';
import { recordOf, textOf } from '../../rpc/json.ts';
import { assetOf, timeOf } from '../shared/lenient.ts';

/** A queued sale of REX. Closed once it was filled. */
export interface RexOrder {
  readonly owner: string;
  readonly requested: Asset;
  readonly proceeds: Asset;
  /** Milliseconds UTC. */
  readonly orderedAt: number;
  readonly state: 'open' | 'closed';
}

/** Rows of `rexqueue` in order. Malformed rows are left out. */
export function rexOrders(rows: readonly unknown[]): RexOrder[] {
  return rows.flatMap((row) => {
    const fields = recordOf(row);
    const owner = textOf(fields.owner);
    const requested = assetOf(fields.rex_requested);
    const proceeds = assetOf(fields.proceeds);
    if (owner === null || requested === null || proceeds === null) return [];
    const open = fields.is_open === true || fields.is_open === 1;
    const orderedAt = timeOf(fields.order_time);
    return { owner, requested, proceeds, orderedAt, state: open ? 'open' : 'closed' } as const;
  });
}
