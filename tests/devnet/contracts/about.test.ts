import { beforeEach, describe, expect, it } from 'vitest';
import { startBench } from '../harness.ts';
import type { Bench, Call } from '../harness.ts';
import { install } from './install.ts';
import { rowsOf } from './rows.ts';

let bench: Bench;

beforeEach(() => {
  bench = startBench();
  bench.advance(500);
  for (const name of ['alice', 'bob']) bench.addAccount(name, '10.0000 EOS');
});

describe('account.info', () => {
  beforeEach(() => install(bench, 'account.info', 'account.info'));

  const update = (account: string, modifier: string, title: string): Call => ({
    account: 'account.info',
    name: 'update',
    by: modifier,
    data: {
      account_name: account,
      title,
      avatar: 'https://a/a.png',
      desc: '',
      modifier,
      url: '{}',
    },
  });
  const pay = (from: string, quantity: string, memo: string): void => {
    bench.transfer(from, 'account.info', quantity, memo);
  };
  const info = (): Record<string, unknown> | undefined =>
    rowsOf(bench, 'account.info', 'accounts')[0];

  it('describes an account once it is paid for, its owner as often as wanted', () => {
    expect(() => bench.push(update('alice', 'alice', 'Alice'))).toThrow('has not pay for the fee');
    expect(() => pay('alice', '0.2000 EOS', 'alice')).toThrow('quantity amount is not correct');
    pay('alice', '0.1000 EOS', 'alice');
    bench.push(update('alice', 'alice', 'Alice'));
    bench.push(update('alice', 'alice', 'Alice the first'));
    expect(info()).toEqual({
      account_name: 'alice',
      title: 'Alice the first',
      avatar: 'https://a/a.png',
      desc: '',
      modifier: 'alice',
      status: 3,
      verified: 0,
      url: '{}',
      price: '0.1000 EOS',
    });
    expect(() => pay('bob', '0.2000 EOS', 'alice')).toThrow('not allowed to be modified now');
  });

  it('can be described by others for half as much again, who had it gets most back', () => {
    pay('bob', '0.1000 EOS', 'alice');
    bench.push(update('alice', 'bob', 'Alys'));
    expect(info()).toMatchObject({ status: 2, modifier: 'bob' });
    expect(() => bench.push(update('alice', 'bob', 'Again'))).toThrow('it should pay before');
    expect(() => bench.push(update('alice', 'alice', 'Me'))).toThrow('the modifier is not correct');
    pay('alice', '0.0600 EOS', 'alice');
    // Half the price goes back to bob, what is over it to alice.
    expect([bench.balance('bob'), bench.balance('alice')]).toEqual(['9.9500 EOS', '9.9500 EOS']);
    bench.push(update('alice', 'alice', 'Me'));
    expect(info()).toMatchObject({ status: 3, title: 'Me', price: '0.0500 EOS' });
  });
});

describe('regproxyinfo', () => {
  beforeEach(() => install(bench, 'regproxyinfo', 'regproxyinfo'));

  const texts = {
    name: 'Alice votes',
    slogan: 'Well',
    philosophy: 'Those who answer',
    background: '',
    website: 'https://alice.example',
    logo_256: '',
    telegram: '@alice',
    steemit: '',
    twitter: '',
    wechat: '',
  };
  const set = (change: object = {}, by = 'alice'): Call => ({
    account: 'regproxyinfo',
    name: 'set',
    by,
    data: { proxy: 'alice', ...texts, ...change },
  });

  it('stores the profile of a proxy', () => {
    bench.push(set());
    bench.push(set({ slogan: 'Better' }));
    expect(rowsOf(bench, 'regproxyinfo', 'proxies')).toEqual([
      { owner: 'alice', ...texts, slogan: 'Better' },
    ]);
    bench.push({ account: 'regproxyinfo', name: 'remove', by: 'alice', data: { proxy: 'alice' } });
    expect(rowsOf(bench, 'regproxyinfo', 'proxies')).toEqual([]);
  });

  it('refuses what is missing, too long, no link, or of others', () => {
    const failing: [Call, string][] = [
      [set({ name: '' }), 'name required'],
      [set({ slogan: 'x'.repeat(65) }), 'slogan too long'],
      [set({ website: 'javascript:alert(1)' }), 'website should begin with http'],
      [set({}, 'bob'), 'missing authority of alice'],
    ];
    for (const [call, message] of failing) expect(() => bench.push(call)).toThrow(message);
  });
});
