import type { TokenSymbol } from '../../core/symbol.ts';
import { isRecord, type JsonRecord, recordOf } from '../../rpc/json.ts';
import type { HistoryChain } from '../filters/keep.ts';
import { actOf } from './action.ts';

/**
 * Hyperion stores amounts of stakes and RAM as floating-point numbers without their symbol, and adds
 * their sum. Its first versions did so with transfers too. Source:
 * `indexer/modules/action_data/eosio-delegatebw.ts` and its neighbours, and `transfer.js` of 2019, of
 * eosrio/hyperion-history-api.
 */

/** Actions of the system with these numbers. Others have a field `amount` of their own. */
const ACTIONS = ['buyram', 'delegatebw', 'undelegatebw', 'unstaketorex'];

const STAKES = [
  'stake_net_quantity',
  'stake_cpu_quantity',
  'unstake_net_quantity',
  'unstake_cpu_quantity',
];

/** Decimals that an amount can have. */
const MOST_DECIMALS = 18;

type Chain = Omit<HistoryChain, 'features'>;

/**
 * The entries with these numbers as amounts again. Those of the system's token are exact: it has fewer
 * units than a double has integers. Of other tokens the decimals are unknown, so an amount has its own.
 */
export function withAssets<T extends JsonRecord>(entries: readonly T[], chain: Chain): T[] {
  const { system } = chain.accounts;
  const symbol = chain.legacySymbol ?? chain.coreSymbol;
  return entries.map((entry) => {
    const act = actOf(entry);
    const data = recordOf(act['data']);
    const found = isBareTransfer(act)
      ? transferOf(act, data, chain)
      : symbol && isOfNumbers(act, system)
        ? systemAction(act, data, symbol)
        : null;
    // What was beside the action is in it.
    return found === null
      ? entry
      : { ...entry, [`@${String(act['name'])}`]: null, act: { ...act, data: found } };
  });
}

function systemAction(
  act: JsonRecord,
  { amount, ...data }: JsonRecord,
  symbol: TokenSymbol,
): JsonRecord {
  const bought = act['name'] === 'buyram' && !('quant' in data) ? { quant: amount } : {};
  return Object.fromEntries(
    Object.entries({ ...data, ...bought }).map(([name, value]) =>
      typeof value === 'number' && (STAKES.includes(name) || name === 'quant')
        ? [name, textOfAmount(value, symbol.code, symbol.precision)]
        : [name, value],
    ),
  );
}

function transferOf(
  { account }: JsonRecord,
  { amount, symbol: code, ...data }: JsonRecord,
  { accounts, coreSymbol, legacySymbol }: Chain,
): JsonRecord {
  const known = [
    account === accounts.token ? coreSymbol : null,
    account === accounts.legacyToken ? legacySymbol : null,
  ].find((one) => one?.code === code);
  const value = Number(amount);
  const decimals = known?.precision ?? decimalsOf(value);
  return { ...data, quantity: textOfAmount(value, String(code), decimals) };
}

/** Of a number as it is written, also with an exponent. */
function decimalsOf(value: number): number {
  const [, decimals = '', exponent = '0'] = /(?:\.(\d+))?(?:e-(\d+))?$/.exec(String(value)) ?? [];
  return Math.min(decimals.length + Number(exponent), MOST_DECIMALS);
}

function textOfAmount(value: number, code: string, decimals: number): string {
  return `${value.toFixed(decimals)} ${code}`;
}

function isBareTransfer({ name, data }: JsonRecord): boolean {
  return (
    name === 'transfer' &&
    isRecord(data) &&
    typeof data['amount'] === 'number' &&
    typeof data['symbol'] === 'string' &&
    !('quantity' in data) &&
    !('value' in data)
  );
}

function isOfNumbers({ account, name, data }: JsonRecord, system: string): boolean {
  return (
    account === system &&
    ACTIONS.includes(String(name)) &&
    isRecord(data) &&
    typeof data['amount'] === 'number'
  );
}
