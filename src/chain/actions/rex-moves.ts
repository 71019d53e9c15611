import { type Asset, zeroAsset } from '../core/asset.ts';
import type { Action } from './action.ts';
import { defundLoan, fundLoan, type LoanResource, rent } from './rex-loan.ts';
import {
  buyrex,
  deposit,
  mvfrsavings,
  mvtosavings,
  sellrex,
  unstaketorex,
  withdraw,
} from './rex.ts';

/** What a form of REX moves. */
type Move =
  | 'balance'
  | 'fund'
  | 'cpu'
  | 'net'
  | 'sell'
  | 'withdraw'
  | 'to-savings'
  | 'from-savings'
  | 'rent-cpu'
  | 'rent-net'
  | 'fund-loan'
  | 'defund-loan';

interface MoveFields {
  readonly owner: string;
  readonly amount: Asset;
  /** Of a new loan. */
  readonly receiver: string;
  /** The loan to fund or defund. */
  readonly loan: { readonly kind: LoanResource; readonly number: string } | null;
}

/** The actions of a form. REX and loans are paid from the REX fund, which is filled first. */
export function rexActions(
  move: Move,
  { owner, amount, receiver, loan }: MoveFields,
  permission = 'active',
): Action[] {
  const none = zeroAsset(amount.symbol);
  switch (move) {
    case 'balance':
      return [deposit(owner, amount, permission), buyrex(owner, amount, permission)];
    case 'fund':
      return [buyrex(owner, amount, permission)];
    case 'cpu':
    case 'net': {
      const stakes = { cpu: none, net: none, [move]: amount };
      return [unstaketorex({ owner, receiver: owner, ...stakes }, permission)];
    }
    case 'sell':
      return [sellrex(owner, amount, permission)];
    case 'withdraw':
      return [withdraw(owner, amount, permission)];
    case 'to-savings':
      return [mvtosavings(owner, amount, permission)];
    case 'from-savings':
      return [mvfrsavings(owner, amount, permission)];
    case 'rent-cpu':
    case 'rent-net': {
      const fields = { from: owner, receiver, payment: amount, fund: none };
      return [
        deposit(owner, amount, permission),
        rent(move === 'rent-cpu' ? 'cpu' : 'net', fields, permission),
      ];
    }
    case 'fund-loan':
    case 'defund-loan': {
      if (!loan) return [];
      const change = { from: owner, loan: BigInt(loan.number), amount };
      if (move === 'defund-loan') return [defundLoan(loan.kind, change, permission)];
      return [deposit(owner, amount, permission), fundLoan(loan.kind, change, permission)];
    }
  }
}
