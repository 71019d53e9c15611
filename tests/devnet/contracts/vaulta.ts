import type { TransactionTrace } from '#devnet/types.ts';
import { startBench } from '../harness.ts';
import type { Bench, Call } from '../harness.ts';
import { rowsOf } from './rows.ts';

/** A chain that runs as Vaulta does, with alice and bob, who hold EOS. */
export function startVaulta(): Bench {
  const bench = startBench({}, 'jungle');
  bench.advance(500);
  for (const name of ['alice', 'bob']) bench.addAccount(name, '1000.0000 EOS');
  bench.advance(500);
  return bench;
}

/** An action of core.vaulta. */
export const core = (name: string, by: string, data: Record<string, unknown>): Call => ({
  account: 'core.vaulta',
  name,
  by,
  data,
});

export const atEosio = (name: string, by: string, data: Record<string, unknown>): Call => ({
  account: 'eosio',
  name,
  by,
  data,
});

/** Swaps EOS to A. */
export function swap(bench: Bench, account: string, quantity: string): TransactionTrace {
  return bench.transfer(account, 'core.vaulta', quantity);
}

/** An account's A. */
export function held(bench: Bench, account: string): string | undefined {
  const [row] = rowsOf(bench, 'core.vaulta', 'accounts', account);
  return row && String(row['balance']);
}

/** Actions of a trace in execution order, without notifications: `eosio::buyram`. */
export function calls({ action_traces: traces }: TransactionTrace): string[] {
  return traces
    .filter(({ receiver, act }) => receiver === act.account)
    .sort((a, b) => a.receipt.global_sequence - b.receipt.global_sequence)
    .map(({ act }) => `${act.account}::${act.name}`);
}

/** The data of the first action of a name. */
export function dataOf(
  { action_traces: traces }: TransactionTrace,
  name: string,
): Record<string, unknown> | undefined {
  const found = traces.find(
    ({ receiver, act }) => receiver === act.account && `${act.account}::${act.name}` === name,
  );
  return found?.act.data as Record<string, unknown> | undefined;
}
