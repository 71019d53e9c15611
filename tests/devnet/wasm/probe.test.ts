import { Action, Name, PermissionLevel, Serializer, Transaction } from '@wharfkit/antelope';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { buildContract } from '#devnet/wasm/build.ts';
import type { TransactionTrace } from '#devnet/types.ts';
import { startBench } from '../harness.ts';
import type { Bench, SigningOptions } from '../harness.ts';
import { addRoom, lendCode, setCode } from './contract.ts';

const FEATURE = '0ec7e080177b2c02b278d5088611686b49d739925a92d9bfcacd7fc6b74053bd';
let code: Uint8Array;
let bench: Bench;

beforeAll(async () => {
  code = await buildContract('probe');
});

beforeEach(() => {
  bench = startBench();
  addRoom(bench, 'probe', 200_000);
  setCode(bench, 'probe', code);
  bench.addAccount('alice');
  bench.addAccount('bob');
});

const hexOf = (name: string): string => Serializer.encode({ object: Name.from(name) }).hexString;

function push(
  name: string,
  data: string,
  by = 'alice',
  options?: SigningOptions,
): TransactionTrace {
  return bench.push({ account: 'probe', name, by, data }, options);
}

const said = (trace: TransactionTrace): string[] =>
  trace.action_traces[0]!.console.split('\n').slice(0, -1);

function transferOf(from: string, delay = 0): Transaction {
  const abi = bench.chain.account('eosio.token')!.abi;
  const action = Action.from(
    {
      account: 'eosio.token',
      name: 'transfer',
      authorization: [PermissionLevel.from({ actor: from, permission: 'active' })],
      data: { from, to: 'bob', quantity: '0.0001 EOS', memo: '' },
    },
    JSON.parse(JSON.stringify(abi)),
  );
  return Transaction.from({
    expiration: '2026-01-01T01:00:00',
    ref_block_num: 0,
    ref_block_prefix: 0,
    delay_sec: delay,
    actions: [action],
  });
}

const packed = (transaction: Transaction): string =>
  Serializer.encode({ object: transaction }).hexString;

describe('a contract that reads its context', () => {
  it('reads its transaction, its block and others', () => {
    const signed = bench.pack([
      { account: 'probe', name: 'ask', by: 'alice', data: hexOf('alice') + FEATURE },
    ]);
    const trace = bench.chain.push(signed);
    const { transaction } = {
      transaction: Serializer.decode({ data: signed.packed_trx, type: Transaction }),
    };
    const block = bench.chain.produceBlock();
    const account = bench.chain.account('alice')!;
    const microseconds = (time: string): string => `${Date.parse(`${time}Z`)}000`;
    const owned = bench.chain.account('probe')!;
    expect(said(trace)).toEqual([
      '',
      microseconds(block.timestamp),
      microseconds(block.timestamp),
      String(block.num),
      String(transaction.ref_block_num),
      String(transaction.ref_block_prefix),
      String(transaction.expiration.toMilliseconds() / 1000),
      '1',
      signed.packed_trx,
      // Two names, a level, the length of the data and the data.
      String(16 + 1 + 16 + 1 + 40),
      hexOf('probe') + hexOf('ask'),
      '-1',
      '8',
      'eosio',
      '43',
      `00${'01'.padEnd(16, '0')}${owned.code_hash}0000`,
      '1',
      '0',
      '1',
      '0',
      '1',
      microseconds(account.created),
      microseconds(account.created),
    ]);
  });

  it('requires one permission of an account, not any', () => {
    const data = (permission: string) => hexOf('alice') + hexOf(permission);
    expect(() => push('level', data('active'))).not.toThrow();
    expect(() => push('level', data('owner'))).toThrow('missing authority of alice/owner');
  });

  it('reports whether keys satisfy a permission', () => {
    const keys = (...names: string[]): string =>
      `0${names.length}` +
      names
        .map((name) => Serializer.encode({ object: devnetPrivateKey(name).toPublic() }).hexString)
        .join('');
    expect(said(push('keyed', hexOf('alice') + keys('alice')))).toEqual(['1']);
    expect(said(push('keyed', hexOf('alice') + keys('bob')))).toEqual(['0']);
    // A key that is not needed is one too many.
    expect(said(push('keyed', hexOf('alice') + keys('alice', 'bob')))).toEqual(['0']);
    expect(() => push('keyed', `${hexOf('alice')}05`)).toThrow('read past the end');
  });

  it('reports whether permissions satisfy a transaction', () => {
    const bytes = packed(transferOf('alice'));
    const length = Buffer.alloc(2);
    length.writeUInt16LE(bytes.length / 2);
    const levels = (name: string): string => `01${hexOf(name)}${hexOf('active')}`;
    const ask = (tail: string): string[] =>
      said(push('allowed', length.toString('hex') + bytes + tail));
    expect(ask(levels('alice'))).toEqual(['1']);
    expect(ask(levels('bob'))).toEqual(['0']);
    expect(ask('')).toEqual(['0']);
  });

  it('sends transactions for later, and takes them back', () => {
    lendCode(bench, 'probe');
    bench.transfer('eosio', 'probe', '1.0000 EOS');
    const later = (): TransactionTrace =>
      push('later', hexOf('probe') + packed(transferOf('probe', 5)), 'probe');
    later();
    expect(bench.chain.scheduledTransactions()).toHaveLength(1);
    // As replacing was asked for, there is still but one.
    later();
    expect(bench.chain.scheduledTransactions()).toHaveLength(1);
    expect(said(push('cancel', '', 'probe'))).toEqual(['1']);
    expect(said(push('cancel', '', 'probe'))).toEqual(['0']);
    expect(bench.chain.scheduledTransactions()).toHaveLength(0);
    later();
    bench.advance(6_000);
    expect(bench.balance('probe')).toBe('0.9999 EOS');
  });

  it('names what the devnet does not support', () => {
    expect(() => push('free', '00')).toThrow('send_context_free_inline is not supported');
  });

  it('may set limits only where it is privileged', () => {
    expect(() => push('limits', hexOf('alice'))).toThrow(
      'probe does not have permission to call this API',
    );
  });

  describe('what blocks and transactions may use', () => {
    const FIELDS: readonly (readonly [value: number, bytes: 2 | 4 | 8])[] = [
      ...([[1_000_000, 8]] as const),
      ...[1000, 524_288, 12, 500, 20, 100, 200_000, 1000, 150_000, 100, 3600, 600, 3_888_000].map(
        (value) => [value, 4] as const,
      ),
      ...([
        [64, 4],
        [10, 2],
        [5, 2],
      ] as const),
    ];
    const parameters = (): string =>
      FIELDS.map(([value, bytes]) => {
        const buffer = Buffer.alloc(8);
        buffer.writeBigUInt64LE(BigInt(value));
        return buffer.subarray(0, bytes).toString('hex');
      }).join('');
    const ask = (account: string, data = ''): TransactionTrace =>
      bench.push({ account, name: 'params', by: 'alice', data });

    beforeEach(() => setCode(bench, 'eosio', code));

    it('is readable by privileged contracts, packed as nodes do', () => {
      expect(said(ask('eosio'))).toEqual(['68', '0', '68', '1048576', '524288', '6']);
      expect(() => ask('probe')).toThrow('probe does not have permission to call this API');
    });

    it('is set by who is privileged, and holds from then on', () => {
      expect(said(ask('eosio', parameters())).slice(3)).toEqual(['1000000', '64', '5']);
      expect(bench.chain.parameters()).toMatchObject({
        max_block_net_usage: 1_000_000n,
        max_transaction_delay: 3_888_000,
        max_inline_action_size: 64,
        max_inline_action_depth: 10,
        max_authority_depth: 5,
      });
    });

    it('is not set to what cannot be', () => {
      const tooMuch = parameters().replace(/^.{16}/, '0100000000000000');
      expect(() => ask('eosio', tooMuch)).toThrow(
        'max transaction net usage must be less than max block net usage',
      );
      expect(() => ask('eosio', parameters().slice(0, -2))).toThrow('past');
    });
  });

  it('can end well before its end', () => {
    expect(push('other', '').action_traces[0]!.receipt.receiver).toBe('probe');
  });
});
