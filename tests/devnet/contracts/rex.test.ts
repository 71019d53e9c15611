import { Asset, Serializer } from '@wharfkit/antelope';
import { REXState } from '@wharfkit/resources';
import { beforeEach, describe, expect, it } from 'vitest';
import { startBench } from '../harness.ts';
import type { Bench, Call } from '../harness.ts';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import type { TransactionTrace } from '#devnet/types.ts';
import { rowsOf, systemRows } from './rows.ts';
import type { Row } from './rows.ts';

const DAY = 24 * 3600 * 1000;
const END = '2106-02-07T06:28:15';

let bench: Bench;

const call = (name: string, by: string, data: Record<string, unknown>): Call => ({
  account: 'eosio',
  name,
  by,
  data,
});
const deposit = (owner: string, amount: string): Call => call('deposit', owner, { owner, amount });
const withdraw = (owner: string, amount: string): Call =>
  call('withdraw', owner, { owner, amount });
const buy = (from: string, amount: string): Call => call('buyrex', from, { from, amount });
const sell = (from: string, rex: string): Call => call('sellrex', from, { from, rex });
const rent = (kind: 'cpu' | 'net', from: string, pay: string, fund = '0.0000 EOS'): Call =>
  call(`rent${kind}`, from, { from, receiver: 'carol', loan_payment: pay, loan_fund: fund });
const move = (name: string, rex: string): Call => call(name, 'alice', { owner: 'alice', rex });
const vote = (voter: string, proxy: string, producers: string[] = []): Call =>
  call('voteproducer', voter, { voter, proxy, producers });
const run = (max = 10): Call => call('rexexec', 'bob', { user: 'bob', max });

const of = (table: string, owner: string): Row | undefined =>
  systemRows(bench, table).find((row) => row['owner'] === owner);
const pool = (): Row => systemRows(bench, 'rexpool')[0]!;
const balance = (owner = 'alice'): Row => of('rexbal', owner)!;
const fund = (owner: string): unknown => of('rexfund', owner)?.['balance'];
const staked = (owner: string): unknown => of('voters', owner)!['staked'];
const cpu = (account: string): number => bench.chain.account(account)!.cpu_weight;
/** What an action of eosio.rex in a trace says. */
const reported = ({ action_traces }: TransactionTrace, name: string): unknown =>
  action_traces.find(({ act }) => act.account === 'eosio.rex' && act.name === name)?.act.data;

beforeEach(() => {
  bench = startBench();
  bench.advance(500);
  for (const name of ['alice', 'bob', 'carol']) bench.addAccount(name, '100000.0000 EOS');
  bench.push(call('regproxy', 'bob', { proxy: 'bob', isproxy: true }));
  bench.push([vote('alice', 'bob'), vote('carol', 'bob')]);
  bench.advance(500);
});

describe('the fund', () => {
  it('takes tokens in and gives them back', () => {
    bench.push(deposit('alice', '50.0000 EOS'));
    expect(fund('alice')).toBe('50.0000 EOS');
    expect(bench.balance('eosio.rex')).toBe('50.0000 EOS');
    bench.push(withdraw('alice', '20.0000 EOS'));
    expect(fund('alice')).toBe('30.0000 EOS');
    expect(bench.balance('alice')).toBe('99970.0000 EOS');
    expect(() => bench.push(withdraw('alice', '31.0000 EOS'))).toThrow('insufficient funds');
    expect(() => bench.push(withdraw('bob', '1.0000 EOS'))).toThrow(
      'must deposit to REX fund first',
    );
    expect(() => bench.push(deposit('alice', '0.0000 EOS'))).toThrow(
      'must deposit a positive amount',
    );
  });
});

describe('lending', () => {
  it('needs votes for 21 producers or a proxy', () => {
    bench.push(vote('alice', ''));
    bench.push(deposit('alice', '10.0000 EOS'));
    expect(() => bench.push(buy('alice', '10.0000 EOS'))).toThrow(
      'must vote for at least 21 producers or for a proxy before buying REX',
    );
    const producers = [...'abcdefghijklmnopqrstu'].map((letter) => `prod${letter}`);
    for (const producer of producers) {
      bench.addAccount(producer);
      const data = {
        producer,
        producer_key: devnetPublicKey(producer),
        url: '',
        location: 0,
      };
      bench.push(call('regproducer', producer, data));
    }
    bench.push(vote('alice', '', producers.slice(1)));
    expect(() => bench.push(buy('alice', '10.0000 EOS'))).toThrow('must vote for at least 21');
    bench.push(vote('alice', '', producers));
    bench.push(buy('alice', '10.0000 EOS'));
    expect(() => bench.push(vote('alice', '', producers.slice(1)))).toThrow(
      'voter holding REX tokens must vote for at least 21 producers or for a proxy',
    );
  });

  it('needs no votes on Telos, whose contract dropped that', () => {
    const telos = startBench({}, 'telos');
    telos.advance(500);
    telos.addAccount('alice', '100.0000 TLOS');
    telos.push(deposit('alice', '10.0000 TLOS'));
    telos.push(buy('alice', '10.0000 TLOS'));
    expect(systemRows(telos, 'rexbal')).toMatchObject([{ owner: 'alice' }]);
  });

  it('turns tokens into REX, ten thousand for the first one', () => {
    bench.push(deposit('alice', '1000.0000 EOS'));
    const trace = bench.push(buy('alice', '1000.0000 EOS'));
    expect(reported(trace, 'buyresult')).toEqual({ rex_received: '10000000.0000 REX' });
    expect(pool()).toEqual({
      version: 0,
      total_lent: '0.0000 EOS',
      total_unlent: '1000.0000 EOS',
      total_rent: '20000.0000 EOS',
      total_lendable: '1000.0000 EOS',
      total_rex: '10000000.0000 REX',
      namebid_proceeds: '0.0000 EOS',
      loan_num: 0,
    });
    expect(balance()).toEqual({
      version: 0,
      owner: 'alice',
      vote_stake: '1000.0000 EOS',
      rex_balance: '10000000.0000 REX',
      matured_rex: 0,
      rex_maturities: [{ first: '2026-01-06T00:00:00', second: '100000000000' }],
    });
    expect(fund('alice')).toBe('0.0000 EOS');
    // 20 staked before.
    expect(staked('alice')).toBe(10_200_000);
  });

  it('takes stake as well, which votes on', () => {
    bench.push(
      call('unstaketorex', 'alice', {
        owner: 'alice',
        receiver: 'alice',
        from_net: '4.0000 EOS',
        from_cpu: '6.0000 EOS',
      }),
    );
    expect(balance()['rex_balance']).toBe('100000.0000 REX');
    expect(staked('alice')).toBe(200_000);
    expect(bench.chain.account('alice')).toMatchObject({ net_weight: 60_000, cpu_weight: 40_000 });
    expect(systemRows(bench, 'delband', 'alice')[0]).toMatchObject({ net_weight: '6.0000 EOS' });
    expect(bench.balance('eosio.rex')).toBe('10.0000 EOS');
    expect(() =>
      bench.push(
        call('unstaketorex', 'alice', {
          owner: 'alice',
          receiver: 'alice',
          from_net: '7.0000 EOS',
          from_cpu: '0.0000 EOS',
        }),
      ),
    ).toThrow('amount exceeds tokens staked for net');
  });

  it('can be ended four days after the end of the day', () => {
    bench.push([deposit('alice', '1000.0000 EOS'), buy('alice', '1000.0000 EOS')]);
    bench.advance(4 * DAY);
    expect(() => bench.push(sell('alice', '1.0000 REX'))).toThrow('insufficient available rex');
    bench.advance(DAY);
    const trace = bench.push(sell('alice', '4000000.0000 REX'));
    expect(reported(trace, 'sellresult')).toEqual({ proceeds: '400.0000 EOS' });
    expect(fund('alice')).toBe('400.0000 EOS');
    expect(balance()).toMatchObject({
      rex_balance: '6000000.0000 REX',
      vote_stake: '600.0000 EOS',
      matured_rex: '60000000000',
      rex_maturities: [],
    });
    expect(staked('alice')).toBe(6_200_000);
    expect(() => bench.push(sell('bob', '1.0000 REX'))).toThrow('user must first buyrex');
    expect(() => bench.push(sell('alice', '0.0000 REX'))).toThrow('positive amount of (REX, 4)');
  });

  it('ends with the row: closerex', () => {
    bench.push([deposit('alice', '1000.0000 EOS'), buy('alice', '1000.0000 EOS')]);
    bench.push([deposit('carol', '10.0000 EOS'), buy('carol', '10.0000 EOS')]);
    const close = call('closerex', 'alice', { owner: 'alice' });
    expect(() => bench.push(close)).toThrow('account has remaining REX balance, must sell first');
    bench.advance(5 * DAY);
    bench.push(sell('alice', '10000000.0000 REX'));
    bench.push(withdraw('alice', '1000.0000 EOS'));
    bench.push(close);
    expect([of('rexbal', 'alice'), of('rexfund', 'alice')]).toEqual([undefined, undefined]);
  });
});

describe('savings', () => {
  beforeEach(() => {
    bench.push([deposit('alice', '1000.0000 EOS'), buy('alice', '300.0000 EOS')]);
    bench.advance(DAY);
    bench.push(buy('alice', '200.0000 EOS'));
  });

  it('lie at the end of time and take what matures last first', () => {
    bench.push(move('mvtosavings', '2500000.0000 REX'));
    expect(balance()['rex_maturities']).toEqual([
      { first: '2026-01-06T00:00:00', second: '25000000000' },
      { first: END, second: '25000000000' },
    ]);
    expect(() => bench.push(move('mvtosavings', '2500000.0001 REX'))).toThrow(
      'insufficient REX balance',
    );
    bench.advance(5 * DAY);
    expect(() => bench.push(sell('alice', '2500000.0001 REX'))).toThrow(
      'insufficient available rex',
    );
    bench.push(move('mvtosavings', '1000000.0000 REX'));
    expect(balance()).toMatchObject({
      matured_rex: '15000000000',
      rex_maturities: [{ first: END, second: '35000000000' }],
    });
  });

  it('mature again four days after they were taken out', () => {
    bench.push(move('mvtosavings', '5000000.0000 REX'));
    bench.push(move('mvfrsavings', '1000000.0000 REX'));
    expect(balance()['rex_maturities']).toEqual([
      { first: '2026-01-07T00:00:00', second: '10000000000' },
      { first: END, second: '40000000000' },
    ]);
    expect(() => bench.push(move('mvfrsavings', '4000000.0001 REX'))).toThrow(
      'insufficient REX in savings',
    );
  });

  it('stay apart where all else is put in one bucket', () => {
    bench.push(move('mvtosavings', '1000000.0000 REX'));
    bench.advance(DAY);
    bench.push(call('consolidate', 'alice', { owner: 'alice' }));
    expect(balance()).toMatchObject({
      matured_rex: 0,
      rex_maturities: [
        { first: '2026-01-08T00:00:00', second: '40000000000' },
        { first: END, second: '10000000000' },
      ],
    });
  });
});

describe('loans', () => {
  beforeEach(() => {
    bench.push([deposit('alice', '50000.0000 EOS'), buy('alice', '50000.0000 EOS')]);
    bench.push(deposit('bob', '1000.0000 EOS'));
  });

  it('rent what the market gives for the payment', () => {
    const row = bench.chain.table({
      code: 'eosio',
      scope: 'eosio',
      table: 'rexpool',
      limit: 1,
      reverse: false,
      index: 1,
    }).rows[0]!.row.value;
    const state = Serializer.decode({ data: row, type: REXState });
    const price = Number(state.total_rent.units) / Number(state.total_unlent.units);
    const before = cpu('carol');
    const trace = bench.push(rent('cpu', 'bob', '1.0000 EOS', '2.0000 EOS'));
    // 50,000 x 1 / (20,000 + 1), cut.
    expect(reported(trace, 'rentresult')).toEqual({ rented_tokens: '2.4998 EOS' });
    expect(2.4998 * price).toBeCloseTo(1, 3);
    expect(cpu('carol') - before).toBe(24_998);
    expect(systemRows(bench, 'cpuloan')).toEqual([
      {
        version: 0,
        from: 'bob',
        receiver: 'carol',
        payment: '1.0000 EOS',
        balance: '2.0000 EOS',
        total_staked: '2.4998 EOS',
        loan_num: 1,
        expiration: new Date(Date.parse(`${trace.block_time}Z`) + 30 * DAY)
          .toISOString()
          .slice(0, -1),
      },
    ]);
    expect(fund('bob')).toBe('997.0000 EOS');
    expect(pool()).toMatchObject({
      total_lent: '2.4998 EOS',
      total_unlent: '49997.5002 EOS',
      total_rent: '20001.0000 EOS',
      total_lendable: '50000.0000 EOS',
      loan_num: 1,
    });
  });

  it('of both kinds can be given more means, and have them taken back', () => {
    bench.push([rent('cpu', 'bob', '1.0000 EOS'), rent('net', 'bob', '1.0000 EOS')]);
    const at = (name: string, num: number, field: string, amount: string): Call =>
      call(name, 'bob', { from: 'bob', loan_num: num, [field]: amount });
    bench.push(at('fundcpuloan', 1, 'payment', '5.0000 EOS'));
    bench.push(at('fundnetloan', 2, 'payment', '3.0000 EOS'));
    bench.push(at('defnetloan', 2, 'amount', '1.0000 EOS'));
    bench.push(at('defcpuloan', 1, 'amount', '1.0000 EOS'));
    expect(systemRows(bench, 'cpuloan')[0]!['balance']).toBe('4.0000 EOS');
    expect(systemRows(bench, 'netloan')[0]!['balance']).toBe('2.0000 EOS');
    expect(fund('bob')).toBe('992.0000 EOS');
    expect(() => bench.push(at('fundcpuloan', 2, 'payment', '1.0000 EOS'))).toThrow(
      'loan not found',
    );
    expect(() => bench.push(at('defcpuloan', 1, 'amount', '4.0001 EOS'))).toThrow(
      'insufficent loan balance',
    );
    bench.push(deposit('carol', '9.0000 EOS'));
    expect(() =>
      bench.push(
        call('fundcpuloan', 'carol', { from: 'carol', loan_num: 1, payment: '1.0000 EOS' }),
      ),
    ).toThrow('user must be loan creator');
  });

  it('run thirty days, and end with what they lent', () => {
    const before = cpu('carol');
    bench.push(rent('cpu', 'bob', '1.0000 EOS', '0.5000 EOS'));
    bench.advance(30 * DAY - 1000);
    bench.push(run());
    expect(systemRows(bench, 'cpuloan')).toHaveLength(1);
    bench.advance(1500);
    bench.push(run());
    expect(systemRows(bench, 'cpuloan')).toEqual([]);
    expect(cpu('carol')).toBe(before);
    // What was too little for another month.
    expect(fund('bob')).toBe('999.0000 EOS');
    expect(pool()['total_lent']).toBe('0.0000 EOS');
  });

  it('with funds renew for another thirty', () => {
    const { block_time } = bench.push(rent('cpu', 'bob', '1.0000 EOS', '1.5000 EOS'));
    bench.advance(30 * DAY + 1000);
    bench.push(run());
    const [loan] = systemRows(bench, 'cpuloan');
    expect(loan).toMatchObject({ balance: '0.5000 EOS', loan_num: 1 });
    expect(Date.parse(`${String(loan!['expiration'])}Z`) - Date.parse(`${block_time}Z`)).toBe(
      60 * DAY,
    );
  });

  it("pay the lenders within the next thirty days, so that REX's price grows", () => {
    bench.push(rent('cpu', 'bob', '300.0000 EOS'));
    bench.advance(2 * DAY);
    bench.push(run());
    const early = Number(Asset.from(String(pool()['total_lendable'])).value);
    expect(early).toBeGreaterThan(50_000);
    expect(early).toBeLessThan(50_050);
    bench.advance(40 * DAY);
    bench.push(run());
    expect(pool()['total_lendable']).toBe('50300.0000 EOS');
    bench.push(call('updaterex', 'alice', { owner: 'alice' }));
    expect(balance()['vote_stake']).toBe('50300.0000 EOS');
    expect(staked('alice')).toBe(503_200_000);
  });

  it('are refused where they would not pay', () => {
    bench.push(call('setrex', 'eosio', { balance: '200000.0000 EOS' }));
    expect(() => bench.push(rent('cpu', 'bob', '1.0000 EOS'))).toThrow(
      'loan price does not favor renting',
    );
    expect(() => bench.push(rent('cpu', 'carol', '1.0000 EOS'))).toThrow(
      'must deposit to REX fund first',
    );
  });
});

describe('the queue', () => {
  /** All but a tenth of the pool is lent out, and alice wants all of hers. */
  function crowd(): void {
    bench.push([deposit('alice', '1000.0000 EOS'), buy('alice', '1000.0000 EOS')]);
    bench.push(deposit('bob', '90000.0000 EOS'));
    bench.push(call('setrex', 'eosio', { balance: '50.0000 EOS' }));
    bench.push(rent('cpu', 'bob', '500.0000 EOS'));
    bench.advance(6 * DAY);
    bench.push(sell('alice', '10000000.0000 REX'));
  }

  it('keeps an order that the pool cannot fill, and stops loans', () => {
    crowd();
    expect(of('rexqueue', 'alice')).toMatchObject({
      rex_requested: '10000000.0000 REX',
      proceeds: '0.0000 EOS',
      is_open: 1,
    });
    expect(() => bench.push(rent('cpu', 'bob', '1.0000 EOS'))).toThrow(
      'rex loans are currently not available',
    );
    expect(() => bench.push(sell('alice', '1.0000 REX'))).toThrow(
      'insufficient funds for current and scheduled orders',
    );
    bench.push(call('cnclrexorder', 'alice', { owner: 'alice' }));
    expect(of('rexqueue', 'alice')).toBeUndefined();
    expect(() => bench.push(call('cnclrexorder', 'alice', { owner: 'alice' }))).toThrow(
      'no sellrex order is scheduled',
    );
  });

  it('fills it when tokens come in, and pays it out when its owner comes back', () => {
    crowd();
    bench.push(deposit('carol', '50000.0000 EOS'));
    const trace = bench.push(buy('carol', '5000.0000 EOS'));
    const { proceeds } = reported(trace, 'orderresult') as { proceeds: string };
    expect(of('rexqueue', 'alice')).toMatchObject({ is_open: 0, proceeds });
    expect(Asset.from(proceeds).value).toBeGreaterThan(1000);
    expect(fund('alice')).toBe('0.0000 EOS');
    expect(() => bench.push(call('cnclrexorder', 'alice', { owner: 'alice' }))).toThrow(
      'sellrex order has been filled and cannot be canceled',
    );
    bench.push(call('updaterex', 'alice', { owner: 'alice' }));
    expect(fund('alice')).toBe(proceeds);
    expect(of('rexqueue', 'alice')).toBeUndefined();
    expect(balance()['rex_balance']).toBe('0.0000 REX');
    expect(staked('alice')).toBe(200_000);
  });
});

describe("the system's fees", () => {
  it('of RAM go to the lenders, where there are any', () => {
    const ram = call('buyram', 'bob', { payer: 'bob', receiver: 'bob', quant: '200.0000 EOS' });
    bench.push(ram);
    const kept = bench.balance('eosio.ramfee');
    bench.push([deposit('alice', '1000.0000 EOS'), buy('alice', '1000.0000 EOS')]);
    bench.push({ ...ram, data: { payer: 'bob', receiver: 'bob', quant: '400.0000 EOS' } });
    expect(bench.balance('eosio.ramfee')).toBe(kept);
    expect(bench.balance('eosio.rex')).toBe('1002.0000 EOS');
    expect(systemRows(bench, 'rexretpool')[0]).toMatchObject({ proceeds: 20_000 });
    expect(systemRows(bench, 'retbuckets')).toEqual([{ version: 0, return_buckets: [] }]);
    bench.advance(DAY);
    bench.push(run());
    expect(systemRows(bench, 'retbuckets')[0]!['return_buckets']).toHaveLength(1);
    expect(rowsOf(bench, 'eosio', 'rexpool')).toHaveLength(1);
  });

  it('of a closed auction go to the lenders', () => {
    bench.push([deposit('alice', '1000.0000 EOS'), buy('alice', '1000.0000 EOS')]);
    bench.push(call('bidname', 'bob', { bidder: 'bob', newname: 'com', bid: '10.0000 EOS' }));
    bench.advance(15 * DAY);
    bench.advance(500);
    expect(pool()['namebid_proceeds']).toBe('10.0000 EOS');
    bench.push(run());
    expect(pool()['namebid_proceeds']).toBe('0.0000 EOS');
    expect(bench.balance('eosio.rex')).toBe('1010.0000 EOS');
  });
});
