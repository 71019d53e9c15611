import { Int64, Serializer, UInt128 } from '@wharfkit/antelope';
import { PowerUpState } from '@wharfkit/resources';
import { beforeEach, describe, expect, it } from 'vitest';
import { startBench } from '../harness.ts';
import type { Bench, Call } from '../harness.ts';
import { systemRows } from './rows.ts';
import type { Row } from './rows.ts';

const DAY = 24 * 3600 * 1000;
const FRAC = 1_000_000_000_000_000;

let bench: Bench;

const call = (name: string, by: string, data: Record<string, unknown>): Call => ({
  account: 'eosio',
  name,
  by,
  data,
});
const market = (change: Record<string, unknown> = {}): Record<string, unknown> => ({
  current_weight_ratio: FRAC / 10,
  target_weight_ratio: FRAC / 10,
  assumed_stake_weight: 1_000_000_000,
  target_timestamp: null,
  exponent: 2,
  decay_secs: 86_400,
  min_price: '100.0000 EOS',
  max_price: '10000.0000 EOS',
  ...change,
});
const configure = (change: Record<string, unknown> = {}, all: object = {}): Call =>
  call('cfgpowerup', 'eosio', {
    args: {
      net: market(change),
      cpu: market(change),
      powerup_days: 1,
      min_powerup_fee: '0.0010 EOS',
      ...all,
    },
  });
const powerup = (cpu: number, max = '1000.0000 EOS', more: object = {}): Call =>
  call('powerup', 'bob', {
    payer: 'bob',
    receiver: 'carol',
    days: 1,
    net_frac: 0,
    cpu_frac: cpu,
    max_payment: max,
    ...more,
  });
const exec: Call = call('powerupexec', 'bob', { user: 'bob', max: 10 });

const state = (): PowerUpState => {
  const { rows } = bench.chain.table({
    code: 'eosio',
    scope: '',
    table: 'powup.state',
    limit: 1,
    reverse: false,
    index: 1,
  });
  return Serializer.decode({ data: rows[0]!.row.value, type: PowerUpState });
};
const orders = (): Row[] => systemRows(bench, 'powup.order', '');
const cpu = (account: string): number => bench.chain.account(account)!.cpu_weight;
const spent = (run: () => void): number => {
  const before = Number(bench.balance('bob')!.split(' ')[0]);
  run();
  return Number((before - Number(bench.balance('bob')!.split(' ')[0])).toFixed(4));
};

beforeEach(() => {
  bench = startBench();
  bench.advance(500);
  for (const name of ['alice', 'bob', 'carol']) bench.addAccount(name, '100000.0000 EOS');
  bench.push(call('regproxy', 'carol', { proxy: 'carol', isproxy: true }));
  bench.push(call('voteproducer', 'alice', { voter: 'alice', proxy: 'carol', producers: [] }));
  const from = { from: 'alice', amount: '1000.0000 EOS' };
  bench.push([
    call('deposit', 'alice', { owner: 'alice', amount: '1000.0000 EOS' }),
    call('buyrex', 'alice', from),
  ]);
  bench.push(configure());
  bench.advance(500);
});

describe('powerup', () => {
  it('has nine tenths of all weight to rent where stake keeps a tenth', () => {
    const { cpu: resource, powerup_days } = state();
    expect(Number(resource.weight)).toBe(9_000_000_000);
    expect(Number(resource.utilization)).toBe(0);
    expect(Number(powerup_days)).toBe(1);
    expect(cpu('eosio.reserv')).toBe(9_000_000_000);
  });

  it('rents a part for the configured days, from the reserve', () => {
    const before = cpu('carol');
    const cost = spent(() => {
      const trace = bench.push(powerup(FRAC / 100));
      const reported = trace.action_traces.find(({ act }) => act.name === 'powupresult')!;
      expect([reported.receiver, reported.act.data]).toEqual([
        'eosio.reserv',
        { fee: '1.4950 EOS', powup_net: 0, powup_cpu: 90_000_000 },
      ]);
    });
    // The integral of 100 + 9900 u over the first hundredth.
    expect(cost).toBe(1.495);
    expect(cpu('carol') - before).toBe(90_000_000);
    expect(cpu('eosio.reserv')).toBe(8_910_000_000);
    expect(orders()).toMatchObject([
      { id: 0, owner: 'carol', net_weight: 0, cpu_weight: 90_000_000 },
    ]);
    expect(bench.balance('eosio.rex')).toBe('1001.4950 EOS');
  });

  it('costs more the more is in use', () => {
    const cost = (): number => spent(() => bench.push(powerup(FRAC / 10)));
    // 100 u + 4950 u², from one tenth to the next; doubles and rounding up may add a unit.
    for (const expected of [59.5, 158.5, 257.5]) {
      const over = cost() - expected;
      expect(over).toBeGreaterThan(-0.00005);
      expect(over).toBeLessThan(0.00015);
    }
    expect(orders().map(({ id }) => id)).toEqual([0, 1, 2]);
  });

  it('ends, and its price comes down with time: as @wharfkit/resources reckons', () => {
    bench.push(powerup(FRAC / 2, '9000.0000 EOS'));
    const before = cpu('carol');
    bench.advance(DAY + 1000);
    bench.push(exec);
    expect(before - cpu('carol')).toBe(4_500_000_000);
    expect(orders()).toEqual([]);
    bench.advance(DAY);
    bench.push(exec);
    const { cpu: resource } = state();
    expect(Number(resource.utilization)).toBe(0);
    const adjusted = Number(resource.adjusted_utilization);
    // A day is the time of the decay; what was in use counts from when it ended.
    expect(adjusted / 4_500_000_000).toBeCloseTo(Math.exp(-1), 3);
    const increase = 9_000_000_000 / 1000;
    const fee = resource.fee(UInt128.from(increase), Int64.from(adjusted));
    const cost = spent(() => bench.push(powerup(FRAC / 1000)));
    expect(cost).toBe(Math.ceil(fee * 10_000) / 10_000);
  });

  it('moves weight from stake to rental over time', () => {
    bench.push(
      configure({
        target_weight_ratio: FRAC / 100,
        target_timestamp: new Date(bench.now() + 10 * DAY).toISOString().slice(0, 19),
      }),
    );
    bench.advance(5 * DAY);
    bench.push(exec);
    const ratio = Number(state().cpu.weight_ratio) / FRAC;
    expect(ratio).toBeCloseTo(0.055, 5);
    expect(Number(state().cpu.weight)).toBeCloseTo(1e9 / ratio - 1e9, -4);
    bench.advance(6 * DAY);
    bench.push(exec);
    expect(Number(state().cpu.weight)).toBe(99_000_000_000);
    expect(cpu('eosio.reserv')).toBe(99_000_000_000);
  });

  it('is refused as the contract refuses it', () => {
    const failing: [Call, string][] = [
      [powerup(FRAC / 100, '1.4949 EOS'), 'max_payment is less than calculated fee: 1.4950 EOS'],
      [powerup(FRAC / 100, '5.00 EOS'), "max_payment doesn't match core symbol"],
      [powerup(FRAC / 100, '5.0000 EOS', { days: 30 }), "days doesn't match configuration"],
      [powerup(-1), "cpu_frac can't be negative"],
      [powerup(FRAC + 1), "cpu can't be more than 100%"],
      [powerup(1000), 'calculated fee is below minimum'],
      [powerup(0), 'calculated fee is below minimum'],
      [powerup(FRAC, '1.0000 EOS'), 'max_payment is less than'],
      [configure({ exponent: 0.5 }), 'exponent must be >= 1'],
      [configure({ exponent: 1 }), 'must be the same if the exponent is 1'],
      [configure({ decay_secs: 0 }), 'decay_secs must be >= 1'],
      [
        configure({ current_weight_ratio: 0, target_weight_ratio: 0 }),
        'current_weight_ratio is too small',
      ],
      [
        configure({ target_weight_ratio: FRAC, target_timestamp: '2027-01-01T00:00:00' }),
        "weight can't grow over time",
      ],
      [configure({ target_weight_ratio: 1 }), 'target_timestamp must be in the future'],
      [configure({ max_price: '1.0000 EOS' }), 'min_price cannot exceed max_price'],
      [configure({}, { powerup_days: 0 }), 'powerup_days must be > 0'],
      [configure({}, { min_powerup_fee: '0.0000 EOS' }), 'min_powerup_fee must be positive'],
    ];
    for (const [one, message] of failing) expect(() => bench.push(one)).toThrow(message);
    bench.push(powerup((FRAC / 10) * 9, '9000.0000 EOS'));
    expect(() => bench.push(powerup(FRAC / 5, '9000.0000 EOS'))).toThrow(
      "market doesn't have enough resources available",
    );
    expect(() => bench.push(configure({ assumed_stake_weight: 1000 }))).toThrow(
      "weight can't shrink below utilization",
    );
  });

  it('keeps what a later configuration does not name', () => {
    const keep = Object.fromEntries(Object.keys(market()).map((name) => [name, null]));
    bench.push(configure(keep, { powerup_days: null, min_powerup_fee: null }));
    expect(Number(state().cpu.weight)).toBe(9_000_000_000);
    expect(String(state().cpu.max_price)).toBe('10000.0000 EOS');
  });
});
