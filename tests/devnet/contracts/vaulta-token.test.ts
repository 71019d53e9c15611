import { beforeEach, describe, expect, it } from 'vitest';
import { nameFromBigint } from '#src/chain/core/name-bigint.ts';
import { startBench } from '../harness.ts';
import type { Bench } from '../harness.ts';
import { rowsOf } from './rows.ts';
import { calls, core, dataOf, held, startVaulta, swap } from './vaulta.ts';

/** The code A as a name. */
const SCOPE = nameFromBigint(65n);

let bench: Bench;

beforeEach(() => {
  bench = startVaulta();
});

const payment = (from: string, to: string, quantity: string, memo = '') => ({
  from,
  to,
  quantity,
  memo,
});
const transfer = (from: string, to: string, quantity: string) =>
  bench.push(core('transfer', from, payment(from, to, quantity)));
const row = (account: string) => rowsOf(bench, 'core.vaulta', 'accounts', account)[0];
const blocked = () => rowsOf(bench, 'core.vaulta', 'blocked').map(({ account }) => account);

describe('the token A', () => {
  it('is all in the contract at first, as many as there are EOS', () => {
    const fresh = startBench({}, 'jungle');
    const supply = '2100000000.0000 A';
    expect(rowsOf(fresh, 'core.vaulta', 'stat', SCOPE)).toEqual([
      { supply, max_supply: supply, issuer: 'core.vaulta' },
    ]);
    expect(held(fresh, 'core.vaulta')).toBe(supply);
    expect(fresh.balance('eosio')).toBe('2100000000.0000 EOS');
    expect(rowsOf(fresh, 'core.vaulta', 'config')).toEqual([{ token_symbol: '4,A' }]);
  });

  it('is not on a chain that does not run as Vaulta does', () => {
    const { chain } = startBench();
    expect(chain.account('core.vaulta')).toBeUndefined();
    const actions = chain.account('eosio')!.abi!.actions!.map(({ name }) => name);
    expect(actions).not.toEqual(expect.arrayContaining(['giftram']));
    expect(actions).not.toEqual(expect.arrayContaining(['setrexmature']));
  });

  it('is set up once', () => {
    const init = core('init', 'core.vaulta', { maximum_supply: '1.0000 A' });
    expect(() => bench.push(init, { keys: ['eosio'] })).toThrow(
      'This system contract is already initialized',
    );
  });

  it('moves from one account to another, and notifies both', () => {
    swap(bench, 'alice', '10.0000 EOS');
    const { action_traces } = transfer('alice', 'bob', '4.0000 A');
    expect(action_traces.map(({ receiver }) => receiver)).toEqual(['core.vaulta', 'alice', 'bob']);
    expect([held(bench, 'alice'), held(bench, 'bob')]).toEqual(['6.0000 A', '4.0000 A']);
  });

  it.each([
    ['the sender itself', 'alice', '1.0000 A', 'cannot transfer to self'],
    ['an account that is not there', 'nobody', '1.0000 A', 'to account does not exist'],
    ['bob, of an unknown token', 'bob', '1.0000 B', 'unable to find key'],
    ['bob, with other decimals', 'bob', '1.000 A', 'symbol precision mismatch'],
    ['bob, of nothing', 'bob', '0.0000 A', 'must transfer positive quantity'],
    ['bob, of more than there is', 'bob', '1.0001 A', 'overdrawn balance'],
  ])('is not sent to %s', (_what, to, quantity, message) => {
    swap(bench, 'alice', '1.0000 EOS');
    expect(() => transfer('alice', to, quantity)).toThrow(message);
  });

  it('costs the contract the row, and its owner 241 bytes from the first payment on', () => {
    const used = () => bench.chain.account('alice')!.ram_usage;
    // Rows of eosio.token.
    bench.transfer('alice', 'bob', '1.0000 EOS');
    swap(bench, 'bob', '1.0000 EOS');
    const before = used();
    swap(bench, 'alice', '10.0000 EOS');
    expect(used()).toBe(before);
    expect(row('alice')).toEqual({ balance: '10.0000 A', released: 0 });
    transfer('alice', 'bob', '4.0000 A');
    expect(used()).toBe(before + 241);
    expect(row('alice')).toEqual({ balance: '6.0000 A', released: 1 });
    transfer('alice', 'bob', '1.0000 A');
    expect(used()).toBe(before + 241);
    transfer('alice', 'bob', '5.0000 A');
    bench.push(core('close', 'alice', { owner: 'alice', symbol: '4,A' }));
    expect(used()).toBe(before);
  });

  it('is opened by the account that pays for the row', () => {
    const open = (by: string) =>
      bench.push(core('open', by, { owner: 'alice', symbol: '4,A', ram_payer: by }));
    const used = () => bench.chain.account('bob')!.ram_usage;
    const before = used();
    open('bob');
    expect(used()).toBe(before + 241);
    expect(row('alice')).toEqual({ balance: '0.0000 A', released: 0 });
    swap(bench, 'bob', '1.0000 EOS');
    expect(() => bench.push(core('close', 'bob', { owner: 'bob', symbol: '4,A' }))).toThrow(
      'Cannot close because the balance is not zero.',
    );
    expect(() =>
      bench.push(core('open', 'bob', { owner: 'bob', symbol: '4,B', ram_payer: 'bob' })),
    ).toThrow('symbol does not exist');
  });
});

describe('a swap', () => {
  it('returns A for EOS with the memo, and EOS for A, one for one', () => {
    const swapped = bench.transfer('alice', 'core.vaulta', '25.0000 EOS', 'to A');
    expect(calls(swapped)).toEqual(['eosio.token::transfer', 'core.vaulta::transfer']);
    expect(dataOf(swapped, 'core.vaulta::transfer')).toEqual(
      payment('core.vaulta', 'alice', '25.0000 A', 'to A'),
    );
    expect(bench.balance('alice')).toBe('975.0000 EOS');
    const back = transfer('alice', 'core.vaulta', '5.0000 A');
    expect(dataOf(back, 'eosio.token::transfer')).toEqual(
      payment('core.vaulta', 'alice', '5.0000 EOS'),
    );
    expect([bench.balance('alice'), held(bench, 'alice')]).toEqual(['980.0000 EOS', '20.0000 A']);
    expect([bench.balance('core.vaulta'), held(bench, 'core.vaulta')]).toEqual([
      '20.0000 EOS',
      '2099999980.0000 A',
    ]);
  });

  it('leaves proceeds of RAM and stake as they are', () => {
    for (const from of ['eosio.ram', 'eosio.stake']) {
      bench.transfer('eosio', from, '1.0000 EOS');
      const data = payment(from, 'core.vaulta', '1.0000 EOS');
      const sent = { account: 'eosio.token', name: 'transfer', by: from, data };
      expect(calls(bench.push(sent, { keys: ['eosio'] }))).toEqual(['eosio.token::transfer']);
    }
  });

  it('sends to another account in both directions', () => {
    const there = bench.push(
      core('swapto', 'alice', payment('alice', 'bob', '10.0000 EOS', 'hello')),
    );
    expect(calls(there)).toEqual([
      'core.vaulta::swapto',
      'eosio.token::transfer',
      'core.vaulta::transfer',
      'core.vaulta::transfer',
    ]);
    expect([bench.balance('alice'), held(bench, 'alice'), held(bench, 'bob')]).toEqual([
      '990.0000 EOS',
      '0.0000 A',
      '10.0000 A',
    ]);
    bench.push(core('swapto', 'bob', payment('bob', 'alice', '4.0000 A')));
    expect([bench.balance('alice'), held(bench, 'bob')]).toEqual(['994.0000 EOS', '6.0000 A']);
    expect(() =>
      bench.push(core('swapto', 'alice', payment('alice', 'bob', '1.0000 GRASS'))),
    ).toThrow('Invalid symbol');
  });

  it('to an account that blocks it is refused until it is allowed again', () => {
    const block = (by: string, wanted: boolean) =>
      bench.push(core('blockswapto', by, { account: 'bob', block: wanted }), {
        keys: [by === 'core.vaulta' ? 'eosio' : by],
      });
    const send = () => bench.push(core('swapto', 'alice', payment('alice', 'bob', '1.0000 EOS')));
    block('bob', true);
    block('core.vaulta', true);
    expect(blocked()).toEqual(['bob']);
    expect(send).toThrow('Recipient is blocked from receiving swapped tokens: bob');
    expect(() => block('alice', false)).toThrow('missing authority of bob');
    block('core.vaulta', false);
    send();
    expect(blocked()).toEqual([]);
    expect(held(bench, 'bob')).toBe('1.0000 A');
  });

  it('has inline actions that only the contract sends', () => {
    const data = { account: 'alice', quantity: '1.0000 A' };
    expect(() => bench.push(core('swaptrace', 'alice', data))).toThrow(
      'missing authority of core.vaulta',
    );
    const excess = { account: 'alice', eos_before: '0.0000 EOS' };
    expect(() => bench.push(core('swapexcess', 'alice', excess))).toThrow(
      'missing authority of core.vaulta',
    );
    const expected = { account: 'alice', expected_eos_balance: '999.0000 EOS' };
    expect(() => bench.push(core('enforcebal', 'alice', expected))).toThrow(
      'EOS balance mismatch: 1000.0000 EOS != 999.0000 EOS',
    );
  });
});
