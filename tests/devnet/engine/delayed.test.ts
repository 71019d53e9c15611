import { Checksum256, Serializer } from '@wharfkit/antelope';
import { beforeEach, describe, expect, it } from 'vitest';
import { packAbi } from '#devnet/abi/codec.ts';
import { action, nativeCode } from '#devnet/engine/contract.ts';
import type { NativeContract } from '#devnet/engine/contract.ts';
import { createHistory } from '#devnet/history/history.ts';
import type { Block } from '#devnet/types.ts';
import { keyAuthority, startBench } from '../harness.ts';
import type { Bench, Call, SigningOptions } from '../harness.ts';

let bench: Bench;

const later = (delay_sec: number, keys?: string[]): SigningOptions => ({
  change: { delay_sec },
  ...(keys ? { keys } : {}),
});
const pay = (memo = '', by = 'alice', quantity = '1.0000 EOS'): Call => ({
  account: 'eosio.token',
  name: 'transfer',
  by,
  data: { from: 'alice', to: 'bob', quantity, memo },
});
const cancel = (trx_id: string, by = 'alice@active', level = 'active'): Call => ({
  account: 'eosio',
  name: 'canceldelay',
  by,
  data: { canceling_auth: { actor: 'alice', permission: level }, trx_id },
});
const waitsFor = (seconds: number): Call => ({
  account: 'eosio',
  name: 'updateauth',
  by: 'alice@owner',
  data: {
    account: 'alice',
    permission: 'active',
    parent: 'owner',
    auth: {
      ...keyAuthority('alice'),
      threshold: 2,
      waits: [{ wait_sec: seconds, weight: 1 }],
    },
  },
});

function boot(contracts: NativeContract[] = []): void {
  bench = startBench({ contracts });
  bench.advance(500);
  bench.addAccount('alice', '100.0000 EOS');
  bench.addAccount('bob', '100.0000 EOS');
  bench.advance(500);
}

beforeEach(() => boot());

/** What the head block says of its only transaction. */
function outcome(block: Block = bench.chain.headBlock): unknown[] {
  return block.transactions.map(({ status, scheduled, id }) => [status, scheduled, id]);
}

describe('a transaction with a delay', () => {
  it('does nothing at first, waits in the open, and runs when its time comes', () => {
    const ram = (): number => bench.chain.account('alice')!.ram_usage;
    // The row of the balance is paid by eosio until alice spends.
    bench.push(pay('first'));
    bench.advance(500);
    const before = ram();
    const trace = bench.push(pay('later'), later(60));
    expect(trace).toMatchObject({
      receipt: { status: 'delayed' },
      scheduled: false,
      action_traces: [],
      account_ram_delta: { account: 'alice' },
    });
    expect(ram() - before).toBe(trace.account_ram_delta!.delta);
    expect(trace.account_ram_delta!.delta).toBeGreaterThan(272);
    bench.advance(500);
    const published = Date.parse(`${trace.block_time}Z`);
    expect(bench.chain.scheduledTransactions()).toMatchObject([
      {
        id: trace.id,
        sender: '',
        payer: 'alice',
        published,
        delayUntil: published + 60_000,
        expiration: published + 660_000,
      },
    ]);
    bench.advance(59_000);
    expect(bench.balance('alice')).toBe('99.0000 EOS');
    bench.advance(1000);
    expect(bench.balance('alice')).toBe('98.0000 EOS');
    const block = bench.chain.headBlock;
    expect(outcome()).toEqual([['executed', true, trace.id]]);
    expect(block.traces[0]).toMatchObject({
      id: trace.id,
      scheduled: true,
      receipt: { status: 'executed', net_usage_words: 0 },
      producer_block_id: block.id,
      account_ram_delta: { account: 'alice', delta: -trace.account_ram_delta!.delta },
    });
    expect(block.traces[0]!.action_traces.map(({ receiver }) => receiver)).toEqual([
      'eosio.token',
      'alice',
      'bob',
    ]);
    expect(ram()).toBe(before);
    expect(bench.chain.scheduledTransactions()).toEqual([]);
  });

  it('is in its block by its id alone', () => {
    const { id } = bench.push(pay(), later(1));
    bench.advance(500);
    bench.advance(1000);
    const { cpu_usage_us } = bench.chain.headBlock.transactions[0]!;
    // executed, CPU, no NET, and the id.
    const leaf = Buffer.alloc(6);
    leaf.writeUInt32LE(cpu_usage_us, 1);
    const digest = Checksum256.hash(Buffer.concat([leaf, Buffer.from(id, 'hex')]));
    expect(bench.chain.headBlock.transaction_mroot).toBe(String(digest));
  });

  it('pays NET ahead for what retires it', () => {
    const now = bench.push(pay('a')).net_usage;
    const delayed = bench.push(pay('b'), later(60)).net_usage;
    // 12 bytes and 32 of the id, in whole words.
    expect(delayed - now).toBeGreaterThanOrEqual(40);
    expect(delayed - now).toBeLessThanOrEqual(48);
  });

  it('that fails in the end has a receipt and changes nothing', () => {
    bench.push(pay('', 'alice', '80.0000 EOS'), later(10));
    bench.push(pay('x', 'alice', '80.0000 EOS'));
    bench.advance(500);
    bench.advance(10_000);
    expect(bench.balance('alice')).toBe('20.0000 EOS');
    expect(bench.chain.headBlock.traces[0]).toMatchObject({
      receipt: { status: 'hard_fail', net_usage_words: 0 },
      scheduled: true,
      action_traces: [],
      except: { code: 3050003, name: 'eosio_assert_message_exception' },
    });
    expect(bench.chain.headBlock.traces[0]!.except!.stack[0]!.format).toContain(
      'overdrawn balance',
    );
  });

  it('expires where nobody got to it within ten minutes', () => {
    const { id } = bench.push(pay(), later(10));
    bench.advance(500);
    bench.advance(611_000);
    expect(outcome()).toEqual([['expired', true, id]]);
    expect(bench.balance('alice')).toBe('100.0000 EOS');
    expect(bench.chain.scheduledTransactions()).toEqual([]);
  });

  it('keeps its history in both blocks', () => {
    const history = createHistory(bench.chain);
    const { id } = bench.push(pay(), later(1));
    bench.advance(500);
    bench.advance(1000);
    expect(history.transaction(id)!.trace.action_traces).toHaveLength(3);
  });
});

describe('canceldelay', () => {
  it('takes a delayed transaction back', () => {
    const { id } = bench.push(pay(), later(60));
    bench.advance(500);
    const used = bench.chain.account('alice')!.ram_usage;
    const trace = bench.push(cancel(id));
    expect(trace.action_traces[0]!.account_ram_deltas[0]!.delta).toBe(
      bench.chain.account('alice')!.ram_usage - used,
    );
    expect(bench.chain.scheduledTransactions()).toEqual([]);
    bench.advance(120_000);
    expect(bench.balance('alice')).toBe('100.0000 EOS');
  });

  it('is refused to others, for others, and for what does not wait', () => {
    const { id } = bench.push(pay(), later(60));
    expect(() => bench.push(cancel('00'.repeat(32)))).toThrow('there is no deferred transaction');
    expect(() => bench.push(cancel(id, 'bob@active'))).toThrow(
      'canceldelay action declares irrelevant authority',
    );
    expect(() => bench.push(cancel(id, 'alice@owner', 'owner'))).toThrow(
      'was not found as authorization',
    );
    expect(() => bench.push({ ...cancel(id), by: ['alice@active', 'bob@active'] })).toThrow(
      'canceldelay action should only have one declared authorization',
    );
    bench.push(cancel(id, 'alice@owner'));
    expect(() => bench.push(cancel(id))).toThrow('there is no deferred transaction');
  });

  it('may count on the delay of what it cancels', () => {
    bench.push(waitsFor(600));
    const { id } = bench.push(pay(), later(600));
    bench.push(cancel(id));
    expect(bench.chain.scheduledTransactions()).toEqual([]);
  });
});

describe("a permission's wait", () => {
  it('counts where the transaction waits as long', () => {
    bench.push(waitsFor(600));
    expect(() => bench.push(pay())).toThrow('under a provided delay of 0 ms');
    expect(() => bench.push(pay(), later(599))).toThrow('under a provided delay of 599000 ms');
    bench.push(pay(), later(600));
    bench.advance(500);
    bench.advance(600_000);
    expect(bench.balance('alice')).toBe('99.0000 EOS');
  });
});

describe('what a contract sends deferred', () => {
  const heard: string[] = [];
  const sender = (listens: boolean): NativeContract => ({
    name: 'sender',
    abi: {
      version: 'eosio::abi/1.1',
      types: [],
      structs: [
        {
          name: 'later',
          base: '',
          fields: [
            { name: 'id', type: 'uint64' },
            { name: 'delay', type: 'uint32' },
            { name: 'quantity', type: 'string' },
            { name: 'replace', type: 'bool' },
          ],
        },
        { name: 'drop', base: '', fields: [{ name: 'id', type: 'uint64' }] },
      ],
      actions: ['later', 'drop'].map((name) => ({ name, type: name, ricardian_contract: '' })),
      tables: [],
      ricardian_clauses: [],
      error_messages: [],
      abi_extensions: [],
      variants: [],
    },
    actions: {
      later: action<{ id: bigint; delay: number; quantity: string; replace: boolean }>(
        (context, { id, delay, quantity, replace }) => {
          const data = Serializer.encode({
            object: { from: 'carol', to: 'bob', quantity, memo: '' },
            abi: bench.chain.account('eosio.token')!.abi as never,
            type: 'transfer',
          }).hexString;
          const authorization = [{ actor: 'carol', permission: 'active' }];
          context.sendDeferred({
            senderId: id,
            payer: 'carol',
            replace,
            transaction: {
              expiration: '1970-01-01T00:00:00',
              ref_block_num: 0,
              ref_block_prefix: 0,
              max_net_usage_words: 0,
              max_cpu_usage_ms: 0,
              delay_sec: delay,
              context_free_actions: [],
              actions: [{ account: 'eosio.token', name: 'transfer', authorization, data }],
              transaction_extensions: [],
            },
          });
        },
      ),
      drop: action<{ id: bigint }>((context, { id }) => {
        context.print(String(context.cancelDeferred(id)));
      }),
    },
    notifications: listens
      ? {
          'eosio::onerror': action<{ sender_id: bigint }>((_, { sender_id }) => {
            heard.push(String(sender_id));
          }),
        }
      : {},
    tables: {},
  });

  const send = (id: number, quantity = '1.0000 EOS', delay = 0, replace = false): Call => ({
    account: 'carol',
    name: 'later',
    by: 'carol',
    data: { id, delay, quantity, replace },
  });

  function bootSender(listens: boolean, granted = true): void {
    heard.length = 0;
    const contract = sender(listens);
    boot([contract]);
    bench.addAccount('carol', '10.0000 EOS');
    const install = (name: string, data: Record<string, unknown>): Call => ({
      account: 'eosio',
      name,
      by: 'carol',
      data: { account: 'carol', ...data },
    });
    const code = Buffer.from(nativeCode('sender')).toString('hex');
    const abi = Buffer.from(packAbi(contract.abi)).toString('hex');
    bench.push([install('setcode', { vmtype: 0, vmversion: 0, code }), install('setabi', { abi })]);
    if (granted)
      bench.push({
        account: 'eosio',
        name: 'updateauth',
        by: 'carol@owner',
        data: {
          account: 'carol',
          permission: 'active',
          parent: 'owner',
          auth: {
            ...keyAuthority('carol'),
            accounts: [{ permission: { actor: 'carol', permission: 'eosio.code' }, weight: 1 }],
          },
        },
      });
    bench.advance(500);
  }

  it('runs in the next block', () => {
    bootSender(false);
    bench.push(send(1));
    bench.advance(500);
    expect(bench.balance('carol')).toBe('10.0000 EOS');
    expect(bench.chain.scheduledTransactions()).toMatchObject([{ sender: 'carol', senderId: 1n }]);
    bench.advance(500);
    expect(bench.balance('carol')).toBe('9.0000 EOS');
    expect(outcome()).toMatchObject([['executed', true, expect.any(String)]]);
  });

  it('can be taken back and replaced by its id', () => {
    bootSender(false);
    bench.push(send(1, '1.0000 EOS', 60));
    expect(() => bench.push(send(1, '2.0000 EOS', 60))).toThrow('same sender_id');
    bench.push(send(1, '2.0000 EOS', 60, true));
    bench.push(send(2, '4.0000 EOS', 60));
    const drop = (id: number): string =>
      bench.push({ account: 'carol', name: 'drop', by: 'carol', data: { id } }).action_traces[0]!
        .console;
    expect([drop(2), drop(2)]).toEqual(['true', 'false']);
    bench.advance(500);
    bench.advance(60_000);
    expect(bench.balance('carol')).toBe('8.0000 EOS');
  });

  it('needs the authority of the contract', () => {
    bootSender(false, false);
    expect(() => bench.push(send(1))).toThrow('does not have signatures for it');
  });

  it('fails softly where the contract listens, hard where not', () => {
    bootSender(true);
    bench.push(send(7, '50.0000 EOS'));
    bench.advance(500);
    bench.advance(500);
    expect(outcome()).toMatchObject([['soft_fail', true, expect.any(String)]]);
    expect(heard).toEqual(['7']);
    expect(bench.chain.headBlock.traces[0]!.except!.code).toBe(3050003);
    bootSender(false);
    bench.push(send(7, '50.0000 EOS'));
    bench.advance(500);
    bench.advance(500);
    expect(outcome()).toMatchObject([['hard_fail', true, expect.any(String)]]);
    expect(heard).toEqual([]);
  });
});
