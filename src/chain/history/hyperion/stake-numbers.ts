import type { TokenSymbol } from '../../core/symbol.ts';
import { isRecord, type JsonRecord, recordOf } from '../../rpc/json.ts';

/**
 * Hyperion stores amounts of stakes and RAM as floating-point numbers without their symbol, and adds
 * their sum. Source: `indexer/modules/action_data/eosio-delegatebw.ts` and its neighbours of
 * eosrio/hyperion-history-api.
 */

/** Actions with these numbers. Others have a field `amount` of their own. */
const ACTIONS = ['buyram', 'delegatebw', 'undelegatebw', 'unstaketorex'];

const STAKES = [
  'stake_net_quantity',
  'stake_cpu_quantity',
  'unstake_net_quantity',
  'unstake_cpu_quantity',
];

/**
 * The entries with these numbers as amounts again. They are exact: the system's token has fewer units
 * than a double has integers.
 * @param symbol of the amounts of the system contract
 */
export function withAssets<T extends JsonRecord>(
  entries: readonly T[],
  system: string,
  symbol: TokenSymbol,
): T[] {
  return entries.map((entry) => {
    const act = recordOf(entry['act']);
    if (!isOfNumbers(act, system)) return entry;
    const { amount, ...data } = recordOf(act['data']);
    const bought = act['name'] === 'buyram' && !('quant' in data) ? { quant: amount } : {};
    const fields = Object.entries({ ...data, ...bought }).map(([name, value]) =>
      typeof value === 'number' && (STAKES.includes(name) || name === 'quant')
        ? [name, `${value.toFixed(symbol.precision)} ${symbol.code}`]
        : [name, value],
    );
    return { ...entry, act: { ...act, data: Object.fromEntries(fields) as JsonRecord } };
  });
}

function isOfNumbers({ account, name, data }: JsonRecord, system: string): boolean {
  return (
    account === system &&
    ACTIONS.includes(String(name)) &&
    isRecord(data) &&
    typeof data['amount'] === 'number'
  );
}
