import type { Action } from '../../../actions/action.ts';
import { textOf } from '../../../rpc/json.ts';
import { assetOf } from '../../shared/lenient.ts';

/** A token transfer among the actions. */
export interface Payment {
  readonly contract: string;
  readonly from: string;
  readonly to: string;
  /** Null if the amount cannot be parsed. */
  readonly symbol: string | null;
  readonly memo: string;
}

/** Token transfers of any contract. */
export function payments(actions: readonly Action[]): Payment[] {
  return actions.flatMap(({ account, name, data }) => {
    const [from, to] = [textOf(data['from']), textOf(data['to'])];
    if (name !== 'transfer' || from === null || to === null) return [];
    const symbol = assetOf(data['quantity'])?.symbol.code ?? null;
    return [{ contract: account, from, to, symbol, memo: textOf(data['memo']) ?? '' }];
  });
}
