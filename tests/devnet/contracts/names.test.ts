import { beforeEach, describe, expect, it } from 'vitest';
import { keyAuthority, startBench } from '../harness.ts';
import type { Bench, Call } from '../harness.ts';
import { systemRows } from './rows.ts';

const DAY = 24 * 3600 * 1000;

let bench: Bench;

beforeEach(() => {
  bench = startBench();
  bench.advance(500);
  bench.addAccount('alice', '1000.0000 EOS');
  bench.addAccount('bob', '1000.0000 EOS');
  bench.advance(500);
});

const bid = (bidder: string, newname: string, amount: string): Call => ({
  account: 'eosio',
  name: 'bidname',
  by: bidder,
  data: { bidder, newname, bid: amount },
});
const create = (creator: string, name: string): Call[] => [
  {
    account: 'eosio',
    name: 'newaccount',
    by: creator,
    data: { creator, name, owner: keyAuthority(name), active: keyAuthority(name) },
  },
  {
    account: 'eosio',
    name: 'buyrambytes',
    by: creator,
    data: { payer: creator, receiver: name, bytes: 4000 },
  },
];

describe('a new account', () => {
  it('with a name of twelve characters may be made by anyone', () => {
    bench.push(create('alice', 'alicesfriend'));
    const account = bench.chain.account('alicesfriend')!;
    expect(account).toMatchObject({ creator: 'alice', net_weight: 0, cpu_weight: 0 });
    // What nodeos bills: the account, its two permissions and their keys, and its resources' row.
    expect(account.ram_usage).toBe(2996);
  });

  it('with a shorter name must be bid for, with a suffix be made by its owner', () => {
    expect(() => bench.push(create('alice', 'short'))).toThrow('no active bid for name');
    expect(() => bench.push(create('bob', 'new.alice'))).toThrow(
      'only suffix may create this account',
    );
    bench.push(create('alice', 'new.alice'));
    expect(bench.chain.account('new.alice')).toBeDefined();
    expect(() => bench.push(create('alice', 'eosio.fake'))).toThrow(
      "only privileged accounts can have names that start with 'eosio.'",
    );
  });
});

describe('an auction', () => {
  it('keeps the highest bid and owes the others theirs', () => {
    bench.push(bid('alice', 'com', '10.0000 EOS'));
    expect(() => bench.push(bid('alice', 'com', '20.0000 EOS'))).toThrow(
      'account is already highest bidder',
    );
    expect(() => bench.push(bid('bob', 'com', '11.0000 EOS'))).toThrow('must increase bid by 10%');
    bench.push(bid('bob', 'com', '11.0001 EOS'));
    expect(systemRows(bench, 'namebids')).toMatchObject([
      { newname: 'com', high_bidder: 'bob', high_bid: 110_001 },
    ]);
    expect(systemRows(bench, 'bidrefunds', 'com')).toEqual([
      { bidder: 'alice', amount: '10.0000 EOS' },
    ]);
    expect(bench.balance('eosio.names')).toBe('21.0001 EOS');
    const data = { bidder: 'alice', newname: 'com' };
    bench.push({ account: 'eosio', name: 'bidrefund', by: 'alice', data });
    expect(bench.balance('alice')).toBe('1000.0000 EOS');
    expect(systemRows(bench, 'bidrefunds', 'com')).toEqual([]);
  });

  it('closes the highest of all, once a day, a day after its last bid', () => {
    bench.push(bid('alice', 'com', '10.0000 EOS'));
    bench.push(bid('bob', 'org', '50.0000 EOS'));
    bench.advance(13 * DAY);
    bench.advance(500);
    expect(() => bench.push(create('bob', 'org'))).toThrow('auction for name is not closed yet');
    bench.advance(2 * DAY);
    expect(systemRows(bench, 'namebids').map(({ high_bid }) => high_bid)).toEqual([
      100_000, -500_000,
    ]);
    expect(() => bench.push(create('alice', 'org'))).toThrow('only highest bidder can claim');
    expect(() => bench.push(bid('alice', 'org', '99.0000 EOS'))).toThrow(
      'this auction has already closed',
    );
    bench.push(create('bob', 'org'));
    expect(bench.chain.account('org')!.creator).toBe('bob');
    bench.advance(DAY + 1000);
    bench.push(create('alice', 'com'));
    expect(systemRows(bench, 'namebids')).toEqual([]);
  });

  it('is for short names that are free', () => {
    const refused: [Call, string][] = [
      [bid('alice', 'a.com', '1.0000 EOS'), 'you can only bid on top-level suffix'],
      [bid('alice', 'twelvelettrs', '1.0000 EOS'), 'can be created without bidding required'],
      [bid('alice', 'bob', '1.0000 EOS'), 'account already exists'],
      [bid('alice', 'com', '0.0000 EOS'), 'insufficient bid'],
      [bid('alice', 'com', '1.00 EOS'), 'asset must be system token'],
    ];
    for (const [refusal, message] of refused) expect(() => bench.push(refusal)).toThrow(message);
  });
});
