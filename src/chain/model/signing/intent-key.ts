import { type Action, behindWrapper } from '../../actions/action.ts';
import { fioEndpoints } from '../../actions/fio-endpoints.ts';
import { systemContracts } from '../../config/known-accounts.ts';
import type { ChainConfig } from '../../config/types.ts';

/**
 * A key that is equal for transactions with the same effect for the same account, whatever wallet and
 * permission sign them, and in whatever order a form lists the fields. Figures that a node reported,
 * random order ids, who earns from a fee, and which of two system contracts is called are not part of it:
 * the same intent has others a moment later.
 */
export function intentKey(actor: string, actions: readonly Action[], chain: Chain): string {
  const intents = actions
    .map((action) => behindWrapper(action, chain))
    .map((action) => [action.account, action.name, intended(action, chain)]);
  return JSON.stringify([actor, intents], inOrder);
}

/** Sorts the keys of objects. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

type Chain = Pick<ChainConfig, 'key' | 'accounts' | 'coreSymbol' | 'legacySymbol' | 'swapAccount'>;
type Data = Action['data'];

/** The data that the user chose. */
function intended(action: Action, chain: Chain): Data {
  const { name, data } = action;
  if (isPowerup(action, chain)) return without(data, POWERUP_FIGURES);
  if (isFioAction(action, chain)) {
    const chosen = without(data, FIO_FIGURES);
    return PAID_FROM_BUNDLE.has(name) ? without(chosen, BUNDLE) : chosen;
  }
  return isSwapPayment(action, chain) ? { ...data, memo: memoWithoutOrder(data['memo']) } : data;
}

function without(data: Data, fields: ReadonlySet<string>): Data {
  return Object.fromEntries(Object.entries(data).filter(([field]) => !fields.has(field)));
}

/** The form works them out from the market, which changes with time. */
const POWERUP_FIGURES: ReadonlySet<string> = new Set(['cpu_frac', 'net_frac', 'max_payment']);

function isPowerup({ account, name }: Action, chain: Chain): boolean {
  return name === 'powerup' && systemContracts(chain).has(account);
}

/** The fee is a node's figure. The technology provider is this site's. */
const FIO_FIGURES: ReadonlySet<string> = new Set(['max_fee', 'tpid']);

/** FIO actions whose address only pays the fee, out of its bundle. Others are about their address. */
const PAID_FROM_BUNDLE: ReadonlySet<string> = new Set([
  'stakefio',
  'unstakefio',
  'voteproducer',
  'voteproxy',
]);

const BUNDLE: ReadonlySet<string> = new Set(['fio_address']);

function isFioAction({ account, name, data }: Action, chain: Chain): boolean {
  if (!fioEndpoints.has(name) || !('max_fee' in data)) return false;
  const isSystem = systemContracts(chain).has(account) || account === chain.accounts.msig;
  return isSystem || account.startsWith('fio.');
}

function isSwapPayment({ name, data }: Action, { swapAccount }: Chain): boolean {
  return name === 'transfer' && swapAccount !== undefined && data['to'] === swapAccount;
}

/** The memo without the order's id, which each tab generates. */
function memoWithoutOrder(memo: unknown): unknown {
  return typeof memo === 'string' ? memo.replace(/,[\da-f]{24}$/, '') : memo;
}
