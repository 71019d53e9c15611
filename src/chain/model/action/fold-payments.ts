import type { SystemAccounts } from '../../config/types.ts';
import { actionRowKey, type ActionRow } from './action.ts';

/** History rows without the payments that other rows caused. */
export interface FoldedRows {
  readonly rows: readonly ActionRow[];
  /** The payments left out, in order, by the key of the row that caused them. */
  readonly payments: ReadonlyMap<string, readonly ActionRow[]>;
}

type Payees = Pick<SystemAccounts, 'system' | 'token' | 'ram' | 'ramfee' | 'rex' | 'stake'>;

const ram = ['buyram', 'buyrambytes', 'buyramself', 'buyramburn', 'sellram'];
const rex = [
  'deposit',
  'withdraw',
  'buyrex',
  'sellrex',
  'unstaketorex',
  'rentcpu',
  'rentnet',
  'fundcpuloan',
  'fundnetloan',
  'powerup',
];
const stake = ['delegatebw', 'undelegatebw', 'unstaketorex', 'refund'];

/**
 * Merges the token payments of a RAM, REX or stake purchase into the purchase. A system action pays
 * through transfers to and from system accounts, in the same transaction right after it.
 */
export function foldPayments(rows: readonly ActionRow[], accounts: Payees): FoldedRows {
  const causes = causesByTransaction(rows, accounts);
  const payments = new Map<string, ActionRow[]>();
  const left = rows.filter((row) => {
    const cause = isPayment(row, accounts) ? causeOf(row, causes, accounts) : null;
    if (!cause) return true;
    const key = actionRowKey(cause);
    payments.set(key, [...(payments.get(key) ?? []), row]);
    return false;
  });
  return { rows: left, payments };
}

function causesByTransaction(
  rows: readonly ActionRow[],
  accounts: Payees,
): ReadonlyMap<string, readonly ActionRow[]> {
  const causes = new Map<string, ActionRow[]>();
  for (const row of rows) {
    if (payeesOf(row, accounts).length === 0) continue;
    causes.set(row.transactionId, [...(causes.get(row.transactionId) ?? []), row]);
  }
  return causes;
}

/** The system accounts that an action of the system contract pays through. */
function payeesOf({ account, name }: ActionRow, accounts: Payees): readonly string[] {
  if (account !== accounts.system) return [];
  return [
    ...(ram.includes(name) ? [accounts.ram, accounts.ramfee] : []),
    ...(rex.includes(name) ? [accounts.rex] : []),
    ...(stake.includes(name) ? [accounts.stake] : []),
  ];
}

function isPayment({ account, name, data }: ActionRow, accounts: Payees): boolean {
  if (account !== accounts.token || name !== 'transfer' || data === null) return false;
  const own = [accounts.ram, accounts.ramfee, accounts.rex, accounts.stake];
  return own.some((payee) => data['to'] === payee || data['from'] === payee);
}

/** The last action before the payment that uses its account. A single one needs no order. */
function causeOf(
  payment: ActionRow,
  causes: ReadonlyMap<string, readonly ActionRow[]>,
  accounts: Payees,
): ActionRow | null {
  const { from, to } = payment.data ?? {};
  const fitting = (causes.get(payment.transactionId) ?? []).filter((cause) =>
    payeesOf(cause, accounts).some((payee) => payee === from || payee === to),
  );
  const [only] = fitting;
  const after = sequenceOf(payment);
  if (after === null || fitting.some((cause) => sequenceOf(cause) === null))
    return fitting.length === 1 ? (only ?? null) : null;
  const before = fitting.filter((cause) => (sequenceOf(cause) ?? after) < after);
  return before.reduce<ActionRow | null>(
    (last, cause) => (last && (sequenceOf(last) ?? 0n) > (sequenceOf(cause) ?? 0n) ? last : cause),
    null,
  );
}

function sequenceOf({ globalSequence }: ActionRow): bigint | null {
  return globalSequence !== null && /^\d+$/.test(globalSequence) ? BigInt(globalSequence) : null;
}
