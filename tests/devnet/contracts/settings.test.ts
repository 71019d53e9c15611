import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_PARAMETERS } from '#devnet/engine/parameters.ts';
import type { TransactionTrace } from '#devnet/types.ts';
import { startBench } from '../harness.ts';
import type { Bench } from '../harness.ts';
import { systemRows } from './rows.ts';

let bench: Bench;

beforeEach(() => {
  bench = startBench();
  bench.addAccount('alice', '1000.0000 EOS');
  bench.addAccount('bob');
});

function act(name: string, data: Record<string, unknown>, by = 'eosio'): TransactionTrace {
  return bench.push({ account: 'eosio', name, by, data }, { expireSeconds: 50 });
}

const quotaOf = (name: string): number => bench.chain.account(name)!.ram_quota;
const global = (table = 'global') => systemRows(bench, table)[0]!;
const onMarket = (): number => {
  const [row] = systemRows(bench, 'rammarket') as [{ base: { balance: string } }];
  return parseInt(row.base.balance);
};

describe('the chain’s parameters', () => {
  const set = (changed: object, by?: string): TransactionTrace =>
    act('setparams', { params: { ...plain, ...changed } }, by);
  const plain = {
    ...DEFAULT_PARAMETERS,
    max_block_net_usage: Number(DEFAULT_PARAMETERS.max_block_net_usage),
    max_action_return_value_size: 256,
  };

  it('are set by the system alone, and shown', () => {
    expect(() => set({}, 'alice')).toThrow('missing authority of eosio');
    expect(() => set({ max_authority_depth: 2 })).toThrow('should be at least 3');
    set({ max_block_cpu_usage: 234_567 });
    expect(global()).toMatchObject({ max_block_cpu_usage: 234_567, max_ram_size: 2 ** 36 + '' });
  });

  it('hold from the next transaction on', () => {
    set({ max_transaction_lifetime: 60 });
    const pay = { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: '' };
    const call = { account: 'eosio.token', name: 'transfer', by: 'alice', data: pay };
    expect(() => bench.push(call, { expireSeconds: 120 })).toThrow('too far in the future');
    expect(bench.push(call, { expireSeconds: 50 }).receipt.status).toBe('executed');
    set({ max_transaction_net_usage: 11_000 });
    const many = Array.from({ length: 40 }, () => ({
      ...call,
      data: { ...pay, memo: 'm'.repeat(256) },
    }));
    expect(() => bench.push(many, { expireSeconds: 50 })).toThrow('net usage is too high');
  });

  it('are refused where no chain could go by them', () => {
    expect(() => set({ max_transaction_net_usage: 200 })).toThrow('at least 10240 bytes larger');
    expect(() => set({ target_block_cpu_usage_pct: 9 })).toThrow('must be at least 0.1%');
  });

  it('are those of the chain again where their transaction is taken back', () => {
    const before = bench.chain.stateHash();
    bench.chain.dryRun(
      bench.pack([
        {
          account: 'eosio',
          name: 'setparams',
          by: 'eosio',
          data: { params: { ...plain, max_transaction_lifetime: 60 } },
        },
      ]),
    );
    expect(bench.chain.stateHash()).toBe(before);
  });
});

describe('RAM', () => {
  it('grows by an action of the system, onto the market', () => {
    const before = onMarket();
    act('setram', { max_ram_size: 2 ** 36 + 1_000_000 });
    expect(onMarket() - before).toBe(1_000_000);
    expect(global()['max_ram_size']).toBe(String(2 ** 36 + 1_000_000));
    expect(() => act('setram', { max_ram_size: 2 ** 36 })).toThrow('ram may only be increased');
  });

  it('grows with the blocks by the rate set, when next traded', () => {
    act('setramrate', { bytes_per_block: 1000 });
    expect(global('global2')['new_ram_per_block']).toBe(1000);
    bench.advance(10_000);
    const before = onMarket();
    const { action_traces: traces } = act('buyrambytes', {
      payer: 'eosio',
      receiver: 'alice',
      bytes: 1000,
    });
    const { bytes_purchased: bought } = traces[0]!.return_value_data as { bytes_purchased: number };
    const grown = onMarket() + bought - before;
    expect(grown % 1000).toBe(0);
    expect(grown).toBeGreaterThanOrEqual(20_000);
  });

  it('is given away, burned, and bought for oneself', () => {
    const [alice, bob] = [quotaOf('alice'), quotaOf('bob')];
    const { action_traces: traces } = act(
      'ramtransfer',
      { from: 'alice', to: 'bob', bytes: 100, memo: 'yours' },
      'alice',
    );
    expect(traces.map(({ receiver }) => receiver)).toEqual(['eosio', 'alice', 'bob']);
    expect(traces[0]!.return_value_data).toMatchObject({ from: 'alice', to: 'bob', bytes: 100 });
    expect([quotaOf('alice'), quotaOf('bob')]).toEqual([alice - 100, bob + 100]);
    act('ramburn', { owner: 'bob', bytes: 60, memo: '' }, 'bob');
    expect(quotaOf('bob')).toBe(bob + 40);
    expect(systemRows(bench, 'userres', 'eosio.null')).toMatchObject([{ ram_bytes: 60 }]);
    act('buyramself', { account: 'alice', quant: '1.0000 EOS' }, 'alice');
    const after = quotaOf('alice');
    expect(after).toBeGreaterThan(alice);
    act('buyramburn', { payer: 'alice', quantity: '1.0000 EOS', memo: '' }, 'alice');
    expect(quotaOf('alice')).toBe(after);
  });

  it('is not given by whom it is not', () => {
    const gift = { from: 'alice', to: 'bob', bytes: 100, memo: '' };
    expect(() => act('ramtransfer', gift, 'bob')).toThrow('missing authority of alice');
    expect(() => act('ramtransfer', { ...gift, bytes: 1e9 }, 'alice')).toThrow(
      'insufficient quota',
    );
    expect(() => act('ramtransfer', { ...gift, to: 'nobody' }, 'alice')).toThrow('does not exist');
    expect(() => act('ramtransfer', { ...gift, memo: 'm'.repeat(257) }, 'alice')).toThrow('256');
  });
});

describe('limits that the system sets', () => {
  it('stay whatever the account buys or stakes, until they are let go', () => {
    act('setacctram', { account: 'alice', ram_bytes: 50_000 });
    act('setacctcpu', { account: 'alice', cpu_weight: -1 });
    act('buyrambytes', { payer: 'eosio', receiver: 'alice', bytes: 8192 });
    act('delegatebw', {
      from: 'eosio',
      receiver: 'alice',
      transfer: false,
      stake_net_quantity: '1.0000 EOS',
      stake_cpu_quantity: '1.0000 EOS',
    });
    expect(bench.chain.account('alice')).toMatchObject({ ram_quota: 50_000, cpu_weight: -1 });
    act('setacctram', { account: 'alice', ram_bytes: null });
    expect(quotaOf('alice')).toBeLessThan(50_000);
    expect(() => act('setacctram', { account: 'alice', ram_bytes: null })).toThrow('unmanaged');
    expect(() => act('setacctnet', { account: 'alice', net_weight: -2 })).toThrow('invalid value');
    const all = { account: 'alice', ram_bytes: -1, net_weight: -1, cpu_weight: -1 };
    expect(() => act('setalimits', all)).toThrow('only supports unlimited accounts');
  });
});

describe('inflation', () => {
  it('is set in hundredths of a percent, with what producers get of it', () => {
    const rates = { annual_rate: 300, inflation_pay_factor: 20_000, votepay_factor: 40_000 };
    act('setinflation', rates);
    expect(Number(global('global4')['continuous_rate'])).toBeCloseTo(Math.log(1.03), 12);
    act('setpayfactor', { inflation_pay_factor: 30_000, votepay_factor: 10_000 });
    expect(global('global4')).toMatchObject({ inflation_pay_factor: 30_000 });
    expect(() => act('setinflation', { ...rates, votepay_factor: 9_999 })).toThrow(
      'votepay_factor must not be less than 10000',
    );
  });
});
