import type { Asset } from '../../core/asset.ts';
import type { AccountView } from './account.ts';

/** Replaces the REX value that votes count with its current worth. */
export function withRexWorth(account: AccountView, inRex: Asset | null): AccountView {
  const { total } = account;
  if (inRex && inRex.symbol.code !== total.symbol.code) return account;
  const units = total.units - (account.inRex?.units ?? 0n) + (inRex?.units ?? 0n);
  return { ...account, inRex, total: { ...total, units } };
}
