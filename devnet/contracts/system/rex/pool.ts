import { parseTime } from '../../../../src/chain/core/time.ts';
import { formatTime } from '../../../../src/chain/core/format-time.ts';
import { nameToBigint } from '../../../../src/chain/core/name-bigint.ts';
import type { ApplyContext } from '../../../engine/contract.ts';
import { check } from '../../../engine/errors.ts';
import { bancorOutput } from '../bancor.ts';
import { channelFee } from '../fees.ts';
import { log } from '../logs.ts';
import { core, plus } from '../money.ts';
import { adjustResources } from '../resources.ts';
import { putInFund, REX } from './balance.ts';
import { addReturns, distribute, isRexAvailable } from './returns.ts';
import { loansOf, rexbal, rexpool, rexqueue } from './rows.ts';
import type { LoanTable, RexBalance, RexLoan, RexPool } from './rows.ts';
import { valueOf } from './worth.ts';

/** REX for a core unit in an empty pool. */
const RATIO = 10_000n;
/** Keeps loans unprofitable while little is lent: 20,000 of a token with 4 decimals. */
const FIRST_RENT = 200_000_000n;
export const LOAN_MS = 30 * 24 * 3600 * 1000;

export function poolOf(context: ApplyContext): RexPool {
  return rexpool(context).require(0n, 'rex system not initialized yet');
}

/** Adds lendable tokens; returns the REX units for them. */
export function addToPool(context: ApplyContext, payment: bigint): bigint {
  const pool = rexpool(context).get(0n);
  if (!pool || !isRexAvailable(context)) {
    const received = payment * RATIO;
    rexpool(context).put(
      {
        version: 0,
        loan_num: 0n,
        namebid_proceeds: core(context, 0n),
        ...pool,
        total_lent: core(context, 0n),
        total_unlent: core(context, payment),
        total_rent: core(context, FIRST_RENT),
        total_lendable: core(context, payment),
        total_rex: { units: received, symbol: REX },
      },
      'eosio',
    );
    return received;
  }
  const { total_lendable, total_rex, total_lent } = pool;
  check(total_lendable.units > 0n, 'lendable REX pool is empty');
  const lendable = plus(total_lendable, payment);
  const rex = (lendable.units * total_rex.units) / total_lendable.units;
  rexpool(context).put({
    ...pool,
    total_lendable: lendable,
    total_unlent: plus(lendable, -total_lent.units),
    total_rex: { units: rex, symbol: REX },
  });
  return rex - total_rex.units;
}

/** Loans are available if no sell order is queued. */
export function areLoansAvailable(context: ApplyContext): boolean {
  if (!isRexAvailable(context)) return false;
  const [first] = rexqueue(context).rows({ index: 2, limit: 1 });
  return !first?.is_open;
}

/** The stake rented for a payment at the current price. */
export function rentedFor({ total_rent, total_unlent }: RexPool, payment: bigint): bigint {
  return bancorOutput(total_rent.units, total_unlent.units, payment);
}

export function addLoan(
  context: ApplyContext,
  payment: bigint,
  rented: bigint,
  isNew: boolean,
): RexPool {
  addReturns(context, payment);
  const pool = poolOf(context);
  const after = {
    ...pool,
    total_rent: plus(pool.total_rent, payment),
    total_unlent: plus(pool.total_unlent, -rented),
    total_lent: plus(pool.total_lent, rented),
    loan_num: pool.loan_num + (isNew ? 1n : 0n),
  };
  rexpool(context).put(after);
  return after;
}

/** Fills an order if the pool has enough unlent tokens; null otherwise. */
export function fillOrder(
  context: ApplyContext,
  balance: RexBalance,
  rex: bigint,
): { proceeds: bigint; stakeChange: bigint; balance: RexBalance } | null {
  const pool = poolOf(context);
  const proceeds = valueOf(pool, rex);
  // A tenth of the lent tokens stays in the pool.
  if (proceeds > pool.total_unlent.units - pool.total_lent.units / 10n) return null;
  const stake = valueOf(pool, balance.rex_balance.units) - proceeds;
  const total_lendable = plus(pool.total_lendable, -proceeds);
  rexpool(context).put({
    ...pool,
    total_rex: plus(pool.total_rex, -rex),
    total_lendable,
    total_unlent: plus(total_lendable, -pool.total_lent.units),
  });
  const after = {
    ...balance,
    vote_stake: core(context, stake),
    rex_balance: plus(balance.rex_balance, -rex),
    matured_rex: balance.matured_rex - rex,
  };
  rexbal(context).put(after);
  return { proceeds, stakeChange: stake - balance.vote_stake.units, balance: after };
}

/** Runs before every action on the pool: ends loans and fills orders, up to a maximum. */
export function runrex(context: ApplyContext, max: number): void {
  check(rexpool(context).get(0n), 'rex system not initialized yet');
  distribute(context);
  const { namebid_proceeds } = poolOf(context);
  if (namebid_proceeds.units > 0n) {
    channelFee(context, 'eosio.names', namebid_proceeds.units);
    const fee = namebid_proceeds;
    log(context, 'logsystemfee', { protocol: 'eosio.names', fee, memo: 'buy name' });
    rexpool(context).put({ ...poolOf(context), namebid_proceeds: core(context, 0n) });
  }
  for (const name of ['cpuloan', 'netloan'] as const)
    for (const loan of loansOf(context, name).rows({ index: 2, limit: max })) {
      if (Date.parse(`${loan.expiration}Z`) > context.now) break;
      endLoan(context, name, loan);
    }
  for (const order of rexqueue(context).rows({ index: 2, limit: max })) {
    if (!order.is_open) break;
    const balance = rexbal(context).get(nameToBigint(order.owner));
    const filled = balance && fillOrder(context, balance, order.rex_requested.units);
    if (!filled) continue;
    rexqueue(context).put({
      ...order,
      proceeds: core(context, filled.proceeds),
      stake_change: core(context, filled.stakeChange),
      is_open: false,
    });
    sendResult(context, 'orderresult', {
      owner: order.owner,
      proceeds: core(context, filled.proceeds),
    });
  }
}

/** Shows a result in the trace with an action of eosio.rex that does nothing. */
export function sendResult(
  context: ApplyContext,
  name: string,
  args: Record<string, unknown>,
): void {
  context.sendInline({ account: 'eosio.rex', name, authorization: [], args });
}

/** Renews a funded loan; otherwise ends it and returns its balance. */
function endLoan(context: ApplyContext, name: LoanTable, loan: RexLoan): void {
  const { from, receiver, payment, balance, total_staked } = loan;
  const staked = total_staked.units;
  removeLoan(context, staked);
  const rented = rentedFor(poolOf(context), payment.units);
  const renew =
    payment.units <= balance.units && payment.units < rented && areLoansAvailable(context);
  if (renew) {
    addLoan(context, payment.units, rented, false);
    loansOf(context, name).put({
      ...loan,
      total_staked: core(context, rented),
      balance: plus(balance, -payment.units),
      expiration: formatTime(parseTime(loan.expiration) + LOAN_MS),
    });
  } else {
    if (balance.units > 0n) putInFund(context, from, balance.units);
    loansOf(context, name).remove(loan.loan_num);
  }
  adjustResources(context, from, receiver, lent(name, (renew ? rented : 0n) - staked));
}

function removeLoan(context: ApplyContext, staked: bigint): void {
  const pool = poolOf(context);
  const rent = bancorOutput(pool.total_unlent.units, pool.total_rent.units, staked);
  const total_unlent = plus(pool.total_unlent, staked);
  const total_lent = plus(pool.total_lent, -staked);
  rexpool(context).put({
    ...pool,
    total_rent: plus(pool.total_rent, -rent),
    total_unlent,
    total_lent,
    total_lendable: plus(total_unlent, total_lent.units),
  });
}

/** Changes the lent total of a kind of loans. */
export function lent(name: LoanTable, units: bigint): { net: bigint; cpu: bigint } {
  return name === 'netloan' ? { net: units, cpu: 0n } : { net: 0n, cpu: units };
}
