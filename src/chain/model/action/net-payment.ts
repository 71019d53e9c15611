import type { ChainConfig } from '../../config/types.ts';
import { type Asset } from '../../core/asset.ts';
import { addAssets } from '../../core/asset-sums.ts';
import { assetOf } from '../shared/lenient.ts';
import { transferWay } from '../token/transfer-way.ts';
import type { ActionRow } from './action.ts';

/**
 * The account's net amount (negative if paid) over all payments of an action. An action of the wrapper
 * costs or yields what it swapped for the account. Null for none, and for several tokens.
 * @param of the account of the history
 */
export function netPayment(
  { account }: ActionRow,
  payments: readonly ActionRow[],
  of: string,
  { accounts, coreSymbol }: Pick<ChainConfig, 'accounts' | 'coreSymbol'>,
): Asset | null {
  const { systemWrapper, legacyToken } = accounts;
  const swaps = systemWrapper !== undefined && account === systemWrapper;
  const moved = payments.flatMap((row) => {
    const amount = assetOf(row.data?.quantity);
    const way = transferWay(row, of);
    if (!amount || way === null) return [];
    const received = way === 'in' ? amount.units : -amount.units;
    if (!swaps) return [{ ...amount, units: received }];
    const { from, to } = row.data ?? {};
    const isSwap = row.account === legacyToken && (from === systemWrapper || to === systemWrapper);
    return isSwap ? [{ ...amount, symbol: coreSymbol, units: -received }] : [];
  });
  try {
    return moved.length > 0 ? moved.reduce(addAssets) : null;
  } catch {
    return null;
  }
}
