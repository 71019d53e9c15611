import { beforeEach, describe, expect, it } from 'vitest';
import { startBench } from '../harness.ts';
import type { Bench, Call } from '../harness.ts';

let bench: Bench;

beforeEach(() => {
  bench = startBench();
  bench.advance(500);
  bench.addAccount('alice', '100.0000 EOS');
  bench.addAccount('bob');
  bench.advance(500);
});

const call = (name: string, by: string | string[], data: Record<string, unknown>): Call => ({
  account: 'eosio.token',
  name,
  by,
  data,
});
const pay = (change: Record<string, unknown>): Call =>
  call('transfer', 'alice', {
    from: 'alice',
    to: 'bob',
    quantity: '1.0000 EOS',
    memo: '',
    ...change,
  });

describe('a transfer', () => {
  it('moves an amount and notifies both sides', () => {
    const trace = bench.transfer('alice', 'bob', '12.3456 EOS', 'thanks');
    expect([bench.balance('alice'), bench.balance('bob')]).toEqual(['87.6544 EOS', '12.3456 EOS']);
    expect(trace.action_traces.map(({ receiver }) => receiver)).toEqual([
      'eosio.token',
      'alice',
      'bob',
    ]);
  });

  it('says what is wrong in the words of eosio.token', () => {
    const refused: [Call, string][] = [
      [pay({ quantity: '100.0001 EOS' }), 'overdrawn balance'],
      [
        call('transfer', 'bob', { from: 'bob', to: 'alice', quantity: '1.0000 EOS', memo: '' }),
        'no balance object found',
      ],
      [pay({ to: 'alice' }), 'cannot transfer to self'],
      [pay({ to: 'nobody' }), 'to account does not exist'],
      [pay({ quantity: '1.0000 ABC' }), 'unable to find key'],
      [pay({ quantity: '1.00 EOS' }), 'symbol precision mismatch'],
      [pay({ quantity: '0.0000 EOS' }), 'must transfer positive quantity'],
      [pay({ quantity: '-1.0000 EOS' }), 'must transfer positive quantity'],
      [pay({ quantity: '922337203685477.5807 EOS' }), 'invalid quantity'],
      [pay({ memo: 'x'.repeat(257) }), 'memo has more than 256 bytes'],
      [pay({ memo: 'é'.repeat(129) }), 'memo has more than 256 bytes'],
    ];
    for (const [refusal, message] of refused)
      expect(() => bench.push(refusal)).toThrow(`assertion failure with message: ${message}`);
    bench.push(pay({ memo: 'x'.repeat(256) }));
  });
});

describe('a token', () => {
  const create = (maximum_supply: string, by = 'eosio.token'): Call =>
    call('create', by, { issuer: 'alice', maximum_supply });
  const issue = (quantity: string, to = 'alice'): Call =>
    call('issue', 'alice', { to, quantity, memo: '' });
  const options = { keys: ['eosio'] };

  it('is created by the contract alone, once', () => {
    expect(() => bench.push(create('5.00 BEER', 'alice'))).toThrow(
      'missing authority of eosio.token',
    );
    bench.push(create('5.00 BEER'), options);
    expect(() => bench.push(create('9.0 BEER'), options)).toThrow(
      'token with symbol already exists',
    );
    expect(() => bench.push(create('0.00 ALE'), options)).toThrow('max-supply must be positive');
  });

  it('is issued to its issuer up to its bound, and retired', () => {
    bench.push(create('5.00 BEER'), options);
    expect(() => bench.push(issue('6.00 BEER'))).toThrow('quantity exceeds available supply');
    expect(() => bench.push(issue('1.00 BEER', 'bob'))).toThrow(
      'tokens can only be issued to issuer account',
    );
    expect(() => bench.push(issue('1.0 BEER'))).toThrow('symbol precision mismatch');
    expect(() => bench.push(issue('1.00 WINE'))).toThrow(
      'token with symbol does not exist, create token before issue',
    );
    bench.push(issue('5.00 BEER'));
    bench.push(call('retire', 'alice', { quantity: '2.00 BEER', memo: '' }));
    expect(bench.balance('alice', 'BEER')).toBe('3.00 BEER');
    bench.push(issue('2.00 BEER'));
    expect(() => bench.push(issue('0.01 BEER'))).toThrow('quantity exceeds available supply');
  });
});

describe('a balance row', () => {
  it('is opened at the cost of its requester and closed when empty', () => {
    const before = bench.chain.account('alice')!.ram_usage;
    bench.push(call('open', 'alice', { owner: 'bob', symbol: '4,EOS', ram_payer: 'alice' }));
    expect(bench.balance('bob')).toBe('0.0000 EOS');
    expect(bench.chain.account('alice')!.ram_usage - before).toBe(240);
    bench.transfer('alice', 'bob', '1.0000 EOS');
    const close = call('close', 'bob', { owner: 'bob', symbol: '4,EOS' });
    expect(() => bench.push(close)).toThrow('Cannot close because the balance is not zero.');
    bench.transfer('bob', 'alice', '1.0000 EOS');
    bench.push(close);
    expect(bench.balance('bob')).toBeUndefined();
    expect(() => bench.push(close)).toThrow('Balance row already deleted or never existed.');
    const wrong = { owner: 'bob', symbol: '2,EOS', ram_payer: 'alice' };
    expect(() => bench.push(call('open', 'alice', wrong))).toThrow('symbol precision mismatch');
  });
});
