import { beforeEach, describe, expect, it } from 'vitest';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { startBench } from '../harness.ts';
import type { Bench, Call } from '../harness.ts';
import { systemRows } from './rows.ts';

const DAY = 24 * 3600 * 1000;
const PRODUCERS = ['proda', 'prodb', 'prodc'];

let bench: Bench;

const vote = (voter: string, producers: string[], proxy = ''): Call => ({
  account: 'eosio',
  name: 'voteproducer',
  by: voter,
  data: { voter, proxy, producers },
});
const regproxy = (proxy: string, isproxy: boolean): Call => ({
  account: 'eosio',
  name: 'regproxy',
  by: proxy,
  data: { proxy, isproxy },
});
const stake = (from: string, units: string): Call => ({
  account: 'eosio',
  name: 'delegatebw',
  by: from,
  data: {
    from,
    receiver: from,
    stake_net_quantity: units,
    stake_cpu_quantity: '0.0000 EOS',
    transfer: false,
  },
});
const register = (producer: string): Call => ({
  account: 'eosio',
  name: 'regproducer',
  by: producer,
  data: {
    producer,
    producer_key: devnetPublicKey(producer),
    url: `https://${producer}`,
    location: 1,
  },
});
const votes = (producer: string): number =>
  Number(systemRows(bench, 'producers').find(({ owner }) => owner === producer)!['total_votes']);

/** Twice the stake a year, by whole weeks, since the year 2000. */
const weight = (units: number, now = bench.now()): number => {
  const weeks = Math.floor((now / 1000 - 946_684_800) / (7 * 24 * 3600));
  return units * Math.pow(2, weeks / 52);
};

beforeEach(() => {
  bench = startBench();
  bench.advance(500);
  bench.addAccount('alice', '1000.0000 EOS');
  bench.addAccount('bob', '1000.0000 EOS');
  for (const producer of PRODUCERS) {
    bench.addAccount(producer);
    bench.push(register(producer));
  }
  bench.advance(500);
});

describe('votes', () => {
  it('weigh the stake by the time they are cast', () => {
    bench.push(vote('alice', ['proda', 'prodb']));
    expect(votes('proda') / weight(200_000)).toBeCloseTo(1, 12);
    expect(votes('prodb')).toBe(votes('proda'));
    bench.advance(370 * DAY);
    bench.push(vote('alice', ['proda']));
    expect(votes('proda') / weight(200_000)).toBeCloseTo(1, 12);
    expect(votes('prodb')).toBe(0);
    expect(
      Number(systemRows(bench, 'global')[0]!['total_producer_vote_weight']) / votes('proda'),
    ).toBeCloseTo(1, 9);
  });

  it('follow the stake', () => {
    bench.push(vote('alice', ['proda']));
    bench.push(stake('alice', '80.0000 EOS'));
    expect(votes('proda') / weight(1_000_000)).toBeCloseTo(1, 12);
    expect(systemRows(bench, 'global')[0]!['total_activated_stake']).toBe(200_000);
  });

  it('of proxies carry the stake of those who chose them', () => {
    bench.push(regproxy('bob', true));
    bench.push(vote('bob', ['proda']));
    bench.push(vote('alice', [], 'bob'));
    expect(votes('proda') / weight(400_000)).toBeCloseTo(1, 12);
    bench.push(stake('alice', '10.0000 EOS'));
    expect(votes('proda') / weight(500_000)).toBeCloseTo(1, 12);
    bench.push(vote('bob', ['prodb']));
    expect(votes('proda')).toBe(0);
    expect(votes('prodb') / weight(500_000)).toBeCloseTo(1, 12);
    bench.push(vote('alice', ['prodc']));
    expect(votes('prodb') / weight(200_000)).toBeCloseTo(1, 12);
    expect(votes('prodc') / weight(300_000)).toBeCloseTo(1, 12);
  });

  it('keep the rules of the system contract', () => {
    bench.push(regproxy('bob', true));
    const many = Array.from(
      { length: 31 },
      (_, index) => `prod${String.fromCharCode(97 + (index % 26))}${index < 26 ? '' : '1'}`,
    ).sort();
    const refused: [Call, string][] = [
      [vote('alice', many), 'attempt to vote for too many producers'],
      [vote('alice', ['prodb', 'proda']), 'producer votes must be unique and sorted'],
      [vote('alice', ['proda', 'proda']), 'producer votes must be unique and sorted'],
      [vote('alice', ['nobody']), 'producer nobody is not registered'],
      [vote('alice', ['proda'], 'bob'), 'cannot vote for producers and proxy at same time'],
      [vote('alice', [], 'alice'), 'cannot proxy to self'],
      [vote('alice', [], 'proda'), 'proxy not found'],
      [vote('bob', [], 'alice'), 'account registered as a proxy is not allowed to use a proxy'],
      [regproxy('bob', true), 'action has no effect'],
    ];
    for (const [refusal, message] of refused) expect(() => bench.push(refusal)).toThrow(message);
    bench.push({ account: 'eosio', name: 'unregprod', by: 'proda', data: { producer: 'proda' } });
    expect(() => bench.push(vote('alice', ['proda']))).toThrow(
      'producer proda is not currently registered',
    );
  });
});

describe('producers', () => {
  it('with votes make the blocks in turns of twelve, by their names', () => {
    expect(bench.chain.headBlock.producer).toBe('eosio');
    bench.push(vote('alice', PRODUCERS));
    bench.advance(61_000);
    bench.advance(500);
    expect(bench.chain.activeSchedule()).toEqual({
      version: 1,
      producers: PRODUCERS.map((name) => ({
        producer_name: name,
        block_signing_key: devnetPublicKey(name),
      })),
    });
    const made: string[] = [];
    const stop = bench.chain.onBlock((block) => made.push(block.producer));
    for (let block = 0; block < 72; block++) bench.advance(500);
    stop();
    bench.advance(500);
    expect(made).toHaveLength(72);
    for (const producer of PRODUCERS)
      expect(made.filter((name) => name === producer)).toHaveLength(24);
    const changes = made.filter((name, index) => index > 0 && name !== made[index - 1]);
    expect(changes.length).toBeLessThanOrEqual(6);
    expect(bench.chain.headBlock.schedule_version).toBe(1);
  });

  it('are in the order of their votes in the second index', () => {
    bench.push(vote('alice', ['prodb']));
    bench.push(vote('bob', ['prodb', 'prodc']));
    const order = systemRows(bench, 'producers', 'eosio', 2).map(({ owner }) => owner);
    expect(order).toEqual(['prodb', 'prodc', 'proda']);
  });

  it('are paid for blocks and votes at most once a day', () => {
    bench.push(vote('alice', ['proda']));
    bench.advance(61_000);
    bench.advance(500);
    const claim = { account: 'eosio', name: 'claimrewards', by: 'proda', data: { owner: 'proda' } };
    expect(() => bench.push(claim)).toThrow('already claimed rewards within past day');
    bench.advance(DAY);
    bench.push(claim);
    bench.advance(DAY - 60_000);
    expect(() => bench.push(claim)).toThrow('already claimed rewards within past day');
    bench.advance(61_000);
    const trace = bench.push(claim);
    const names = trace.action_traces
      .filter(({ receiver, act }) => receiver === act.account)
      .map(({ act }) => act.name);
    expect(names.filter((name) => name === 'issue')).toHaveLength(1);
    const pay = parseFloat(bench.balance('proda')!);
    // A fifth of one percent of a billion a year, for two days, all to the only producer.
    expect(pay).toBeGreaterThan(10_000);
    expect(pay).toBeLessThan(11_200);
    expect(
      systemRows(bench, 'producers').find(({ owner }) => owner === 'proda')!['unpaid_blocks'],
    ).toBe(0);
  });
});

describe('votes on Telos', () => {
  it('count less of the stake the fewer producers they name, and do not grow', () => {
    bench = startBench({}, 'telos');
    bench.advance(500);
    const names = [...'abcdefghijklmno'].map((letter) => `prod${letter}`);
    for (const name of [...names, 'alice']) bench.addAccount(name, '10.0000 TLOS');
    for (const name of names) bench.push(register(name));
    const voter = systemRows(bench, 'voters').find(({ owner }) => owner === 'alice')!;
    const staked = Number(voter['staked']);
    expect(staked).toBeGreaterThan(0);
    bench.push(vote('alice', names));
    expect(votes('proda')).toBeCloseTo(staked / 2, 3);
    bench.advance(60 * DAY);
    bench.push(vote('alice', ['proda']));
    expect(votes('proda') / staked).toBeCloseTo(0.00274, 5);
    expect(votes('prodb')).toBeCloseTo(0, 3);
  });

  it('go to the proxies of its first days: no more can register', () => {
    bench = startBench({}, 'telos');
    bench.advance(500);
    for (const name of ['alice', 'bob']) bench.addAccount(name, '10.0000 TLOS');
    bench.push(regproxy('alice', true));
    bench.advance(60 * DAY);
    expect(() => bench.push(regproxy('bob', true))).toThrow('proxy voting is disabled');
    bench.push(regproxy('alice', false));
  });

  it('grow by a part of a year once the chain’s settings have it, and old ones stay', () => {
    bench = startBench({}, 'telos');
    bench.advance(500);
    for (const name of ['proda', 'alice']) bench.addAccount(name, '10.0000 TLOS');
    bench.push(register('proda'));
    const start = Math.floor(bench.now() / 1000);
    const data = { decay_start_epoch: start, decay_increase_yearly: 50 };
    bench.push({ account: 'eosio', name: 'setvotedecay', by: 'eosio', data });
    bench.push(vote('alice', ['proda']));
    const before = votes('proda');
    bench.advance(73 * DAY);
    expect(votes('proda')).toBe(before);
    bench.push(vote('alice', ['proda']));
    expect(votes('proda') / before).toBeCloseTo(1.1, 4);
  });
});
