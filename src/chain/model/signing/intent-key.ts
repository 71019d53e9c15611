import type { Action } from '../../actions/action.ts';
import { SWAP_ACCOUNT } from '../../actions/cross-chain.ts';
import { fioEndpoints } from '../../actions/fio-endpoints.ts';

/**
 * A key that is equal for transactions with the same effect for the same account, whatever wallet and
 * permission sign them, and in whatever order a form lists the fields. Figures that a node reported
 * and random order ids are not part of it: the same intent has others a moment later.
 */
export function intentKey(actor: string, actions: readonly Action[]): string {
  const intents = actions.map((action) => [action.account, action.name, intendedData(action)]);
  return JSON.stringify([actor, intents], inOrder);
}

/** Sorts the keys of objects. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

type Data = Action['data'];

/** The data that the user chose. */
function intendedData(action: Action): Data {
  const { data } = action;
  if (isPowerup(action)) return without(data, POWERUP_FIGURES);
  if (isFioAction(action)) return without(data, FIO_FIGURES);
  return isSwapPayment(action) ? { ...data, memo: wantedToken(data['memo']) } : data;
}

function without(data: Data, fields: ReadonlySet<string>): Data {
  return Object.fromEntries(Object.entries(data).filter(([field]) => !fields.has(field)));
}

/** The system contract, and the one in front of it. */
const POWERUP_CONTRACTS: ReadonlySet<string> = new Set(['eosio', 'core.vaulta']);

/** The form works them out from the market, which changes with time. */
const POWERUP_FIGURES: ReadonlySet<string> = new Set(['cpu_frac', 'net_frac', 'max_payment']);

function isPowerup({ account, name }: Action): boolean {
  return name === 'powerup' && POWERUP_CONTRACTS.has(account);
}

/** The fee is a node's figure. The technology provider is this site's. */
const FIO_FIGURES: ReadonlySet<string> = new Set(['max_fee', 'tpid']);

function isFioAction({ account, name, data }: Action): boolean {
  const isFio = account.startsWith('fio.') || account === 'eosio' || account === 'eosio.msig';
  return isFio && fioEndpoints.has(name) && 'max_fee' in data;
}

function isSwapPayment({ name, data }: Action): boolean {
  return name === 'transfer' && data['to'] === SWAP_ACCOUNT;
}

/** The memo without the order's id, which every tab makes anew. */
function wantedToken(memo: unknown): unknown {
  return typeof memo === 'string' ? memo.replace(/,[\da-f]{24}$/, '') : memo;
}
