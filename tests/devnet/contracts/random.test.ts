import { Serializer } from '@wharfkit/antelope';
import type { Asset } from '@wharfkit/antelope';
import { fc } from '#tests/fc.ts';
import { expect, it } from 'vitest';
import { ChainError } from '#devnet/engine/errors.ts';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { keyAuthority, startBench } from '../harness.ts';
import type { Bench, Call } from '../harness.ts';
import { systemRows } from './rows.ts';

const NAMES = ['alice', 'bob', 'carol'];
const known = fc.constantFrom(...NAMES);
const who = fc.oneof(
  { weight: 15, arbitrary: known },
  { weight: 1, arbitrary: fc.constant('nobody') },
);
const units = fc.oneof(
  { weight: 1, arbitrary: fc.integer({ min: -5, max: 5 }) },
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 100_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 20_000_000 }) },
);
const amount = units.map(
  (value) => `${value < 0 ? '-' : ''}${(Math.abs(value) / 10_000).toFixed(4)} EOS`,
);

const system = (name: string, by: string, data: Record<string, unknown>): Call => ({
  account: 'eosio',
  name,
  by,
  data,
});

const call: fc.Arbitrary<Call> = fc.oneof(
  fc.tuple(who, who, amount, fc.string()).map(([from, to, quantity, memo]) => ({
    account: 'eosio.token',
    name: 'transfer',
    by: from,
    data: { from, to, quantity, memo },
  })),
  fc
    .tuple(who, who, amount)
    .map(([payer, receiver, quant]) => system('buyram', payer, { payer, receiver, quant })),
  fc
    .tuple(who, fc.integer({ min: -1, max: 4000 }))
    .map(([account, bytes]) => system('sellram', account, { account, bytes })),
  fc.tuple(who, who, amount, amount, fc.boolean()).map(([from, receiver, net, cpu, transfer]) =>
    system('delegatebw', from, {
      from,
      receiver,
      stake_net_quantity: net,
      stake_cpu_quantity: cpu,
      transfer,
    }),
  ),
  fc.tuple(who, who, amount, amount).map(([from, receiver, net, cpu]) =>
    system('undelegatebw', from, {
      from,
      receiver,
      unstake_net_quantity: net,
      unstake_cpu_quantity: cpu,
    }),
  ),
  who.map((owner) => system('refund', owner, { owner })),
  fc
    .tuple(who, who, amount)
    .map(([bidder, newname, bid]) =>
      system('bidname', bidder, { bidder, newname: `${newname.slice(0, 2)}x`, bid }),
    ),
  fc
    .tuple(who, fc.constantFrom([], ['alice'], ['alice', 'bob']))
    .map(([voter, producers]) => system('voteproducer', voter, { voter, proxy: '', producers })),
  fc
    .tuple(who, fc.boolean())
    .map(([proxy, isproxy]) => system('regproxy', proxy, { proxy, isproxy })),
  fc
    .tuple(who, who)
    .map(([voter, proxy]) => system('voteproducer', voter, { voter, proxy, producers: [] })),
  who.map((producer) =>
    system('regproducer', producer, {
      producer,
      producer_key: devnetPublicKey(producer),
      url: '',
      location: 0,
    }),
  ),
  fc.tuple(who, who, fc.constantFrom('spend', 'active')).map(([account, key, permission]) =>
    system('updateauth', account, {
      account,
      permission,
      parent: permission === 'active' ? 'owner' : 'active',
      auth: keyAuthority(account, ...(key === account ? [] : [key])),
    }),
  ),
);

const step = fc.record({
  calls: fc.array(call, { minLength: 1, maxLength: 2 }),
  /** Somebody else than who acts, once in a while. */
  signer: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: who }),
  wait: fc.constantFrom(0, 500, 60_000, 86_400_000),
});

/** All core tokens that balances hold. */
function heldUnits({ chain }: Bench): number {
  return chain
    .scopes('eosio.token', 'accounts')
    .flatMap(
      ({ scope }) =>
        chain.table({
          code: 'eosio.token',
          scope,
          table: 'accounts',
          limit: 10,
          reverse: false,
          index: 1,
        }).rows,
    )
    .map(({ row }) =>
      (Serializer.decode({ data: row.value, type: 'asset' }) as Asset).units.toNumber(),
    )
    .reduce((sum, value) => sum + value, 0);
}

/** Stake as the stake account holds it, as the delegations add up, with what waits to be refunded. */
function stakes(bench: Bench): { held: number; owed: number } {
  const parse = (value: unknown): number => Math.round(parseFloat(String(value)) * 10_000);
  const rows = (table: string): Record<string, unknown>[] =>
    bench.chain.scopes('eosio', table).flatMap(({ scope }) => systemRows(bench, table, scope));
  const sum = (table: string, ...fields: string[]): number =>
    rows(table).reduce(
      (all, row) => all + fields.reduce((part, field) => part + parse(row[field]), 0),
      0,
    );
  return {
    held: parse(bench.balance('eosio.stake') ?? '0'),
    owed: sum('delband', 'net_weight', 'cpu_weight') + sum('refunds', 'net_amount', 'cpu_amount'),
  };
}

it('keeps the supply, backs all stake, and leaves no trace of what it refuses', () => {
  let [accepted, refused] = [0, 0];
  fc.assert(
    fc.property(fc.array(step, { minLength: 12, maxLength: 20 }), (steps) => {
      const bench = startBench();
      bench.advance(500);
      for (const name of NAMES) bench.addAccount(name, '1000.0000 EOS');
      bench.advance(500);
      const supply = heldUnits(bench);
      for (const { calls, signer, wait } of steps) {
        if (wait > 0) bench.advance(wait);
        const before = bench.chain.stateHash();
        try {
          bench.push(calls, signer === undefined ? {} : { keys: [signer] });
          accepted += 1;
        } catch (error) {
          if (!(error instanceof ChainError)) throw error;
          expect(error.name).not.toBe('wasm_execution_error');
          expect(bench.chain.stateHash()).toBe(before);
          refused += 1;
        }
      }
      const { held, owed } = stakes(bench);
      expect(owed).toBe(held);
      expect(heldUnits(bench)).toBe(supply);
    }),
    { numRuns: 10 },
  );
  // Both ways must have been gone, or nothing was tried.
  expect(accepted).toBeGreaterThan(10);
  expect(refused).toBeGreaterThan(10);
});
