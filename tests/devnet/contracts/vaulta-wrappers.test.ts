import { beforeEach, describe, expect, it } from 'vitest';
import { nativeCode } from '#devnet/engine/contract.ts';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { keyAuthority } from '../harness.ts';
import type { Bench } from '../harness.ts';
import { systemRows } from './rows.ts';
import { atEosio, calls, core, dataOf, held, startVaulta, swap } from './vaulta.ts';

const DAY = 24 * 3600 * 1000;
const WHOLE = 1_000_000_000_000_000;

let bench: Bench;

const push = (name: string, data: Record<string, unknown>, by = 'alice') =>
  bench.push(core(name, by, data));
const stake = (net: string, cpu: string) =>
  push('delegatebw', {
    from: 'alice',
    receiver: 'alice',
    stake_net_quantity: net,
    stake_cpu_quantity: cpu,
    transfer: false,
  });
const unstake = (net: string, cpu: string) =>
  push('undelegatebw', {
    from: 'alice',
    receiver: 'alice',
    unstake_net_quantity: net,
    unstake_cpu_quantity: cpu,
  });
/** What alice holds of both tokens. */
const both = () => [bench.balance('alice'), held(bench, 'alice')];

function openPowerup(): void {
  const market = {
    current_weight_ratio: WHOLE / 10,
    target_weight_ratio: WHOLE / 10,
    assumed_stake_weight: 1_000_000_000,
    target_timestamp: null,
    exponent: 2,
    decay_secs: 86_400,
    min_price: '20000.0000 EOS',
    max_price: '400000.0000 EOS',
  };
  const args = { net: market, cpu: market, powerup_days: 1, min_powerup_fee: '0.0001 EOS' };
  bench.push(atEosio('cfgpowerup', 'eosio', { args }));
}

beforeEach(() => {
  bench = startVaulta();
  swap(bench, 'alice', '900.0000 EOS');
});

describe('an action of core.vaulta that costs A', () => {
  it('traces the A, gives EOS for it, and calls eosio as the actor', () => {
    const trace = push('buyram', { payer: 'alice', receiver: 'bob', quant: '10.0000 A' });
    expect(calls(trace).slice(0, 4)).toEqual([
      'core.vaulta::buyram',
      'core.vaulta::swaptrace',
      'eosio.token::transfer',
      'eosio::buyram',
    ]);
    expect(dataOf(trace, 'core.vaulta::swaptrace')).toEqual({
      account: 'alice',
      quantity: '10.0000 A',
    });
    const data = { payer: 'alice', receiver: 'bob', quant: '10.0000 EOS' };
    expect(dataOf(trace, 'eosio::buyram')).toEqual(data);
    const call = trace.action_traces.find(({ act }) => act.account === 'eosio');
    expect(call!.act.authorization).toEqual([{ actor: 'alice', permission: 'active' }]);
    expect(call!.return_value_data).toMatchObject({ payer: 'alice', quantity: '10.0000 EOS' });
    expect(trace.action_traces[0]).not.toHaveProperty('return_value_data');
    expect(both()).toEqual(['100.0000 EOS', '890.0000 A']);
  });

  it('is called as active whatever permission signed', () => {
    const auth = { ...keyAuthority('bob') };
    push('updateauth', { account: 'alice', permission: 'ram', parent: 'active', auth });
    const link = { account: 'alice', code: 'core.vaulta', type: 'buyramself', requirement: 'ram' };
    push('linkauth', link);
    const order = core('buyramself', 'alice@ram', { payer: 'alice', quant: '1.0000 A' });
    const trace = bench.push(order, { keys: ['bob'] });
    const call = trace.action_traces.find(({ act }) => act.account === 'eosio');
    expect(call!.act).toMatchObject({
      name: 'buyramself',
      authorization: [{ actor: 'alice', permission: 'active' }],
      data: { account: 'alice', quant: '1.0000 EOS' },
    });
  });

  it.each([
    ['with EOS', '1.0000 EOS', 'Wrong token used'],
    ['with nothing', '0.0000 A', 'Swap before amount must be greater than 0'],
    ['with more than there is', '900.0001 A', 'overdrawn balance'],
  ])('is refused %s', (_what, quant, message) => {
    const order = { payer: 'alice', receiver: 'alice', quant };
    expect(() => push('buyram', order)).toThrow(message);
  });

  it('is refused by the authority of another', () => {
    const order = { payer: 'alice', receiver: 'bob', quant: '1.0000 A' };
    expect(() => push('buyram', order, 'bob')).toThrow('missing authority of alice');
  });

  it('stakes, for which the sum must be positive', () => {
    stake('1.0000 A', '2.0000 A');
    expect(systemRows(bench, 'delband', 'alice')).toMatchObject([
      { net_weight: '11.0000 EOS', cpu_weight: '12.0000 EOS' },
    ]);
    stake('0.0000 A', '1.0000 A');
    expect(() => stake('0.0000 A', '0.0000 A')).toThrow('Swap before amount');
    expect(() => stake('1.0000 A', '1.0000 EOS')).toThrow(
      'attempt to add asset with different symbol',
    );
    expect(both()).toEqual(['100.0000 EOS', '896.0000 A']);
  });

  it('buys a number of bytes, and checks that no EOS is gained or lost', () => {
    const trace = push('buyrambytes', { payer: 'alice', receiver: 'alice', bytes: 100_000 });
    expect(calls(trace).at(-1)).toBe('core.vaulta::enforcebal');
    expect(dataOf(trace, 'core.vaulta::enforcebal')).toEqual({
      account: 'alice',
      expected_eos_balance: '100.0000 EOS',
    });
    const { quantity } = dataOf(trace, 'core.vaulta::swaptrace')!;
    expect(dataOf(trace, 'eosio::logbuyram')).toMatchObject({
      quantity: String(quantity).replace('A', 'EOS'),
    });
    expect(bench.balance('alice')).toBe('100.0000 EOS');
  });

  it('burns RAM, and donates to the REX pool', () => {
    push('deposit', { owner: 'alice', amount: '10.0000 A' });
    push('buyrex', { from: 'alice', amount: '10.0000 A' });
    push('buyramburn', { payer: 'alice', quantity: '1.0000 A', memo: 'gone' });
    push('donatetorex', { payer: 'alice', quantity: '2.0000 A', memo: 'for all' });
    expect(systemRows(bench, 'rexretpool')).toMatchObject([{ proceeds: 20_000 }]);
    expect(Number(systemRows(bench, 'userres', 'eosio.null')[0]!['ram_bytes'])).toBeGreaterThan(0);
    expect(both()).toEqual(['100.0000 EOS', '887.0000 A']);
  });

  it('returns what a PowerUp did not cost', () => {
    openPowerup();
    const fees = () => parseFloat(bench.balance('eosio.fees')!);
    const before = fees();
    const fractions = { net_frac: WHOLE / 1e6, cpu_frac: WHOLE / 1e5 };
    const order = { payer: 'alice', receiver: 'bob', days: 1, max_payment: '100.0000 A' };
    const trace = push('powerup', { ...order, ...fractions });
    expect(calls(trace)).toContain('core.vaulta::swapexcess');
    const { fee } = dataOf(trace, 'eosio.reserv::powupresult')!;
    expect(dataOf(trace, 'eosio::logsystemfee')).toEqual({
      protocol: 'eosio.powup',
      fee,
      memo: 'buy powerup',
    });
    const paid = parseFloat(String(fee));
    expect(fees() - before).toBeCloseTo(paid, 4);
    expect(paid).toBeGreaterThan(0);
    expect(both()).toEqual(['100.0000 EOS', `${(900 - paid).toFixed(4)} A`]);
  });
});

describe('an action of core.vaulta that pays out', () => {
  it('sells RAM for A', () => {
    push('buyram', { payer: 'alice', receiver: 'alice', quant: '10.0000 A' });
    const trace = push('sellram', { account: 'alice', bytes: 100_000 });
    expect(dataOf(trace, 'core.vaulta::swapexcess')).toEqual({
      account: 'alice',
      eos_before: '100.0000 EOS',
    });
    const { quantity, fee } = dataOf(trace, 'eosio::logsellram')!;
    const got = parseFloat(String(quantity)) - parseFloat(String(fee));
    expect(both()).toEqual(['100.0000 EOS', `${(890 + got).toFixed(4)} A`]);
  });

  it('refunds stake in A after three days, which at eosio is EOS', () => {
    unstake('1.0000 A', '2.0000 A');
    expect(systemRows(bench, 'refunds', 'alice')).toMatchObject([
      { net_amount: '1.0000 EOS', cpu_amount: '2.0000 EOS' },
    ]);
    expect(() => push('refund', { owner: 'alice' })).toThrow('refund is not available yet');
    bench.advance(3 * DAY);
    push('refund', { owner: 'alice' });
    expect(both()).toEqual(['100.0000 EOS', '903.0000 A']);
    unstake('1.0000 A', '0.0000 A');
    bench.advance(3 * DAY);
    bench.push(atEosio('refund', 'alice', { owner: 'alice' }));
    expect(both()).toEqual(['101.0000 EOS', '903.0000 A']);
    expect(() => unstake('1.0000 EOS', '0.0000 A')).toThrow('Wrong token used');
  });

  it('returns an outbid bid in A', () => {
    swap(bench, 'bob', '100.0000 EOS');
    push('bidname', { bidder: 'alice', newname: 'gold', bid: '10.0000 A' });
    push('bidname', { bidder: 'bob', newname: 'gold', bid: '12.0000 A' }, 'bob');
    push('bidrefund', { bidder: 'alice', newname: 'gold' });
    expect(both()).toEqual(['100.0000 EOS', '900.0000 A']);
    expect(systemRows(bench, 'namebids')).toMatchObject([{ newname: 'gold', high_bid: 120_000 }]);
  });

  it('withdraws A from the REX fund', () => {
    push('deposit', { owner: 'alice', amount: '10.0000 A' });
    expect(systemRows(bench, 'rexfund')).toMatchObject([{ balance: '10.0000 EOS' }]);
    push('withdraw', { owner: 'alice', amount: '4.0000 A' });
    expect(both()).toEqual(['100.0000 EOS', '894.0000 A']);
    expect(() => push('withdraw', { owner: 'alice', amount: '1.0000 EOS' })).toThrow(
      'Wrong token used',
    );
  });
});

describe('an action of core.vaulta without tokens', () => {
  it('creates an account, also by one key for both permissions', () => {
    const name = 'carolcarol11';
    const bytes = (receiver: string) =>
      core('buyrambytes', 'alice', { payer: 'alice', receiver, bytes: 4000 });
    const key = devnetPublicKey('carol');
    const trace = bench.push([
      core('newaccount2', 'alice', { creator: 'alice', name, key }),
      bytes(name),
    ]);
    expect(calls(trace).slice(0, 2)).toEqual(['core.vaulta::newaccount2', 'eosio::newaccount']);
    expect(bench.chain.account(name)).toMatchObject({ creator: 'alice' });
    const keys = bench.chain.account(name)!.permissions.map((one) => one.required_auth.keys);
    expect(keys).toEqual([keyAuthority('carol').keys, keyAuthority('carol').keys]);
    const owner = keyAuthority('dave');
    bench.push([
      core('newaccount', 'alice', { creator: 'alice', name: 'davedavedave', owner, active: owner }),
      bytes('davedavedave'),
    ]);
    expect(bench.chain.account('davedavedave')).toBeDefined();
  });

  it('changes permissions and links', () => {
    const auth = keyAuthority('bob');
    push('updateauth', { account: 'alice', permission: 'play', parent: 'active', auth });
    const link = { account: 'alice', code: 'eosio.token', type: 'transfer' };
    push('linkauth', { ...link, requirement: 'play' });
    expect(bench.chain.account('alice')!.links).toMatchObject([{ requirement: 'play' }]);
    push('unlinkauth', link);
    push('deleteauth', { account: 'alice', permission: 'play' });
    expect(bench.chain.account('alice')!.links).toEqual([]);
    expect(bench.chain.account('alice')!.permissions).toHaveLength(2);
  });

  it('sets code and ABI', () => {
    push('buyrambytes', { payer: 'alice', receiver: 'alice', bytes: 50_000 });
    const code = Buffer.from(nativeCode('token')).toString('hex');
    push('setabi', { account: 'alice', abi: '' });
    push('setcode', { account: 'alice', vmtype: 0, vmversion: 0, code });
    expect(bench.chain.account('alice')!.code_hash).not.toMatch(/^0+$/);
    expect(systemRows(bench, 'abihash').map(({ owner }) => owner)).toContain('alice');
  });

  it('votes, and brings a vote up to date', () => {
    const producer_key = devnetPublicKey('bob');
    const registration = { producer: 'bob', producer_key, url: '', location: 0 };
    bench.push(atEosio('regproducer', 'bob', registration));
    push('voteproducer', { voter: 'alice', proxy: '', producers: ['bob'] });
    const voter = () => systemRows(bench, 'voters').find(({ owner }) => owner === 'alice')!;
    const before = Number(voter()['last_vote_weight']);
    bench.advance(365 * DAY);
    push('voteupdate', { voter_name: 'alice' });
    expect(voter()).toMatchObject({ staked: 200_000, producers: ['bob'] });
    expect(Number(voter()['last_vote_weight']) / before).toBeCloseTo(2, 5);
  });

  it('moves RAM', () => {
    const bytes = (name: string) => Number(systemRows(bench, 'userres', name)[0]!['ram_bytes']);
    const before = bytes('alice');
    push('ramtransfer', { from: 'alice', to: 'bob', bytes: 100, memo: '' });
    push('ramburn', { owner: 'alice', bytes: 50, memo: '' });
    push('giftram', { from: 'alice', receiver: 'bob', ram_bytes: 30, memo: '' });
    expect(bytes('alice')).toBe(before - 180);
    push('ungiftram', { from: 'bob', to: 'alice', memo: '' }, 'bob');
    expect(bytes('alice')).toBe(before - 150);
  });

  it('does nothing if it is noop', () => {
    expect(calls(push('noop', { memo: 'cosigned' }))).toEqual(['core.vaulta::noop']);
  });
});

it('has a wrapper or an action for all that its ABI names', () => {
  const actions = bench.chain.account('core.vaulta')!.abi!.actions!;
  expect(actions).toHaveLength(44);
  for (const { name } of actions)
    expect(() => bench.push({ account: 'core.vaulta', name, by: 'alice', data: '' })).not.toThrow(
      'error code: 8000000000000000000',
    );
});
