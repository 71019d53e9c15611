import { formatSymbol } from '../../core/symbol.ts';
import type { JsonRecord } from '../../rpc/json.ts';
import type { ActionView } from '../action/action.ts';
import { assetOf } from '../shared/lenient.ts';
import type { HolderChanges } from '../transaction/balance-changes.ts';
import { nftValues } from './nft-values.ts';
import { systemValues, valuelessActions } from './system-values.ts';
import type { ActionValues, ValueChange } from './value-change.ts';

export interface ValueTotals {
  /** By account and kind, in order of appearance. */
  readonly changes: readonly ValueChange[];
  /** Actions whose effect on assets is not known, or only in part: `dice::roll`. */
  readonly uncounted: readonly string[];
}

/** Counted among the balances of tokens, whatever the contract. */
const TOKEN_ACTIONS: ReadonlySet<string> = new Set(['transfer', 'issue', 'retire']);

/** They make or remove an empty balance. */
const OPENING: ReadonlySet<string> = new Set(['open', 'close']);

/** Actions of proposals and wrappers. Those they carry are counted by themselves. */
const CARRIERS: ReadonlySet<string> = new Set(['eosio.msig', 'eosio.wrap']);

/**
 * The effect of actions on stake, RAM, REX and NFTs, by their data alone. What is not counted is named.
 * @param systems the system contract and contracts with the same actions
 */
export function valueChanges(
  actions: readonly Pick<ActionView, 'account' | 'name' | 'data'>[],
  systems: ReadonlySet<string>,
): ValueTotals {
  const changes: ValueChange[] = [];
  const uncounted = new Set<string>();
  for (const { account, name, data } of actions) {
    const values = data === null ? null : valuesOf(account, name, data, systems);
    changes.push(...(values?.changes ?? []));
    if (!values?.complete) uncounted.add(`${account}::${name}`);
  }
  return { changes: summed(changes), uncounted: [...uncounted] };
}

/**
 * The changes without core tokens that a dry run shows too, by the same amount: listed twice they read
 * as twice the amount.
 */
export function withoutRepeated(
  { changes, uncounted }: ValueTotals,
  ran: readonly HolderChanges[] | null,
  tokenContract: string,
): ValueTotals {
  const isShown = (change: ValueChange) =>
    change.kind === 'liquid' &&
    ran?.some(
      ({ holder, changes: moved }) =>
        holder === change.holder &&
        moved.some(
          ({ contract, amount }) =>
            contract === tokenContract &&
            amount.units === change.amount.units &&
            formatSymbol(amount.symbol) === formatSymbol(change.amount.symbol),
        ),
    );
  return { uncounted, changes: changes.filter((change) => !isShown(change)) };
}

/** Null if the action is not known. */
function valuesOf(
  account: string,
  name: string,
  data: JsonRecord,
  systems: ReadonlySet<string>,
): ActionValues | null {
  const nfts = nftValues(account, name, data);
  if (nfts) return nfts;
  if (CARRIERS.has(account)) return { changes: [], complete: true };
  if (systems.has(account)) {
    if (valuelessActions.has(name)) return { changes: [], complete: true };
    const values = systemValues(name, data);
    if (values) return values;
  }
  const isToken =
    (TOKEN_ACTIONS.has(name) && assetOf(data['quantity']) !== null) ||
    (OPENING.has(name) && 'symbol' in data);
  return isToken ? { changes: [], complete: true } : null;
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
