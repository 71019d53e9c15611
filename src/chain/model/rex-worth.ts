import type { Asset } from '../core/asset.ts';
import type { AccountView } from './account.ts';
import type { RexBalance, RexFund } from './rex-balance.ts';
import { type RexPool, rexValue } from './rex-pool.ts';

/** What REX is worth today at the pool's price, and what lies in the fund. Null without either. */
export function rexWorth(
  balance: RexBalance | null,
  fund: RexFund | null,
  pool: RexPool | null,
): Asset | null {
  const lent = balance && (pool ? rexValue(pool, balance.rex.units) : balance.voteStake);
  const parts = [lent, fund?.balance].filter((part) => part && part.units > 0n) as Asset[];
  const [first] = parts;
  if (!first) return null;
  return { ...first, units: parts.reduce((sum, { units }) => sum + units, 0n) };
}

/** The account with what it has in REX today, in place of what that counts as in votes. */
export function withRexWorth(account: AccountView, inRex: Asset | null): AccountView {
  const { total } = account;
  if (inRex && inRex.symbol.code !== total.symbol.code) return account;
  const units = total.units - (account.inRex?.units ?? 0n) + (inRex?.units ?? 0n);
  return { ...account, inRex, total: { ...total, units } };
}
