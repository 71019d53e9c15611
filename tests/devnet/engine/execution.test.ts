import { beforeEach, describe, expect, it } from 'vitest';
import type { TransactionTrace } from '#devnet/types.ts';
import { keyAuthority, startBench } from '../harness.ts';
import type { Bench } from '../harness.ts';

let bench: Bench;

beforeEach(() => {
  bench = startBench();
  bench.advance(500);
  bench.addAccount('alice', '100.0000 EOS');
  bench.advance(500);
});

const shape = ({ action_traces }: TransactionTrace): unknown[] =>
  action_traces.map((one) => [
    one.action_ordinal,
    one.creator_action_ordinal,
    one.closest_unnotified_ancestor_action_ordinal,
    one.receiver,
    one.act.name,
  ]);

/** Traces in the order they ran. */
const executed = ({ action_traces }: TransactionTrace): number[] =>
  [...action_traces]
    .sort((a, b) => a.receipt.global_sequence - b.receipt.global_sequence)
    .map(({ action_ordinal }) => action_ordinal);

describe('traces', () => {
  it('number actions as they are scheduled and run them depth first', () => {
    const data = { payer: 'alice', receiver: 'alice', quant: '1.0000 EOS' };
    const trace = bench.push({ account: 'eosio', name: 'buyram', by: 'alice', data });
    expect(shape(trace)).toEqual([
      [1, 0, 0, 'eosio', 'buyram'],
      [2, 1, 1, 'eosio.token', 'transfer'],
      [3, 1, 1, 'eosio.token', 'transfer'],
      [4, 2, 2, 'alice', 'transfer'],
      [5, 2, 2, 'eosio.ram', 'transfer'],
      [6, 3, 3, 'alice', 'transfer'],
      [7, 3, 3, 'eosio.ramfee', 'transfer'],
    ]);
    expect(executed(trace)).toEqual([1, 2, 4, 5, 3, 6, 7]);
  });

  it('show arguments decoded, and their hex where there is no ABI', () => {
    const trace = bench.transfer('alice', 'eosio', '1.0000 EOS', 'hello');
    expect(trace.action_traces[0]!.act.data).toEqual({
      from: 'alice',
      to: 'eosio',
      quantity: '1.0000 EOS',
      memo: 'hello',
    });
    const silent = bench.push({ account: 'alice', name: 'anything', by: 'alice', data: 'c0ffee' });
    expect(silent.action_traces).toMatchObject([{ act: { data: 'c0ffee', hex_data: 'c0ffee' } }]);
  });

  it('count sequences up for the chain, each receiver and each authorizer', () => {
    const [first, second] = [1, 2].map(() => bench.transfer('alice', 'eosio', '1.0000 EOS'));
    const receipts = (trace: TransactionTrace) => trace.action_traces.map((one) => one.receipt);
    const before = receipts(first!);
    expect(before.map((one) => one.auth_sequence)).toEqual([
      [['alice', 1]],
      [['alice', 2]],
      [['alice', 3]],
    ]);
    for (const [index, receipt] of receipts(second!).entries()) {
      expect(receipt.global_sequence).toBe(before[index]!.global_sequence + 3);
      expect(receipt.recv_sequence).toBe(before[index]!.recv_sequence + 1);
      expect(receipt.auth_sequence).toEqual([['alice', 4 + index]]);
      expect(receipt.act_digest).toBe(before[index]!.act_digest);
    }
  });

  it('name who pays for RAM', () => {
    bench.addAccount('bob');
    const trace = bench.transfer('alice', 'bob', '1.0000 EOS');
    // A balance row of bob's in a table of his: 112 + 16 + 112, and alice's own row from eosio.
    expect(trace.action_traces[0]!.account_ram_deltas).toEqual([
      { account: 'alice', delta: 240 + 128 },
      { account: 'eosio', delta: -128 },
    ]);
    const opened = { owner: 'carol', symbol: '4,EOS', ram_payer: 'alice' };
    bench.addAccount('carol');
    const call = { account: 'eosio.token', name: 'open', by: 'alice', data: opened };
    expect(bench.push(call).action_traces[0]!.account_ram_deltas).toEqual([
      { account: 'alice', delta: 240 },
    ]);
    const again = bench.transfer('alice', 'carol', '1.0000 EOS');
    expect(again.action_traces[0]!.account_ram_deltas).toEqual([]);
  });

  it('learn the id of their block when it is closed', () => {
    const trace = bench.transfer('alice', 'eosio', '1.0000 EOS');
    expect(trace.producer_block_id).toBeNull();
    bench.advance(500);
    expect(bench.chain.headBlock.traces[0]).toMatchObject({
      id: trace.id,
      block_num: bench.chain.headBlock.num,
      producer_block_id: bench.chain.headBlock.id,
    });
  });
});

describe('contracts of accounts', () => {
  it('run where their code is set, and nothing runs where it is not known', () => {
    bench.addAccount('mytoken');
    const bytes = { payer: 'eosio', receiver: 'mytoken', bytes: 20_000 };
    bench.push({ account: 'eosio', name: 'buyrambytes', by: 'eosio', data: bytes });
    const code = (hex: string) => ({
      account: 'eosio',
      name: 'setcode',
      by: 'mytoken',
      data: { account: 'mytoken', vmtype: 0, vmversion: 0, code: hex },
    });
    const native = (name: string): string =>
      Buffer.concat([
        Buffer.from('0061736d01000000', 'hex'),
        Buffer.from(`pronghorn-devnet native: ${name}`),
      ]).toString('hex');
    bench.push(code(native('token')));
    const abi = {
      account: 'mytoken',
      abi: Buffer.from(bench.chain.rawAbi('eosio.token')).toString('hex'),
    };
    bench.push({ account: 'eosio', name: 'setabi', by: 'mytoken', data: abi });
    const create = {
      account: 'mytoken',
      name: 'create',
      by: 'mytoken',
      data: { issuer: 'alice', maximum_supply: '100.00 MINE' },
    };
    bench.push(create);
    const issue = { to: 'alice', quantity: '5.00 MINE', memo: '' };
    const trace = bench.push({ account: 'mytoken', name: 'issue', by: 'alice', data: issue });
    expect(trace.action_traces[0]!.receipt).toMatchObject({ code_sequence: 1, abi_sequence: 1 });
    expect(bench.chain.account('mytoken')!.code_hash).toMatch(/^(?!0{64})[0-9a-f]{64}$/);

    bench.push(code(native('unknown')));
    const none = bench.push(create);
    expect(none.action_traces).toHaveLength(1);
    expect(() => bench.push(code(native('unknown')))).toThrow('already running this version');
  });

  it('may not make others pay for RAM who did not authorize it', () => {
    bench.addAccount('bob');
    const data = { owner: 'bob', symbol: '4,EOS', ram_payer: 'bob' };
    const call = { account: 'eosio.token', name: 'open', by: 'alice', data };
    expect(() => bench.push(call)).toThrow('missing authority of bob');
  });
});

describe('a chain', () => {
  it('is the same whenever it is run the same', () => {
    const run = (): string[] => {
      const one = startBench();
      one.advance(500);
      one.addAccount('alice', '100.0000 EOS');
      one.advance(60_000);
      one.transfer('alice', 'eosio', '1.0000 EOS');
      one.advance(500);
      return [
        one.chain.stateHash(),
        one.chain.headBlock.id,
        one.chain.headBlock.producer_signature,
      ];
    };
    expect(run()).toEqual(run());
  });

  it('puts blocks on half seconds, and takes its reference from 65,536 of them', () => {
    bench.advance(60_300);
    expect(bench.chain.headBlock.timestamp).toBe('2026-01-01T00:01:01.500');
    for (let block = 0; block < 30; block++) bench.advance(500);
    const irreversible = bench.chain.lastIrreversible;
    expect(irreversible.num).toBe(bench.chain.headBlock.num - 24);
    expect(irreversible.id).toBe(bench.chain.block(irreversible.num)!.id);
  });

  it('recovers bandwidth over a day', () => {
    bench.transfer('alice', 'eosio', '1.0000 EOS');
    const used = bench.chain.resources('alice');
    expect(used.cpu.used).toBeGreaterThan(100);
    expect(used.net.used).toBeGreaterThan(100);
    expect(used.cpu.available).toBe(used.cpu.max - used.cpu.used);
    bench.advance(12 * 3600 * 1000);
    expect(bench.chain.resources('alice').cpu.used / used.cpu.used).toBeCloseTo(0.5, 1);
    bench.advance(12 * 3600 * 1000);
    expect(bench.chain.resources('alice').cpu.used).toBe(0);
    expect(bench.chain.resources('eosio').cpu).toEqual({ used: -1, available: -1, max: -1 });
  });

  it('counts a permission of another account as a signature of it', () => {
    const auth = {
      ...keyAuthority('carol'),
      accounts: [{ permission: { actor: 'alice', permission: 'active' }, weight: 1 }],
    };
    bench.push([
      {
        account: 'eosio',
        name: 'newaccount',
        by: 'eosio',
        data: { creator: 'eosio', name: 'carol', owner: auth, active: auth },
      },
      {
        account: 'eosio',
        name: 'buyrambytes',
        by: 'eosio',
        data: { payer: 'eosio', receiver: 'carol', bytes: 4000 },
      },
    ]);
    bench.push(
      { account: 'carol', name: 'hello', by: ['alice', 'carol'], data: '' },
      { keys: ['alice'] },
    );
    expect(bench.chain.account('carol')!.creator).toBe('eosio');
  });
});
