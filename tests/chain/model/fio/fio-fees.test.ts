import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fioFees } from '#src/chain/model/fio/fio-fees.ts';
import { listOf } from '#src/chain/rpc/json.ts';
import { hostileRow, SLOW, TOTALITY } from '../hostile.ts';

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
    expect([...fioFees(rows)]).toEqual([
      ['add_pub_address', 400_000_000n],
      ['register_fio_domain', 9_007_199_254_740_993n],
      ['free', 0n],
    ]);
  });
});

it(
  'the fees of FIO are read, or left out, from anything',
  () => {
    fc.assert(
      fc.property(hostileRow(['end_point', 'suf_amount']), (value) => {
        for (const fee of fioFees(listOf(value)).values()) expect(fee >= 0n).toBe(true);
      }),
      TOTALITY,
    );
  },
  SLOW.timeout,
);
