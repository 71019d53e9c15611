import { beforeEach, describe, expect, it } from 'vitest';
import { nativeCode } from '#devnet/engine/contract.ts';
import { startBench } from '../harness.ts';
import type { Bench, Call } from '../harness.ts';
import { systemRows } from './rows.ts';

let bench: Bench;

beforeEach(() => {
  bench = startBench();
  bench.advance(500);
  bench.addAccount('alice', '1000.0000 EOS');
  bench.advance(500);
});

const call = (name: string, data: Record<string, unknown>): Call => ({
  account: 'eosio',
  name,
  by: 'alice',
  data,
});
const market = (): { ram: number; core: number } => {
  const [row] = systemRows(bench, 'rammarket') as [
    { base: { balance: string }; quote: { balance: string } },
  ];
  return {
    ram: parseInt(row.base.balance),
    core: Math.round(parseFloat(row.quote.balance) * 10_000),
  };
};
const quota = (): number => bench.chain.account('alice')!.ram_quota;
const units = (account: string): number =>
  Math.round(parseFloat(bench.balance(account) ?? '0') * 10_000);

describe('the RAM market', () => {
  it('begins with 64 GiB against a thousandth of the supply', () => {
    const fresh = startBench();
    expect(systemRows(fresh, 'rammarket')).toEqual([
      {
        supply: '10000000000.0000 RAMCORE',
        base: { balance: '68719476736 RAM', weight: '0.50000000000000000' },
        quote: { balance: '1000000.0000 EOS', weight: '0.50000000000000000' },
      },
    ]);
  });

  it('sells by the ratio of its reserves for what half a percent of fee leaves', () => {
    const before = market();
    const ramfee = units('eosio.ramfee');
    const had = quota();
    bench.push(call('buyram', { payer: 'alice', receiver: 'alice', quant: '100.0000 EOS' }));
    const spent = 1_000_000 - 5_000;
    const bytes = Math.trunc((before.ram * spent) / (before.core + spent));
    expect(quota() - had).toBe(bytes);
    expect(market()).toEqual({ ram: before.ram - bytes, core: before.core + spent });
    expect(units('eosio.ramfee') - ramfee).toBe(5_000);
    expect(bench.balance('alice')).toBe('900.0000 EOS');
  });

  it('reports what was bought and sold in the return values', () => {
    const had = quota();
    const order = { payer: 'alice', receiver: 'alice', quant: '100.0000 EOS' };
    const [bought, transfer] = bench.push(call('buyram', order)).action_traces;
    const bytes = quota() - had;
    const held = Number(systemRows(bench, 'userres', 'alice')[0]!['ram_bytes']);
    expect(bought!.return_value_data).toEqual({
      payer: 'alice',
      receiver: 'alice',
      quantity: '100.0000 EOS',
      bytes_purchased: bytes,
      ram_bytes: held,
      fee: '0.5000 EOS',
    });
    // Two names, two assets and two integers.
    expect(bought!.return_value_hex_data).toMatch(/^[0-9a-f]{128}$/);
    expect(transfer!.return_value_hex_data).toBe('');
    expect(transfer).not.toHaveProperty('return_value_data');
    const [sold] = bench.push(call('sellram', { account: 'alice', bytes: 1000 })).action_traces;
    expect(sold!.return_value_data).toMatchObject({ bytes_sold: 1000, ram_bytes: held - 1000 });
  });

  it('sells bytes for at least what they cost with the fee', () => {
    const had = quota();
    bench.push(call('buyrambytes', { payer: 'alice', receiver: 'alice', bytes: 100_000 }));
    const bought = quota() - had;
    // Amounts are cut to whole units: three cuts may each lose a unit, worth 6.9 bytes.
    expect(bought).toBeGreaterThan(100_000 - 21);
    expect(bought).toBeLessThanOrEqual(100_000);
  });

  it('buys back at the same ratio, less the fee, and never more than was bought', () => {
    bench.push(call('buyram', { payer: 'alice', receiver: 'alice', quant: '100.0000 EOS' }));
    const [resources] = systemRows(bench, 'userres', 'alice');
    const bytes = 1_000_000;
    const before = market();
    const had = units('alice');
    bench.push(call('sellram', { account: 'alice', bytes }));
    const proceeds = Math.trunc((before.core * bytes) / (before.ram + bytes));
    expect(units('alice') - had).toBe(proceeds - Math.ceil(proceeds / 200));
    expect(market()).toEqual({ ram: before.ram + bytes, core: before.core - proceeds });
    const left = Number(resources!['ram_bytes']) - bytes;
    expect(systemRows(bench, 'userres', 'alice')[0]!['ram_bytes']).toBe(left);
    // The gift of 1,400 bytes cannot be sold.
    expect(quota()).toBe(left + 1400);
    expect(() => bench.push(call('sellram', { account: 'alice', bytes: left + 1 }))).toThrow(
      'insufficient quota',
    );
  });

  it('keeps the rules of the system contract', () => {
    const buy = (quant: string, receiver = 'alice'): Call =>
      call('buyram', { payer: 'alice', receiver, quant });
    const refused: [Call, string][] = [
      [buy('1.00 EOS'), 'must buy ram with core token'],
      [buy('0.0000 EOS'), 'must purchase a positive amount'],
      [buy('2000.0000 EOS'), 'overdrawn balance'],
      [call('sellram', { account: 'alice', bytes: 0 }), 'cannot sell negative byte'],
      [
        call('sellram', { account: 'alice', bytes: 1 }),
        'token amount received from selling ram is too low',
      ],
    ];
    for (const [refusal, message] of refused) expect(() => bench.push(refusal)).toThrow(message);
  });

  it('does not let RAM be sold that is in use', () => {
    const bytes = Number(systemRows(bench, 'userres', 'alice')[0]!['ram_bytes']);
    expect(() => bench.push(call('sellram', { account: 'alice', bytes }))).toThrow(
      /^account alice has insufficient ram; needs \d+ bytes has 1400 bytes$/,
    );
    const bytesOfCode = Buffer.from(nativeCode('x'.repeat(1000))).toString('hex');
    const code = { account: 'alice', vmtype: 0, vmversion: 0, code: bytesOfCode };
    expect(() => bench.push(call('setcode', code))).toThrow('account alice has insufficient ram');
  });
});
