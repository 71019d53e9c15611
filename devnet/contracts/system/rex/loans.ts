import type { Asset } from '../../../../src/chain/core/asset.ts';
import { sameSymbol } from '../../../../src/chain/core/symbol.ts';
import { formatTime } from '../../../../src/chain/core/format-time.ts';
import type { ActionHandler, ApplyContext } from '../../../engine/contract.ts';
import { action } from '../../../engine/contract.ts';
import { check } from '../../../engine/errors.ts';
import { core, plus } from '../money.ts';
import { adjustResources } from '../resources.ts';
import { putInFund, takeFromFund } from './balance.ts';
import {
  addLoan,
  areLoansAvailable,
  lent,
  LOAN_MS,
  poolOf,
  rentedFor,
  runrex,
  sendResult,
} from './pool.ts';
import { loansOf } from './rows.ts';
import type { LoanTable, RexLoan } from './rows.ts';

interface Rent {
  from: string;
  receiver: string;
  loan_payment: Asset;
  loan_fund: Asset;
}

/** Rents for thirty days. The fund pays for renewals. */
function rent(name: LoanTable): ActionHandler {
  return action<Rent>((context, { from, receiver, loan_payment, loan_fund }) => {
    context.requireAuth(from);
    runrex(context, 2);
    check(areLoansAvailable(context), 'rex loans are currently not available');
    for (const { symbol } of [loan_payment, loan_fund])
      check(sameSymbol(symbol, context.core), 'must use core token');
    check(loan_payment.units > 0n && loan_fund.units >= 0n, 'must use positive asset amount');
    takeFromFund(context, from, loan_payment.units + loan_fund.units);
    const rented = rentedFor(poolOf(context), loan_payment.units);
    check(loan_payment.units < rented, 'loan price does not favor renting');
    const { loan_num } = addLoan(context, loan_payment.units, rented, true);
    loansOf(context, name).put(
      {
        version: 0,
        from,
        receiver,
        payment: loan_payment,
        balance: loan_fund,
        total_staked: core(context, rented),
        loan_num,
        expiration: formatTime(context.now + LOAN_MS),
      },
      from,
    );
    sendResult(context, 'rentresult', { rented_tokens: core(context, rented) });
    adjustResources(context, from, receiver, lent(name, rented));
  });
}

function fund(name: LoanTable): ActionHandler {
  return action<{ from: string; loan_num: bigint; payment: Asset }>(
    (context, { from, loan_num, payment }) => {
      context.requireAuth(from);
      check(sameSymbol(payment.symbol, context.core), 'must use core token');
      takeFromFund(context, from, payment.units);
      const loan = runningLoan(context, name, from, loan_num);
      loansOf(context, name).put({ ...loan, balance: plus(loan.balance, payment.units) });
    },
  );
}

function defund(name: LoanTable): ActionHandler {
  return action<{ from: string; loan_num: bigint; amount: Asset }>(
    (context, { from, loan_num, amount }) => {
      context.requireAuth(from);
      check(sameSymbol(amount.symbol, context.core), 'must use core token');
      const loan = runningLoan(context, name, from, loan_num);
      // The message is the contract's.
      check(loan.balance.units >= amount.units, 'insufficent loan balance');
      loansOf(context, name).put({ ...loan, balance: plus(loan.balance, -amount.units) });
      putInFund(context, from, amount.units);
    },
  );
}

function runningLoan(context: ApplyContext, name: LoanTable, from: string, num: bigint): RexLoan {
  const loan = loansOf(context, name).require(num, 'loan not found');
  check(loan.from === from, 'user must be loan creator');
  check(Date.parse(`${loan.expiration}Z`) > context.now, 'loan has already expired');
  return loan;
}

export const loanActions: Record<string, ActionHandler> = {
  defcpuloan: defund('cpuloan'),
  defnetloan: defund('netloan'),
  fundcpuloan: fund('cpuloan'),
  fundnetloan: fund('netloan'),
  rentcpu: rent('cpuloan'),
  rentnet: rent('netloan'),
};
