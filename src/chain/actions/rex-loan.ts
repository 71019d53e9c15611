import { type Asset, formatAsset } from '../core/asset.ts';
import { type Action, systemAction } from './action.ts';

export type LoanResource = 'cpu' | 'net';

/** Rents CPU or NET for 30 days, paid from the REX fund. */
export function rent(
  resource: LoanResource,
  fields: {
    readonly from: string;
    readonly receiver: string;
    readonly payment: Asset;
    /** Reserved for renewals; zero for none. */
    readonly fund: Asset;
  },
  permission = 'active',
): Action {
  const { from, receiver, payment, fund } = fields;
  return systemAction(`rent${resource}`, from, permission, {
    from,
    receiver,
    loan_payment: formatAsset(payment),
    loan_fund: formatAsset(fund),
  });
}

interface LoanChange {
  readonly from: string;
  readonly loan: bigint;
  readonly amount: Asset;
}

/** Adds to the loan's renewal fund. */
export function fundLoan(
  resource: LoanResource,
  { from, loan, amount }: LoanChange,
  permission = 'active',
): Action {
  return systemAction(`fund${resource}loan`, from, permission, {
    from,
    loan_num: String(loan),
    payment: formatAsset(amount),
  });
}

/** Moves tokens from the loan's renewal fund to the REX fund. */
export function defundLoan(
  resource: LoanResource,
  { from, loan, amount }: LoanChange,
  permission = 'active',
): Action {
  return systemAction(`def${resource}loan`, from, permission, {
    from,
    loan_num: String(loan),
    amount: formatAsset(amount),
  });
}
