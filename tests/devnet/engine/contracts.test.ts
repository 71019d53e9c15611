import { KeyType, PrivateKey } from '@wharfkit/antelope';
import { beforeEach, describe, expect, it } from 'vitest';
import { action, nativeCode } from '#devnet/engine/contract.ts';
import type { NativeContract } from '#devnet/engine/contract.ts';
import { check } from '#devnet/engine/errors.ts';
import type { Asset } from '../../../src/chain/core/asset.ts';
import { keyAuthority, signerOf, startBench } from '../harness.ts';
import type { Bench, Call } from '../harness.ts';

/** Sends what it gets back to where it came from, and writes to its console. */
const echo: NativeContract = {
  name: 'echo',
  abi: {
    version: 'eosio::abi/1.1',
    structs: [{ name: 'say', base: '', fields: [{ name: 'text', type: 'string' }] }],
    actions: [{ name: 'say', type: 'say', ricardian_contract: '' }],
  },
  actions: {
    say: action<{ text: string }>((context, { text }) => {
      context.print(text);
      check(text !== 'no', 'it said no');
    }),
  },
  notifications: {
    'eosio.token::transfer': action<{ from: string; to: string; quantity: Asset }>(
      (context, { from, to, quantity }) => {
        if (to !== context.receiver) return;
        context.sendInline({
          account: 'eosio.token',
          name: 'transfer',
          authorization: [{ actor: to, permission: 'active' }],
          args: { from: to, to: from, quantity, memo: 'echo' },
        });
      },
    ),
  },
  tables: {},
};

let bench: Bench;

const system = (name: string, data: Record<string, unknown>): Call => ({
  account: 'eosio',
  name,
  by: 'echo',
  data,
});

beforeEach(() => {
  bench = startBench({ contracts: [echo] });
  bench.advance(500);
  bench.addAccount('alice', '100.0000 EOS');
  bench.addAccount('echo');
  const code = Buffer.from(nativeCode('echo')).toString('hex');
  bench.push(system('setcode', { account: 'echo', vmtype: 0, vmversion: 0, code }));
  bench.advance(500);
});

describe('a contract without privileges', () => {
  it('acts for its account only where the account grants it eosio.code', () => {
    const before = bench.chain.stateHash();
    expect(() => bench.transfer('alice', 'echo', '1.0000 EOS')).toThrow(
      'provided permissions [{"actor":"echo","permission":"eosio.code"}]',
    );
    expect(bench.chain.stateHash()).toBe(before);
    const auth = {
      ...keyAuthority('echo'),
      accounts: [{ permission: { actor: 'echo', permission: 'eosio.code' }, weight: 1 }],
    };
    const grant = { account: 'echo', permission: 'active', parent: 'owner', auth };
    bench.push(system('updateauth', grant));
    const trace = bench.transfer('alice', 'echo', '1.0000 EOS');
    expect(
      trace.action_traces.map((one) => [
        one.action_ordinal,
        one.creator_action_ordinal,
        one.closest_unnotified_ancestor_action_ordinal,
        one.receiver,
      ]),
    ).toEqual([
      [1, 0, 0, 'eosio.token'],
      [2, 1, 1, 'alice'],
      [3, 1, 1, 'echo'],
      [4, 3, 1, 'eosio.token'],
      [5, 4, 4, 'echo'],
      [6, 4, 4, 'alice'],
    ]);
    expect(bench.balance('alice')).toBe('100.0000 EOS');
  });

  it('leaves its console in traces and in refusals', () => {
    const say = (text: string): Call => ({
      account: 'echo',
      name: 'say',
      by: 'alice',
      data: Buffer.from([text.length, ...Buffer.from(text)]).toString('hex'),
    });
    expect(bench.push(say('hello')).action_traces[0]!.console).toBe('hello');
    expect(() => bench.push(say('no'))).toThrow(
      expect.objectContaining({
        details: ['assertion failure with message: it said no', 'pending console output: no'],
      }),
    );
  });
});

describe('keys of the R1 curve', () => {
  it('sign as those of K1 do', () => {
    const key = PrivateKey.generate(KeyType.R1);
    const auth = { ...keyAuthority(), keys: [{ key: key.toPublic().toString(), weight: 1 }] };
    const data = { account: 'alice', permission: 'active', parent: 'owner', auth };
    bench.push({ account: 'eosio', name: 'updateauth', by: 'alice@owner', data });
    const pay = {
      account: 'eosio.token',
      name: 'transfer',
      by: 'alice',
      data: { from: 'alice', to: 'eosio', quantity: '1.0000 EOS', memo: '' },
    };
    const packed = bench.pack([pay], { keys: [] });
    const digest = bench.digest(packed);
    expect(() => bench.chain.push(packed)).toThrow('does not have signatures for it');
    bench.chain.push({ ...packed, signatures: [key.signDigest(digest).toString()] });
    expect(bench.balance('alice')).toBe('99.0000 EOS');
  });
});

describe('a producer with a key of its own', () => {
  it('signs by the private key the chain was given', () => {
    const key = PrivateKey.generate(KeyType.K1);
    const own = startBench({ keys: [key.toString()] });
    own.advance(500);
    own.addAccount('proda');
    const producer_key = key.toPublic().toLegacyString();
    const data = { producer: 'proda', producer_key, url: '', location: 0 };
    own.push({ account: 'eosio', name: 'regproducer', by: 'proda', data });
    const vote = { voter: 'proda', proxy: '', producers: ['proda'] };
    own.push({ account: 'eosio', name: 'voteproducer', by: 'proda', data: vote });
    own.advance(61_000);
    own.advance(500);
    own.advance(500);
    const { headBlock } = own.chain;
    expect(headBlock.producer).toBe('proda');
    expect(signerOf(headBlock)).toBe(producer_key);
  });

  it('is left out of the schedule where the chain was not given it', () => {
    bench.addAccount('proda');
    bench.addAccount('prodb');
    const keys = {
      proda: PrivateKey.generate(KeyType.R1).toPublic().toString(),
      prodb: keyAuthority('prodb').keys[0]!.key,
    };
    for (const [producer, producer_key] of Object.entries(keys)) {
      const data = { producer, producer_key, url: '', location: 0 };
      bench.push({ account: 'eosio', name: 'regproducer', by: producer, data });
    }
    const choose = (...producers: string[]): void => {
      const vote = { voter: 'prodb', proxy: '', producers };
      bench.push({ account: 'eosio', name: 'voteproducer', by: 'prodb', data: vote });
      bench.advance(61_000);
      bench.advance(500);
      bench.advance(500);
    };
    choose('proda');
    expect(bench.chain.headBlock.producer).toBe('eosio');
    expect(bench.chain.activeSchedule().version).toBe(0);
    choose('proda', 'prodb');
    expect(bench.chain.activeSchedule()).toEqual({
      version: 1,
      producers: [{ producer_name: 'prodb', block_signing_key: keys.prodb }],
    });
    for (let block = 0; block < 30; block++) {
      bench.advance(500);
      expect(signerOf(bench.chain.headBlock)).toBe(keys.prodb);
    }
    // What stays the same is not proposed again.
    bench.advance(61_000);
    bench.advance(500);
    expect(bench.chain.activeSchedule().version).toBe(1);
  });
});
