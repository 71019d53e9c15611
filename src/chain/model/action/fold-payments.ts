import type { SystemAccounts } from '../../config/types.ts';
import { actionRowKey, type ActionRow } from './action.ts';

/** History rows without the payments that other rows caused. */
export interface FoldedRows {
  readonly rows: readonly ActionRow[];
  /** The payments left out, in order, by the key of the row that caused them. */
  readonly payments: ReadonlyMap<string, readonly ActionRow[]>;
}

type Payees = Pick<
  SystemAccounts,
  | 'system'
  | 'token'
  | 'ram'
  | 'ramfee'
  | 'rex'
  | 'stake'
  | 'bpay'
  | 'vpay'
  | 'systemWrapper'
  | 'legacyToken'
>;

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
const bids = ['bidname', 'bidrefund'];
const claims = ['claimrewards', 'voterclaim', 'claimgenesis', 'claimgbmvote', 'claimgbmprod'];

/** Actions of the wrapper that only swap or check balances for another one. */
const plumbing = ['swaptrace', 'swapexcess', 'enforcebal'];
/** Actions of the wrapper as a token. */
const ofToken = ['transfer', 'open', 'close', 'issue', 'retire', 'init'];
/** Actions that move RAM without a payment. */
const ramMoves = ['ramtransfer', 'ramburn', 'giftram', 'ungiftram'];
/** What the system contract logs of its own actions, and of those of the wrapper. */
const logs = ['logbuyram', 'logsellram', 'logramchange', 'logsystemfee'];

/**
 * Merges the token payments of a RAM, REX or stake purchase into the purchase, and the pay of producers and
 * voters into its claim. A system action pays through transfers to and from system accounts, in the same
 * transaction right after it. What the system wrapper swaps, passes on and checks for an action is merged
 * into that action too.
 */
export function foldPayments(rows: readonly ActionRow[], accounts: Payees): FoldedRows {
  const causes = causesByTransaction(rows, accounts);
  const payments = new Map<string, ActionRow[]>();
  const left = rows.filter((row) => {
    const cause = isConsequence(row, causes, accounts) ? causeOf(row, causes, accounts) : null;
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
  const passedOn = new Set(
    rows.filter((row) => isOfWrapper(row, accounts)).map((row) => passedOnKey(row)),
  );
  for (const row of rows) {
    if (payeesOf(row, accounts).length === 0 && !isLogged(row, accounts)) continue;
    if (row.account === accounts.system && passedOn.has(passedOnKey(row))) continue;
    causes.set(row.transactionId, [...(causes.get(row.transactionId) ?? []), row]);
  }
  return causes;
}

const passedOnKey = ({ transactionId, name }: ActionRow) => `${transactionId}/${name}`;

/** Whether it is an action that the wrapper passes on to the system contract. */
function isOfWrapper({ account, name }: ActionRow, { systemWrapper }: Payees): boolean {
  return account === systemWrapper && !plumbing.includes(name) && !ofToken.includes(name);
}

/** Whether it is an action whose RAM the system contract logs. */
function isLogged({ account, name }: ActionRow, { system }: Payees): boolean {
  return account === system && (ram.includes(name) || ramMoves.includes(name));
}

/** The system accounts that an action of the system contract or its wrapper pays through. */
function payeesOf(row: ActionRow, accounts: Payees): readonly string[] {
  const { systemWrapper, system } = accounts;
  const { account, name } = row;
  const passesOn = isOfWrapper(row, accounts);
  // Vaulta's producers claim their share of fees there.
  if (account === accounts.bpay) return claims.includes(name) ? [account] : [];
  if (account !== system && !passesOn) return [];
  return [
    ...(systemWrapper && passesOn ? [systemWrapper, ...passedTo(system)] : []),
    ...(ram.includes(name) ? [accounts.ram, accounts.ramfee] : []),
    ...(rex.includes(name) ? [accounts.rex] : []),
    ...(stake.includes(name) ? [accounts.stake] : []),
    ...(bids.includes(name) ? [bidsOf(system)] : []),
    ...(claims.includes(name) ? payersOf(accounts) : []),
    ...(name === 'powerup' ? [feesOf(system)] : []),
  ];
}

/** Accounts that actions of the wrapper pay to besides: bids for names, and fees. */
const passedTo = (system: string): readonly string[] => [bidsOf(system), feesOf(system)];

/** Accounts that pay producers and voters; WAX has two of its own. */
const payersOf = ({ system, bpay, vpay }: Payees): readonly string[] => [
  bpay,
  vpay,
  `${system}.voters`,
  'genesis.wax',
];

const bidsOf = (system: string) => `${system}.names`;
const feesOf = (system: string) => `${system}.fees`;

/** Whether it is a payment, or what the wrapper and the system contract did for another action. */
function isConsequence(
  row: ActionRow,
  causes: ReadonlyMap<string, readonly ActionRow[]>,
  accounts: Payees,
): boolean {
  const { account, name, data } = row;
  const { token, legacyToken, system, systemWrapper } = accounts;
  if (systemWrapper && account === systemWrapper && plumbing.includes(name)) return true;
  if (account === system) {
    const isLog = logs.includes(name);
    return (causes.get(row.transactionId) ?? []).some((cause) =>
      systemWrapper && cause.account === systemWrapper
        ? isLog || cause.name === name
        : isLog && isLogged(cause, accounts),
    );
  }
  const isToken = account === token || (legacyToken !== undefined && account === legacyToken);
  if (!isToken || name !== 'transfer' || data === null) return false;
  const { ram: market, ramfee, rex: pool, stake: staked } = accounts;
  const own = [market, ramfee, pool, staked, ...passedTo(system), ...payersOf(accounts)];
  const swapping = systemWrapper ? [systemWrapper] : [];
  return [...own, ...swapping].some((payee) => data['to'] === payee || data['from'] === payee);
}

/** The last action before the payment that uses its account. A single one needs no order. */
function causeOf(
  payment: ActionRow,
  causes: ReadonlyMap<string, readonly ActionRow[]>,
  accounts: Payees,
): ActionRow | null {
  const { from, to } = payment.data ?? {};
  const isTransfer = payment.name === 'transfer';
  const fitting = (causes.get(payment.transactionId) ?? []).filter((cause) =>
    isTransfer
      ? payeesOf(cause, accounts).some((payee) => payee === from || payee === to)
      : cause.account === accounts.systemWrapper ||
        (logs.includes(payment.name) && isLogged(cause, accounts)),
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
