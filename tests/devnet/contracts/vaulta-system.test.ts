import { beforeEach, describe, expect, it } from 'vitest';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { startBench } from '../harness.ts';
import type { Bench } from '../harness.ts';
import { rowsOf, systemRows } from './rows.ts';
import type { Row } from './rows.ts';
import { atEosio, calls, core, dataOf, held, startVaulta, swap } from './vaulta.ts';

const DAY = 24 * 3600 * 1000;
const END = '2106-02-07T06:28:15';
const REBRANDED =
  'EOS has been rebranded to Vaulta. This action must now be called from the core.vaulta contract.';

let bench: Bench;

beforeEach(() => {
  bench = startVaulta();
  swap(bench, 'alice', '900.0000 EOS');
});

describe('eosio on Vaulta', () => {
  const amount = '1.0000 EOS';
  it.each([
    ['deposit', { owner: 'alice', amount }],
    ['withdraw', { owner: 'alice', amount }],
    ['unstaketorex', { owner: 'alice', receiver: 'alice', from_net: amount, from_cpu: amount }],
    ['claimrewards', { owner: 'alice' }],
  ])('refuses %s that core.vaulta did not send', (name, data) => {
    expect(() => bench.push(atEosio(name, 'alice', data))).toThrow(REBRANDED);
    const elsewhere = startBench();
    elsewhere.advance(500);
    elsewhere.addAccount('alice');
    expect(() => elsewhere.push(atEosio(name, 'alice', data))).not.toThrow(REBRANDED);
  });

  it('does all other actions with EOS', () => {
    const stake = { stake_net_quantity: amount, stake_cpu_quantity: amount, transfer: false };
    bench.push(atEosio('delegatebw', 'alice', { from: 'alice', receiver: 'alice', ...stake }));
    bench.push(atEosio('buyram', 'alice', { payer: 'alice', receiver: 'alice', quant: amount }));
    expect(bench.balance('alice')).toBe('97.0000 EOS');
  });
});

describe('RAM on Vaulta', () => {
  it('is logged when it is bought: to both accounts, with the fee', () => {
    const order = { payer: 'alice', receiver: 'bob', quant: '10.0000 EOS' };
    const trace = bench.push(atEosio('buyram', 'alice', order));
    const [buy] = trace.action_traces;
    const { bytes_purchased: bytes, ram_bytes } = buy!.return_value_data as Row;
    expect(calls(trace)).toEqual([
      'eosio::buyram',
      'eosio.token::transfer',
      'eosio.token::transfer',
      'eosio.token::transfer',
      'eosio::logramchange',
      'eosio::logbuyram',
      'eosio::logsystemfee',
    ]);
    expect(dataOf(trace, 'eosio::logramchange')).toEqual({ owner: 'bob', bytes, ram_bytes });
    expect(dataOf(trace, 'eosio::logbuyram')).toEqual({
      payer: 'alice',
      receiver: 'bob',
      quantity: '10.0000 EOS',
      bytes,
      ram_bytes,
      fee: '0.0500 EOS',
    });
    expect(dataOf(trace, 'eosio::logsystemfee')).toEqual({
      protocol: 'eosio.ram',
      fee: '0.0500 EOS',
      memo: 'buy ram',
    });
    const notified = trace.action_traces.filter(({ act }) => act.name === 'logbuyram');
    expect(notified.map(({ receiver }) => receiver)).toEqual(['eosio', 'alice', 'bob']);
    expect(bench.balance('eosio.ramfee')).toBe('0.0000 EOS');
  });

  it('is logged when it is sold and when it moves', () => {
    const sold = bench.push(atEosio('sellram', 'alice', { account: 'alice', bytes: 2000 }));
    expect(dataOf(sold, 'eosio::logramchange')).toMatchObject({ owner: 'alice', bytes: -2000 });
    const { fee } = dataOf(sold, 'eosio::logsellram')!;
    expect(dataOf(sold, 'eosio::logsystemfee')).toMatchObject({ fee, memo: 'sell ram' });
    const move = { from: 'alice', to: 'bob', bytes: 100, memo: 'a few' };
    const moved = bench.push(atEosio('ramtransfer', 'alice', move));
    const changes = moved.action_traces.filter(
      ({ act, receiver }) => act.name === 'logramchange' && receiver === 'eosio',
    );
    expect(changes.map(({ act }) => act.data)).toMatchObject([
      { owner: 'alice', bytes: -100 },
      { owner: 'bob', bytes: 100 },
    ]);
  });

  it('is logged by nobody else', () => {
    const data = { owner: 'alice', bytes: 1, ram_bytes: 1 };
    expect(() => bench.push(atEosio('logramchange', 'alice', data))).toThrow(
      'missing authority of eosio',
    );
  });
});

describe('a RAM gift', () => {
  const gift = (from: string, to: string, bytes: number) =>
    bench.push(atEosio('giftram', from, { from, to, bytes, memo: '' }));
  const back = (from: string, to: string) =>
    bench.push(atEosio('ungiftram', from, { from, to, memo: '' }));
  const bytesOf = (name: string) => Number(systemRows(bench, 'userres', name)[0]!['ram_bytes']);
  const gifts = () => systemRows(bench, 'giftedram');

  it('is counted, is in the return value, and costs the giver 136 bytes', () => {
    const used = bench.chain.account('alice')!.ram_usage;
    const [from, to] = [bytesOf('alice') - 500, bytesOf('bob') + 500];
    const [trace] = gift('alice', 'bob', 500).action_traces;
    expect(trace!.return_value_data).toEqual({
      from: 'alice',
      to: 'bob',
      bytes: 500,
      from_ram_bytes: from,
      to_ram_bytes: to,
    });
    expect(gifts()).toEqual([{ giftee: 'bob', gifter: 'alice', ram_bytes: 500 }]);
    // The chain's first gift also pays for the table.
    expect(bench.chain.account('alice')!.ram_usage - used).toBe(136 + 112);
    gift('alice', 'bob', 20);
    expect(gifts()).toEqual([{ giftee: 'bob', gifter: 'alice', ram_bytes: 520 }]);
  });

  it('can neither be sold nor passed on', () => {
    const own = bytesOf('bob');
    gift('alice', 'bob', 500);
    const sell = (bytes: number) =>
      bench.push(atEosio('sellram', 'bob', { account: 'bob', bytes }));
    expect(() => sell(own + 1)).toThrow('insufficient quota');
    const move = { from: 'bob', to: 'alice', bytes: own + 1, memo: '' };
    expect(() => bench.push(atEosio('ramtransfer', 'bob', move))).toThrow('insufficient quota');
    sell(2000);
    expect(bytesOf('bob')).toBe(own - 2000 + 500);
  });

  it('comes from one account at a time, and all of it is returned to that account', () => {
    bench.addAccount('carol', '10.0000 EOS');
    gift('alice', 'bob', 500);
    expect(() => gift('carol', 'bob', 1)).toThrow(
      'A single RAM gifter is allowed at any one time per account, currently holding RAM gifted by: alice',
    );
    expect(() => back('bob', 'carol')).toThrow('Returning RAM to wrong gifter, should be: alice');
    expect(() => back('carol', 'alice')).toThrow('carol does not hold any gifted RAM');
    const before = bytesOf('alice');
    const [trace] = back('bob', 'alice').action_traces;
    expect(trace!.return_value_data).toMatchObject({ bytes: 500, to_ram_bytes: before + 500 });
    expect(gifts()).toEqual([]);
    gift('carol', 'bob', 1);
    expect(gifts()).toEqual([{ giftee: 'bob', gifter: 'carol', ram_bytes: 1 }]);
    expect(() => gift('alice', 'carol', 0)).toThrow('must gift positive bytes');
  });
});

describe('REX on Vaulta', () => {
  const push = (name: string, data: Record<string, unknown>) =>
    bench.push(core(name, 'alice', data));
  const invest = (amount: string) => {
    push('deposit', { owner: 'alice', amount });
    return push('buyrex', { from: 'alice', amount });
  };
  const unstake = (rex: string) => push('mvfrsavings', { owner: 'alice', rex });
  const update = () => bench.push(atEosio('updaterex', 'alice', { owner: 'alice' }));
  const balance = () => systemRows(bench, 'rexbal')[0]!;
  const fund = () => systemRows(bench, 'rexfund')[0]!['balance'];

  it('needs no votes, and goes to the savings', () => {
    const trace = invest('10.0000 A');
    expect(dataOf(trace, 'eosio.rex::buyresult')).toEqual({ rex_received: '100000.0000 REX' });
    expect(balance()).toMatchObject({
      vote_stake: '10.0000 EOS',
      matured_rex: 0,
      rex_maturities: [{ first: END, second: 1_000_000_000 }],
    });
  });

  it('matures in twenty-one days and is sold by the next REX action', () => {
    invest('10.0000 A');
    unstake('40000.0000 REX');
    expect(balance()['rex_maturities']).toEqual([
      { first: '2026-01-22T00:00:00', second: 400_000_000 },
      { first: END, second: 600_000_000 },
    ]);
    const sell = { from: 'alice', rex: '1.0000 REX' };
    expect(() => push('sellrex', sell)).toThrow('insufficient available rex');
    bench.advance(20 * DAY);
    update();
    expect(fund()).toBe('0.0000 EOS');
    bench.advance(DAY);
    const sold = update();
    expect(dataOf(sold, 'eosio.rex::sellresult')).toEqual({ proceeds: '4.0000 EOS' });
    expect(fund()).toBe('4.0000 EOS');
    expect(balance()).toMatchObject({ rex_balance: '60000.0000 REX', vote_stake: '6.0000 EOS' });
    push('withdraw', { owner: 'alice', amount: '4.0000 A' });
    expect(held(bench, 'alice')).toBe('894.0000 A');
  });

  it('is sold in full where only a part of what matured is sold', () => {
    invest('10.0000 A');
    unstake('40000.0000 REX');
    bench.advance(22 * DAY);
    const sold = push('sellrex', { from: 'alice', rex: '1.0000 REX' });
    expect(dataOf(sold, 'eosio.rex::sellresult')).toEqual({ proceeds: '4.0000 EOS' });
  });

  it('is bought with stake through core.vaulta', () => {
    const parts = { from_net: '1.0000 A', from_cpu: '2.0000 A' };
    push('unstaketorex', { owner: 'alice', receiver: 'alice', ...parts });
    expect(balance()).toMatchObject({
      rex_balance: '30000.0000 REX',
      rex_maturities: [{ first: END }],
    });
    const mixed = { from_net: '1.0000 EOS', from_cpu: '2.0000 A' };
    expect(() => push('unstaketorex', { owner: 'alice', receiver: 'alice', ...mixed })).toThrow(
      'Wrong token used',
    );
  });

  it('follows its table, which eosio can change in parts', () => {
    const set = (days: number | null, sold: boolean | null, saved: boolean | null, by = 'eosio') =>
      bench.push(
        atEosio('setrexmature', by, {
          num_of_maturity_buckets: days,
          sell_matured_rex: sold,
          buy_rex_to_savings: saved,
        }),
      );
    const rules = () => systemRows(bench, 'rexmaturity');
    expect(rules()).toEqual([
      { num_of_maturity_buckets: 21, sell_matured_rex: 1, buy_rex_to_savings: 1 },
    ]);
    expect(() => set(1, null, null, 'alice')).toThrow('missing authority of eosio');
    expect(() => set(0, null, null)).toThrow('num_of_maturity_buckets must be positive');
    expect(() => set(31, null, null)).toThrow(
      'num_of_maturity_buckets must be less than or equal to 30',
    );
    set(5, false, null);
    set(null, null, false);
    expect(rules()).toEqual([
      { num_of_maturity_buckets: 5, sell_matured_rex: 0, buy_rex_to_savings: 0 },
    ]);
    invest('10.0000 A');
    expect(balance()['rex_maturities']).toMatchObject([{ first: '2026-01-06T00:00:00' }]);
    bench.advance(6 * DAY);
    update();
    expect(balance()).toMatchObject({ matured_rex: 1_000_000_000, rex_maturities: [] });
    expect(fund()).toBe('0.0000 EOS');
    set(null, true, null);
    update();
    expect(fund()).toBe('10.0000 EOS');
  });
});

describe('a name auction on Vaulta', () => {
  it('pays its price to eosio.fees with the next REX action', () => {
    const amount = '10.0000 A';
    bench.push(core('deposit', 'alice', { owner: 'alice', amount }));
    bench.push(core('buyrex', 'alice', { from: 'alice', amount }));
    bench.push(core('bidname', 'alice', { bidder: 'alice', newname: 'gold', bid: '20.0000 A' }));
    bench.advance(15 * DAY);
    const trace = bench.push(atEosio('updaterex', 'alice', { owner: 'alice' }));
    expect(dataOf(trace, 'eosio::logsystemfee')).toEqual({
      protocol: 'eosio.names',
      fee: '20.0000 EOS',
      memo: 'buy name',
    });
    expect(dataOf(trace, 'eosio.token::transfer')).toMatchObject({
      from: 'eosio.names',
      to: 'eosio.fees',
    });
  });
});

describe('system fees on Vaulta', () => {
  const buy = () =>
    bench.push(core('buyramself', 'alice', { payer: 'alice', quant: '840.0000 A' }));
  const distribute = () =>
    bench.push({ account: 'eosio.fees', name: 'distribute', by: 'bob', data: {} });
  const rewards = () => rowsOf(bench, 'eosio.bpay', 'rewards');

  function elect(): void {
    for (const name of ['alice', 'bob']) {
      const key = devnetPublicKey(name);
      const registration = { producer: name, producer_key: key, url: '', location: 0 };
      bench.push(atEosio('regproducer', name, registration));
    }
    for (const voter of ['alice', 'bob'])
      bench.push(atEosio('voteproducer', voter, { voter, proxy: '', producers: ['alice', 'bob'] }));
    bench.advance(60_500);
  }

  it('go to eosio.fees, and from there to the producers, who are paid in A', () => {
    elect();
    buy();
    expect(bench.balance('eosio.fees')).toMatch(/^4\.2\d{3} EOS$/);
    const trace = distribute();
    expect(dataOf(trace, 'eosio.token::transfer')).toMatchObject({
      from: 'eosio.fees',
      to: 'eosio.bpay',
      memo: 'system fees',
    });
    const [alices, bobs] = rewards();
    expect([alices!['owner'], bobs!['owner']]).toEqual(['alice', 'bob']);
    expect(alices!['quantity']).toBe(bobs!['quantity']);
    expect(bench.balance('eosio.fees')).toBe('0.0000 EOS');
    const before = bench.balance('bob');
    bench.push({ account: 'eosio.bpay', name: 'claimrewards', by: 'bob', data: { owner: 'bob' } });
    expect(held(bench, 'bob')).toBe(String(bobs!['quantity']).replace('EOS', 'A'));
    expect(bench.balance('bob')).toBe(before);
    expect(rewards()).toHaveLength(1);
  });

  it('are distributed once an epoch of ten minutes', () => {
    elect();
    buy();
    distribute();
    expect(distribute).toThrow('epoch not finished');
    bench.advance(600_000);
    distribute();
  });

  it('leave the pay of a producer to eosio, whose EOS become A', () => {
    elect();
    bench.advance(25 * 3600 * 1000);
    const before = bench.balance('eosio')!;
    const claim = core('claimrewards', 'bob', { owner: 'bob' });
    const trace = bench.push(claim);
    expect(calls(trace)).not.toContain('eosio.token::issue');
    expect(parseFloat(bench.balance('eosio')!)).toBeLessThan(parseFloat(before));
    expect(parseFloat(held(bench, 'bob')!)).toBeGreaterThan(0);
    expect(bench.balance('bob')).toBe('1000.0000 EOS');
  });

  it('are distributed by strategies that the contract has', () => {
    const call = (name: string, data: Record<string, unknown>, by = 'eosio.fees') =>
      bench.push(
        { account: 'eosio.fees', name, by, data },
        { keys: [by === 'alice' ? by : 'eosio'] },
      );
    const bpay = { strategy: 'eosio.bpay' };
    expect(() => call('setstrategy', { ...bpay, weight: 0 })).toThrow(
      'weight must be greater than 0',
    );
    expect(() => call('setstrategy', { strategy: 'eosio.rex', weight: 1 })).toThrow(
      'strategy not defined',
    );
    expect(() => call('delstrategy', bpay, 'alice')).toThrow('missing authority of eosio.fees');
    call('delstrategy', bpay);
    expect(() => call('delstrategy', bpay)).toThrow('strategy not found');
    buy();
    distribute();
    expect(rewards()).toEqual([]);
    call('setstrategy', { ...bpay, weight: 7 });
    expect(() => call('init', { epoch_time_interval: 0 })).toThrow(
      'epoch_time_interval must be greater than 0',
    );
    call('init', { epoch_time_interval: 60 });
    expect(rowsOf(bench, 'eosio.fees', 'settings')).toMatchObject([{ epoch_time_interval: 60 }]);
    const claim = {
      account: 'eosio.bpay',
      name: 'claimrewards',
      by: 'bob',
      data: { owner: 'bob' },
    };
    expect(() => bench.push(claim)).toThrow('no rewards to claim');
  });
});

describe('staking rewards on Vaulta', () => {
  it('enter the REX pool when an account calls distribute', () => {
    const amount = '10.0000 A';
    bench.push(core('deposit', 'alice', { owner: 'alice', amount }));
    bench.push(core('buyrex', 'alice', { from: 'alice', amount }));
    bench.transfer('bob', 'eosio.reward', '5.0000 EOS');
    const call = { account: 'eosio.reward', name: 'distribute', by: 'alice', data: {} };
    expect(dataOf(bench.push(call), 'eosio::donatetorex')).toEqual({
      payer: 'eosio.reward',
      quantity: '5.0000 EOS',
      memo: 'staking rewards',
    });
    expect(systemRows(bench, 'rexretpool')).toMatchObject([{ proceeds: 50_000 }]);
  });
});
