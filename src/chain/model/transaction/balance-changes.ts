import type { SystemAccounts } from '../../config/types.ts';
import { parseAsset, type Asset } from '../../core/asset.ts';
import { formatSymbol } from '../../core/symbol.ts';
import { integerTextOf, textOf } from '../../rpc/json.ts';
import type { ActionTrace } from '../action/action.ts';

/** A change of one account's balance in a transaction. */
export interface BalanceChange {
  /** The contract of the token. */
  readonly contract: string;
  /** Staked for CPU and NET, or liquid. */
  readonly staked: boolean;
  /** Negative if spent. */
  readonly amount: Asset;
}

export interface HolderChanges {
  /** An account; on FIO also a recipient's public key. */
  readonly holder: string;
  readonly changes: readonly BalanceChange[];
}

interface Move extends Omit<BalanceChange, 'amount'> {
  readonly holder: string;
  readonly amount: Asset;
}

const FIO = { code: 'FIO', precision: 9 };

/**
 * Balance changes of all executed actions, by account in order of appearance and by token. Net zero
 * changes are left out. Counts standard token transfers, issues and retirements (which change the
 * balance of the signing issuer), and stakes.
 */
export function balanceChanges(
  actions: readonly ActionTrace[],
  { system, token }: Pick<SystemAccounts, 'system' | 'token'>,
): HolderChanges[] {
  const holders = new Map<string, Map<string, BalanceChange>>();
  for (const { holder, ...change } of allMoves(actions, system, token)) {
    const changes = holders.get(holder) ?? new Map<string, BalanceChange>();
    holders.set(holder, changes);
    const key = [change.contract, formatSymbol(change.amount.symbol), change.staked].join();
    const units = (changes.get(key)?.amount.units ?? 0n) + change.amount.units;
    changes.set(key, { ...change, amount: { ...change.amount, units } });
  }
  return [...holders].flatMap(([holder, sums]) => {
    const changes = [...sums.values()].filter(({ amount }) => amount.units !== 0n);
    return changes.length === 0 ? [] : { holder, changes };
  });
}

function allMoves(actions: readonly ActionTrace[], system: string, token: string): Move[] {
  return actions.flatMap((action) => [
    ...movesOf(action, system, token),
    ...allMoves(action.inline, system, token),
  ]);
}

function movesOf(
  { account, name, authorization, data }: ActionTrace,
  system: string,
  token: string,
) {
  const moves: Move[] = [];
  const move = (holder: unknown, amount: Asset | null, sign: bigint, staked = false) => {
    const of = textOf(holder);
    if (of === null || !amount || amount.units < 0n) return;
    const signed = { ...amount, units: sign * amount.units };
    moves.push({ holder: of, contract: staked ? token : account, staked, amount: signed });
  };
  const issuer = authorization[0]?.actor;
  const fields = data ?? {};
  switch (name) {
    case 'transfer':
      move(fields.from, assetOf(fields.quantity), -1n);
      move(fields.to, assetOf(fields.quantity), 1n);
      break;
    case 'issue':
      move(issuer, assetOf(fields.quantity), 1n);
      break;
    case 'retire':
      move(issuer, assetOf(fields.quantity), -1n);
      break;
    case 'trnsfiopubky':
    case 'trnsloctoks':
      move(fields.actor, fioOf(fields.amount), -1n);
      move(fields.payee_public_key, fioOf(fields.amount), 1n);
      break;
    case 'delegatebw':
    case 'undelegatebw': {
      if (account !== system) break;
      const staking = name === 'delegatebw';
      const owner = staking && truthy(fields.transfer) ? fields.receiver : fields.from;
      for (const kind of ['net', 'cpu']) {
        const amount = assetOf(fields[`${staking ? '' : 'un'}stake_${kind}_quantity`]);
        move(owner, amount, staking ? 1n : -1n, true);
      }
    }
  }
  return moves;
}

/** Old nodes write booleans as 0 and 1. */
function truthy(value: unknown): boolean {
  return value === true || value === 1;
}

function fioOf(value: unknown): Asset | null {
  const units = integerTextOf(value);
  return units === null ? null : { units: BigInt(units), symbol: FIO };
}

function assetOf(value: unknown): Asset | null {
  try {
    return typeof value === 'string' ? parseAsset(value) : null;
  } catch {
    return null;
  }
}
