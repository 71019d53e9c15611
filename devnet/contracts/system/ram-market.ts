import { symbolToBigint } from '../../../src/chain/core/symbol-bigint.ts';
import type { ApplyContext } from '../../engine/contract.ts';
import { changeGlobal, globalState } from './global.ts';
import { core, plus } from './money.ts';
import { rammarket } from './rows.ts';
import type { RamMarket } from './rows.ts';

const RAM = { code: 'RAM', precision: 0 };
export const RAMCORE = { code: 'RAMCORE', precision: 4 };
const MARKET_KEY = symbolToBigint(RAMCORE);

/** A new chain's market: all RAM against a thousandth of the core token's supply. */
export function initialMarket(context: ApplyContext, ramBytes: bigint, supply: bigint): RamMarket {
  return {
    supply: { units: 100_000_000_000_000n, symbol: RAMCORE },
    base: { balance: { units: ramBytes, symbol: RAM }, weight: 0.5 },
    quote: { balance: core(context, supply / 1000n), weight: 0.5 },
  };
}

export function marketOf(context: ApplyContext): RamMarket {
  return rammarket(context).require(MARKET_KEY, 'ram market does not exist');
}

/** Changes both reserves. */
export function trade(
  context: ApplyContext,
  market: RamMarket,
  bytes: bigint,
  tokens: bigint,
): void {
  const { supply, base, quote } = market;
  rammarket(context).put({
    supply,
    base: { ...base, balance: plus(base.balance, bytes) },
    quote: { ...quote, balance: plus(quote.balance, tokens) },
  });
}

/** Adds new bytes to the market. */
export function addSupply(context: ApplyContext, bytes: bigint): void {
  trade(context, marketOf(context), bytes, 0n);
  const { max_ram_size } = globalState(context);
  changeGlobal(context, { max_ram_size: max_ram_size + bytes });
}
