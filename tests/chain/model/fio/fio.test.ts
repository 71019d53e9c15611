import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { formatAsset } from '#src/chain/core/asset.ts';
import { byAmount, fioBalance, fioFees, fioKey } from '#src/chain/model/fio/fio.ts';
import { listOf } from '#src/chain/rpc/json.ts';
import { hostileRow, SLOW, TOTALITY } from '../hostile.ts';

const POINT = '6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';

describe('FIO', () => {
  it('reports amounts in billionths', () => {
    const reported = { balance: 1_500_000_000, available: '1', staked: '9007199254740993' };
    const balance = fioBalance({ ...reported, srps: 2_000_000_000, roe: '0.500000000' });
    expect([balance.balance, balance.available, balance.staked].map(formatAsset)).toEqual([
      '1.500000000 FIO',
      '0.000000001 FIO',
      '9007199.254740993 FIO',
    ]);
    expect([balance.srps, balance.roe]).toEqual([2_000_000_000n, 500_000_000n]);
    expect(fioBalance({ roe: 1_000_000_000 }).roe).toBe(1_000_000_000n);
    expect(fioBalance({ roe: '1.0000000000000001' }).roe).toBe(1_000_000_000n);
    expect(fioBalance({ roe: '99999999999999999999.5', balance: 'x' })).toMatchObject({
      roe: 0n,
      balance: { units: 0n },
    });
  });

  it.each([
    ['0.5', 500_000_000n],
    ['12.123456789', 12_123_456_789n],
    ['12.1234567891', 12_123_456_789n],
    ['x1.5', 0n],
    ['1.5x', 0n],
    ['1.', 0n],
    [1.5, 0n],
    [['1.5'], 0n],
  ])('reads the rate %j as %s billionths', (roe, billionths) => {
    expect(fioBalance({ roe }).roe).toBe(billionths);
  });

  it('shows keys with its own prefix', () => {
    for (const key of [`EOS${POINT}`, `FIO${POINT}`]) {
      expect(fioKey(key)).toBe(`FIO${POINT}`);
    }
    expect(fioKey('EOS')).toBe('EOS');
  });

  it(
    'reads a balance from anything',
    () => {
      const names = ['balance', 'available', 'staked', 'srps', 'roe'];
      fc.assert(
        fc.property(hostileRow(names), (value) => {
          const { srps, roe, balance } = fioBalance(value);
          expect([srps, roe, balance.units].map((one) => typeof one)).toEqual([
            'bigint',
            'bigint',
            'bigint',
          ]);
        }),
        TOTALITY,
      );
    },
    SLOW.timeout,
  );
});

describe('the fees of FIO', () => {
  it('are given by endpoint in billionths', () => {
    const rows = [
      { fee_id: 1, end_point: 'add_pub_address', type: 0, suf_amount: 400_000_000 },
      { end_point: 'register_fio_domain', suf_amount: '9007199254740993' },
      { end_point: 'free', suf_amount: 0 },
      { end_point: 'paid_back', suf_amount: -5 },
      { end_point: 'no_amount' },
      { suf_amount: 7 },
    ];
    const fees = fioFees(rows);
    expect(fees.map(({ endpoint, units }) => [endpoint, units])).toEqual([
      ['add_pub_address', 400_000_000n],
      ['register_fio_domain', 9_007_199_254_740_993n],
      ['free', 0n],
    ]);
  });

  it('replaces fees of the first kind by bundled transactions', () => {
    const of = (type: unknown) => fioFees([{ end_point: 'a', suf_amount: 1, type }])[0]?.bundled;
    expect([0, 1, '1', undefined].map(of)).toEqual([false, true, true, false]);
  });

  it('orders fees by amount, then by name', () => {
    const fee = (endpoint: string, units: bigint) => ({ endpoint, units, bundled: false });
    const fees = [fee('b', 1n), fee('a', 1n), fee('c', 2n)];
    expect(byAmount(fees).map(({ endpoint }) => endpoint)).toEqual(['c', 'a', 'b']);
  });
});

it(
  'the fees of FIO are read, or left out, from anything',
  () => {
    fc.assert(
      fc.property(hostileRow(['end_point', 'suf_amount']), (value) => {
        for (const { units } of fioFees(listOf(value))) expect(units >= 0n).toBe(true);
      }),
      TOTALITY,
    );
  },
  SLOW.timeout,
);
