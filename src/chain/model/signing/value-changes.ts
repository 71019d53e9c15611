import { isProxyProfile } from '../../actions/proxy-info.ts';
import { formatSymbol } from '../../core/symbol.ts';
import type { JsonRecord } from '../../rpc/json.ts';
import type { ActionView } from '../action/action.ts';
import { assetOf } from '../shared/lenient.ts';
import type { CoreSymbols } from '../token/core-amounts.ts';
import type { HolderChanges } from '../transaction/balance-changes.ts';
import { nftValues } from './nft-values.ts';
import { systemValues, valuelessActions } from './system-values.ts';
import type { ActionValues, ValueChange } from './value-change.ts';

export interface ValueTotals {
  /** By account and kind, in order of appearance. */
  readonly changes: readonly ValueChange[];
  /** Actions whose effect on assets is not known, or only in part: `dice::roll`. */
  readonly uncounted: readonly string[];
  /** Actions of which only the tokens they pay or take are not known. */
  readonly unpaid: readonly string[];
}

/** What the effect of an action depends on. */
export interface ValueRules {
  /** The system contract and contracts with the same actions. */
  readonly systems: ReadonlySet<string>;
  /** Contracts that move no assets but the fee, and FIO addresses and domains. */
  readonly feeOnly: ReadonlySet<string>;
  readonly core: CoreSymbols;
}

/**
 * Actions of tokens with all their fields: those with a quantity are counted among the balances, the others
 * make or remove an empty one. With another field they are no token's, whatever their name.
 */
const TOKEN_ACTIONS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['transfer', new Set(['from', 'to', 'quantity', 'memo'])],
  ['issue', new Set(['to', 'quantity', 'memo'])],
  ['retire', new Set(['quantity', 'memo'])],
  ['open', new Set(['owner', 'symbol', 'ram_payer'])],
  ['close', new Set(['owner', 'symbol'])],
]);

/** FIO's actions that give away or end an address or a domain, whose worth nobody knows. */
const NAME_GIVING: ReadonlySet<string> = new Set([
  'xferaddress',
  'xferdomain',
  'xferescrow',
  'burnaddress',
  'burndomain',
]);

/** Actions of proposals and wrappers. Those they carry are counted by themselves. */
const CARRIERS: ReadonlySet<string> = new Set(['eosio.msig', 'eosio.wrap']);

/** The effect of actions on stake, RAM, REX and NFTs, by their data alone. What is not counted is named. */
export function valueChanges(
  actions: readonly Pick<ActionView, 'account' | 'name' | 'data'>[],
  rules: ValueRules,
): ValueTotals {
  const changes: ValueChange[] = [];
  const uncounted = new Set<string>();
  const unpaid = new Set<string>();
  for (const { account, name, data } of actions) {
    const values = data === null ? null : valuesOf(account, name, data, rules);
    changes.push(...(values?.changes ?? []).map((change) => inCore(change, rules.core)));
    if (values?.counted === 'but-payment') unpaid.add(`${account}::${name}`);
    else if (values?.counted !== 'whole') uncounted.add(`${account}::${name}`);
  }
  return { changes: summed(changes), uncounted: [...uncounted], unpaid: [...unpaid] };
}

/** The system contract counts the token before the core token in stake and REX: both are one fund. */
function inCore(change: ValueChange, { coreSymbol, legacySymbol }: CoreSymbols): ValueChange {
  if (!('amount' in change) || change.kind === 'liquid') return change;
  return change.amount.symbol.code === legacySymbol?.code
    ? { ...change, amount: { ...change.amount, symbol: coreSymbol } }
    : change;
}

/**
 * What a review lists beside the balances of a dry run. Core tokens that the run moves too are left out:
 * listed twice they read as twice the amount.
 * @param ran null without a dry run: what only it could have is then named as not counted
 */
export function besideBalances(
  { changes, uncounted, unpaid }: ValueTotals,
  ran: readonly HolderChanges[] | null,
  tokenContract: string,
): Pick<ValueTotals, 'changes' | 'uncounted'> {
  if (ran === null) return { changes, uncounted: [...uncounted, ...unpaid] };
  const isShown = (change: ValueChange) =>
    change.kind === 'liquid' &&
    ran.some(
      ({ holder, changes: moved }) =>
        holder === change.holder &&
        moved.some(
          ({ contract, amount, staked }) =>
            !staked &&
            contract === tokenContract &&
            formatSymbol(amount.symbol) === formatSymbol(change.amount.symbol) &&
            covers(amount.units, change.amount.units),
        ),
    );
  return { uncounted, changes: changes.filter((change) => !isShown(change)) };
}

/** Whether an amount moves at least another, in the same direction. */
const covers = (moved: bigint, known: bigint) =>
  known < 0n ? moved <= known : known > 0n && moved >= known;

/** Null if the action is not known. */
function valuesOf(
  account: string,
  name: string,
  data: JsonRecord,
  { systems, feeOnly }: ValueRules,
): ActionValues | null {
  const nfts = nftValues(account, name, data);
  if (nfts) return nfts;
  if (CARRIERS.has(account) || isProxyProfile(account, name))
    return { changes: [], counted: 'whole' };
  if (systems.has(account)) {
    if (valuelessActions.has(name)) return { changes: [], counted: 'whole' };
    const values = systemValues(name, data);
    if (values) return values;
  }
  if (isTokenAction(name, data)) return { changes: [], counted: 'whole' };
  return feeOnly.has(account) && !NAME_GIVING.has(name)
    ? { changes: [], counted: 'but-payment' }
    : null;
}

function isTokenAction(name: string, data: JsonRecord): boolean {
  const fields = TOKEN_ACTIONS.get(name);
  if (!fields || Object.keys(data).some((field) => !fields.has(field))) return false;
  return fields.has('quantity') ? assetOf(data['quantity']) !== null : 'symbol' in data;
}

function summed(changes: readonly ValueChange[]): ValueChange[] {
  const sums = new Map<string, ValueChange>();
  for (const change of changes) {
    const key = keyOf(change);
    const before = sums.get(key);
    sums.set(key, before ? added(before, change) : change);
  }
  return [...sums.values()].filter((one) => {
    if (one.kind === 'nft') return one.ids.length > 0;
    return (one.kind === 'ram' ? one.bytes : one.amount.units) !== 0n;
  });
}

function keyOf(change: ValueChange): string {
  const { kind, holder } = change;
  if (kind === 'ram') return [kind, holder].join();
  if (kind === 'nft') return [kind, holder, change.contract, change.gains].join();
  return [kind, holder, formatSymbol(change.amount.symbol), change.atMost].join();
}

/** Two changes with the same key. */
function added(one: ValueChange, other: ValueChange): ValueChange {
  if (one.kind === 'ram' && other.kind === 'ram') return { ...one, bytes: one.bytes + other.bytes };
  if (one.kind === 'nft' && other.kind === 'nft')
    return { ...one, ids: [...new Set([...one.ids, ...other.ids])] };
  if ('amount' in one && 'amount' in other)
    return { ...one, amount: { ...one.amount, units: one.amount.units + other.amount.units } };
  return one;
}
