import { beforeEach, describe, expect, it } from 'vitest';
import { token } from '#devnet/contracts/token.ts';
import { startBench } from '../harness.ts';
import type { Bench, Call } from '../harness.ts';
import { install } from './install.ts';
import { rowsOf } from './rows.ts';

let bench: Bench;

beforeEach(() => {
  bench = startBench({}, 'eos');
  bench.advance(500);
  for (const name of ['alice', 'producer']) bench.addAccount(name, '100000.0000 EOS');
  bench.advance(500);
});

describe('delphioracle', () => {
  const call = (name: string, by: string, data: Record<string, unknown>): Call => ({
    account: 'delphioracle',
    name,
    by,
    data,
  });
  const write = (value: number): Call =>
    call('write', 'producer', { owner: 'producer', quotes: [{ value, pair: 'eosusd' }] });
  const pair = {
    name: 'eosusd',
    base_symbol: '4,EOS',
    base_type: 4,
    base_contract: 'eosio.token',
    quote_symbol: '2,USD',
    quote_type: 1,
    quote_contract: '',
    quoted_precision: 4,
  };
  const reports = () => rowsOf(bench, 'delphioracle', 'datapoints', 'eosusd');

  beforeEach(() => {
    install(bench, 'delphioracle', 'delphioracle');
    const key = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
    const data = { producer: 'producer', producer_key: key, url: '', location: 0 };
    const ram = { payer: 'eosio', receiver: 'producer', bytes: 100_000 };
    bench.push({ account: 'eosio', name: 'buyrambytes', by: 'eosio', data: ram });
    bench.push({ account: 'eosio', name: 'regproducer', by: 'producer', data });
    bench.push(call('newbounty', 'delphioracle', { proposer: 'delphioracle', pair }));
    bench.advance(500);
  });

  it('takes reports of producers for active pairs, one in a minute', () => {
    expect(() => bench.push(write(1))).toThrow('pair not allowed');
    bench.push(call('votebounty', 'producer', { owner: 'producer', bounty: 'eosusd' }));
    expect(() =>
      bench.push(
        call('write', 'alice', { owner: 'alice', quotes: [{ value: 1, pair: 'eosusd' }] }),
      ),
    ).toThrow('account is not a qualified oracle');
    bench.push(write(1));
    bench.advance(500);
    expect(() => bench.push(write(2))).toThrow('can only call every 60 seconds');
    bench.advance(60_000);
    bench.push(write(2));
    expect(reports().filter(({ owner }) => owner === 'producer')).toHaveLength(2);
  });

  it('overwrites the oldest of 21 and takes the tenth smallest as the median', () => {
    bench.push(call('votebounty', 'producer', { owner: 'producer', bounty: 'eosusd' }));
    for (let value = 1; value <= 21; value++) {
      bench.push(write(value));
      bench.advance(60_000);
    }
    expect(reports().map(({ value }) => Number(value))).toEqual(
      Array.from({ length: 21 }, (_, index) => index + 1),
    );
    expect(Number(reports()[20]?.['median'])).toBe(10);
    bench.push(write(22));
    expect(reports()[0]).toMatchObject({ value: 22, median: 11 });
  });

  it('loses all reports of a pair when it is cleared', () => {
    expect(reports()).toHaveLength(21);
    bench.push(call('clear', 'delphioracle', { pair: 'eosusd' }));
    expect(reports()).toEqual([]);
  });
});

describe('swap.defi', () => {
  const dollars = (name: string, data: Record<string, unknown>): Call => ({
    account: 'tethertether',
    name,
    by: 'tethertether',
    data,
  });
  const pool = () => rowsOf(bench, 'swap.defi', 'pairs')[0];
  const pay = (quantity: string, memo: string) =>
    bench.transfer('alice', 'swap.defi', quantity, memo);
  const payDollars = (from: string, to: string, quantity: string, memo: string): Call => ({
    account: 'tethertether',
    name: 'transfer',
    by: from,
    data: { from, to, quantity, memo },
  });

  beforeEach(() => {
    install(bench, 'tethertether', token.name);
    install(bench, 'swap.defi', 'swap.defi');
    bench.push([
      dollars('create', { issuer: 'tethertether', maximum_supply: '1000000.0000 USDT' }),
      dollars('issue', { to: 'tethertether', quantity: '50000.0000 USDT', memo: '' }),
      payDollars('tethertether', 'alice', '50000.0000 USDT', ''),
    ]);
    const creation = {
      creator: 'swap.defi',
      token0: { contract: 'eosio.token', symbol: '4,EOS' },
      token1: { contract: 'tethertether', symbol: '4,USDT' },
    };
    bench.push({ account: 'swap.defi', name: 'createpair', by: 'swap.defi', data: creation });
    pay('40000.0000 EOS', 'deposit,12');
    bench.push(payDollars('alice', 'swap.defi', '20000.0000 USDT', 'deposit,12'));
    const data = { owner: 'alice', pair_id: 12 };
    bench.push({ account: 'swap.defi', name: 'deposit', by: 'alice', data });
    bench.advance(500);
  });

  it('holds what was deposited', () => {
    expect(pool()).toMatchObject({
      id: 12,
      reserve0: '40000.0000 EOS',
      reserve1: '20000.0000 USDT',
    });
    expect(rowsOf(bench, 'swap.defi', 'orders', '12')).toEqual([]);
  });

  it('swaps by a constant product less 0.3%, and keeps the least that is wanted', () => {
    expect(() => pay('10000.0000 EOS', 'swap,40000000,12')).toThrow('Returned amount is too small');
    pay('10000.0000 EOS', 'swap,0,12');
    // 20000 × 9970 / (40000 + 9970)
    expect(pool()).toMatchObject({ reserve0: '50000.0000 EOS', reserve1: '16009.6058 USDT' });
    const held = rowsOf(bench, 'tethertether', 'accounts', 'alice');
    expect(held).toEqual([{ balance: '33990.3942 USDT' }]);
  });

  it('refuses other memos, pairs and tokens', () => {
    expect(() => pay('1.0000 EOS', 'hello')).toThrow('invalid memo');
    expect(() => pay('1.0000 EOS', 'swap,0,13')).toThrow('pair does not exist');
  });
});
