import { deflateSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { ChainError } from '#devnet/engine/errors.ts';
import type { PackedTransaction } from '#devnet/types.ts';
import { startBench } from '../harness.ts';
import type { Bench, Call, SigningOptions } from '../harness.ts';

let bench: Bench;

const transfer = (change: Partial<Record<string, unknown>> = {}, by = 'alice'): Call => ({
  account: 'eosio.token',
  name: 'transfer',
  by,
  data: { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: '', ...change },
});

/** The refusal of a push, which must have left no trace. */
function refusal(pushed: PackedTransaction | Call, options?: SigningOptions): ChainError {
  const packed = 'packed_trx' in pushed ? pushed : bench.pack([pushed], options);
  const before = bench.chain.stateHash();
  let refused: unknown;
  try {
    bench.chain.push(packed);
  } catch (error) {
    refused = error;
  }
  expect(bench.chain.stateHash()).toBe(before);
  expect(refused).toBeInstanceOf(ChainError);
  return refused as ChainError;
}

beforeEach(() => {
  bench = startBench();
  bench.advance(500);
  bench.addAccount('alice', '100.0000 EOS');
  bench.addAccount('bob');
  bench.advance(500);
});

describe('a transaction is refused', () => {
  it('after its expiration: 3040005', () => {
    const packed = bench.pack([transfer()], { expireSeconds: 1 });
    bench.advance(5000);
    const error = refusal(packed);
    expect(error).toMatchObject({
      status: 500,
      code: 3040005,
      name: 'expired_tx_exception',
      what: 'Expired Transaction',
    });
    expect(error.details[0]).toMatch(
      /^expired transaction [0-9a-f]{64}, expiration 2026-01-01T00:00:02.000, block time 2026-01-01T00:00:06.500$/,
    );
  });

  it('more than an hour ahead: 3040006', () => {
    expect(refusal(transfer(), { expireSeconds: 3700 })).toMatchObject({
      code: 3040006,
      name: 'tx_exp_too_far_exception',
    });
  });

  it('with a reference to another block: 3040007', () => {
    const error = refusal(transfer(), { change: { ref_block_prefix: 1 } });
    expect(error).toMatchObject({ code: 3040007, name: 'invalid_ref_block_exception' });
    expect(error.details[0]).toBe(
      "Transaction's reference block did not match. Is this transaction from a different fork?",
    );
  });

  it('with a reference to a block that is not there yet', () => {
    const change = { ref_block_num: bench.chain.headBlock.num + 1 };
    expect(refusal(transfer(), { change })).toMatchObject({ code: 3040007 });
  });

  it('the second time, in the same block and later: 3040008 with status 409', () => {
    const packed = bench.pack([transfer()]);
    bench.chain.push(packed);
    expect(refusal(packed)).toMatchObject({ status: 409, code: 3040008, name: 'tx_duplicate' });
    bench.advance(500);
    bench.advance(500);
    expect(refusal(packed)).toMatchObject({ code: 3040008 });
    const zipped = deflateSync(Buffer.from(packed.packed_trx, 'hex')).toString('hex');
    expect(refusal({ ...packed, compression: 'zlib', packed_trx: zipped }).code).toBe(3040008);
  });

  it('without actions or authorizations: 3040003', () => {
    expect(refusal(bench.pack([]))).toMatchObject({ code: 3040003, name: 'tx_no_auths' });
    expect(refusal({ ...transfer(), by: [] }, { keys: [] })).toMatchObject({ code: 3040003 });
  });

  it('for an account or a permission that does not exist: 3040000', () => {
    expect(refusal({ ...transfer(), account: 'nobody', data: '' }).details[0]).toBe(
      "action's code account 'nobody' does not exist",
    );
    expect(refusal(transfer({}, 'nobody')).details[0]).toBe(
      "action's authorizing actor 'nobody' does not exist",
    );
    expect(refusal(transfer({}, 'alice@spare')).details[0]).toBe(
      'action\'s authorizations include a non-existent permission: {"actor":"alice","permission":"spare"}',
    );
  });

  it('without the signature its authority needs: 3090003', () => {
    const error = refusal(transfer(), { keys: [] });
    expect(error).toMatchObject({
      status: 500,
      code: 3090003,
      name: 'unsatisfied_authorization',
      what: 'Provided keys, permissions, and delays do not satisfy declared authorizations',
    });
    expect(error.details[0]).toMatch(
      /^transaction declares authority '{"actor":"alice","permission":"active"}', but does not have signatures for it/,
    );
  });

  it('with the signature of another key, or for another chain: 3090003', () => {
    expect(refusal(transfer(), { keys: ['bob'] }).code).toBe(3090003);
    expect(refusal(transfer(), { chainId: 'ab'.repeat(32) }).code).toBe(3090003);
  });

  it('when it was tampered with after signing', () => {
    const packed = bench.pack([transfer({ memo: 'one' })]);
    const memo = Buffer.from('one').toString('hex');
    const packed_trx = packed.packed_trx.replace(memo, Buffer.from('two').toString('hex'));
    expect(packed_trx).not.toBe(packed.packed_trx);
    expect(refusal({ ...packed, packed_trx }).code).toBe(3090003);
  });

  it('with a signature it does not need: 3090002', () => {
    const error = refusal(transfer(), { keys: ['alice', 'bob'] });
    expect(error).toMatchObject({ status: 500, code: 3090002, name: 'tx_irrelevant_sig' });
    expect(error.details[0]).toMatch(
      /^transaction bears irrelevant signatures from these keys: \["EOS/,
    );
  });

  it('with the same signature twice: 3090001', () => {
    expect(refusal(transfer(), { keys: ['alice', 'alice'] })).toMatchObject({
      code: 3090001,
      name: 'tx_duplicate_sig',
    });
  });

  it('where the contract requires another authority: 3090004', () => {
    const error = refusal(transfer({}, 'bob'));
    expect(error).toMatchObject({ status: 500, code: 3090004, name: 'missing_auth_exception' });
    expect(error.details).toEqual(['missing authority of alice', 'pending console output: ']);
  });

  it('where the contract asserts: 3050003, with the console beside the message', () => {
    const error = refusal(transfer({ quantity: '1000.0000 EOS' }));
    expect(error).toMatchObject({
      status: 500,
      code: 3050003,
      name: 'eosio_assert_message_exception',
      what: 'eosio_assert_message assertion failure',
    });
    expect(error.details).toEqual([
      'assertion failure with message: overdrawn balance',
      'pending console output: ',
    ]);
  });

  it('for an action its contract does not have: 3050004', () => {
    const call = {
      ...transfer(),
      account: 'eosio',
      name: 'onerror',
      data: { sender_id: 1, sent_trx: '' },
    };
    expect(refusal(call)).toMatchObject({ code: 3050004, name: 'eosio_assert_code_exception' });
    for (const account of ['eosio', 'eosio.token'])
      expect(refusal({ account, name: 'constructor', by: 'alice', data: '' }).code).toBe(3050004);
  });

  it('with arguments that end too early', () => {
    const packed = bench.pack([{ ...transfer(), data: 'ff' }]);
    expect(refusal(packed).details[0]).toBe(
      'assertion failure with message: datastream attempted to read past the end',
    );
  });

  it('for a name that is taken: 3050001', () => {
    const auth = bench.chain.account('bob')!.permissions[0]!.required_auth;
    const data = { creator: 'eosio', name: 'bob', owner: auth, active: auth };
    const error = refusal({ account: 'eosio', name: 'newaccount', by: 'eosio', data });
    expect(error).toMatchObject({ code: 3050001, name: 'account_name_exists_exception' });
    expect(error.details[0]).toBe('Cannot create account named bob, as that name is already taken');
  });

  it('for more RAM than the payer owns: 3080001', () => {
    const auth = bench.chain.account('bob')!.permissions[0]!.required_auth;
    const data = { creator: 'eosio', name: 'carol', owner: auth, active: auth };
    const error = refusal({ account: 'eosio', name: 'newaccount', by: 'eosio', data });
    expect(error).toMatchObject({ code: 3080001, name: 'ram_usage_exceeded' });
    expect(error.details[0]).toBe(
      'account carol has insufficient ram; needs 2996 bytes has 0 bytes',
    );
  });

  it('for an account without stake: 3080002 for NET, 3080004 for CPU', () => {
    const take = (net: string, cpu: string): void => {
      const data = {
        from: 'bob',
        receiver: 'bob',
        unstake_net_quantity: net,
        unstake_cpu_quantity: cpu,
      };
      bench.push({ account: 'eosio', name: 'undelegatebw', by: ['eosio', 'bob'], data });
    };
    const call = transfer({ from: 'bob', to: 'alice' }, 'bob');
    bench.transfer('alice', 'bob', '5.0000 EOS');
    take('0.0000 EOS', '10.0000 EOS');
    const cpu = refusal(call);
    expect(cpu).toMatchObject({ code: 3080004, name: 'tx_cpu_usage_exceeded' });
    expect(cpu.details[0]).toMatch(
      /^billed CPU time \(\d+ us\) is greater than the maximum billable CPU time for the transaction \(0 us\)$/,
    );
    take('10.0000 EOS', '0.0000 EOS');
    const net = refusal(call);
    expect(net).toMatchObject({ code: 3080002, name: 'tx_net_usage_exceeded' });
    expect(net.details[0]).toMatch(/^transaction net usage is too high: \d+ > 0$/);
  });

  it('for more than it set itself as a bound', () => {
    const words = refusal(transfer(), { change: { max_net_usage_words: 2 } });
    expect(words.code).toBe(3080002);
    expect(words.details[0]).toMatch(/> 16$/);
  });

  it('where it cannot be read', () => {
    const packed = bench.pack([transfer()]);
    const short = packed.packed_trx.slice(0, 40);
    expect(refusal({ ...packed, packed_trx: short })).toMatchObject({ code: 3010010 });
    expect(refusal({ ...packed, packed_trx: 'zz' })).toMatchObject({ code: 3010010 });
    expect(refusal({ ...packed, compression: 'zlib' })).toMatchObject({ code: 3010010 });
    expect(refusal({ ...packed, compression: 'brotli' })).toMatchObject({ code: 3010010 });
    expect(refusal({ ...packed, signatures: ['SIG_K1_no'] })).toMatchObject({ code: 3010010 });
  });
});

describe('a transaction is accepted', () => {
  it('zlib-compressed, under the same id', () => {
    const packed = bench.pack([transfer()]);
    const zipped = deflateSync(Buffer.from(packed.packed_trx, 'hex')).toString('hex');
    const plain = bench.chain.dryRun(packed);
    const trace = bench.chain.push({ ...packed, compression: 'zlib', packed_trx: zipped });
    expect(trace.id).toBe(plain.id);
    expect(bench.balance('bob')).toBe('1.0000 EOS');
  });

  it('in a dry run, which changes nothing', () => {
    const before = bench.chain.stateHash();
    bench.chain.dryRun(bench.pack([transfer()]));
    expect(bench.chain.stateHash()).toBe(before);
    bench.advance(500);
    expect(bench.chain.headBlock.transactions).toEqual([]);
  });

  it('in a dry run whatever its signatures prove', () => {
    const unsigned = { ...bench.pack([transfer()]), signatures: [] };
    expect(bench.chain.dryRun(unsigned).receipt?.status).toBe('executed');
    expect(() => bench.chain.push(unsigned)).toThrow('does not have signatures');
  });

  it('completely or not at all', () => {
    const before = bench.chain.stateHash();
    const second = transfer({ quantity: '1000.0000 EOS' });
    expect(() => bench.push([transfer(), second])).toThrow('overdrawn balance');
    expect(bench.chain.stateHash()).toBe(before);
  });
});
