import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { formatAsset } from '#src/chain/core/asset.ts';
import { rexBalance, rexFund, sellableRex } from '#src/chain/model/rex/rex-balance.ts';
import { rexOrders } from '#src/chain/model/rex/rex-order.ts';
import { renewsLoan, rexLoans } from '#src/chain/model/rex/rex-loan.ts';
import {
  lentPercent,
  rentedStake,
  rexPool,
  rexPrice,
  rexResourcePrice,
  rexValue,
} from '#src/chain/model/rex/rex-pool.ts';
import { hostileRow, SLOW, TOTALITY } from '../hostile.ts';
import { BALANCE, POOL } from './rows.ts';

function pool(changes: object = {}) {
  const found = rexPool({ ...POOL, ...changes });
  if (!found) throw new Error('no pool');
  return found;
}

describe('the REX pool', () => {
  it('has the lent share', () => {
    expect(lentPercent(pool())).toBeCloseTo(0.014719, 6);
    expect(lentPercent(pool({ total_lent: '75411008.8066 TLOS' }))).toBe(50);
    expect(lentPercent(pool({ total_lendable: '0.0000 TLOS' }))).toBe(0);
    expect(lentPercent(pool({ total_lent: '150822018.0000 TLOS' }))).toBe(100);
    expect(lentPercent(pool({ total_lent: '-1.0000 TLOS' }))).toBe(0);
  });

  it('prices REX and what it rents', () => {
    // 150822017.6132 ÷ 1004792855427.9971: 1.50102597 TLOS for 10,000 REX
    expect(formatAsset(rexPrice(pool()))).toBe('0.000150102597 TLOS');
    expect(formatAsset(rexResourcePrice(pool()))).toBe('1531.852216851110 TLOS');
    expect(formatAsset(rexPrice(pool({ total_rex: '0.0000 REX' })))).toBe('0.000000000000 TLOS');
    const wax = pool({ total_lendable: '3.00000000 WAX', total_rex: '20000.0000 REX' });
    expect(formatAsset(rexPrice(wax))).toBe('0.000150000000 WAX');
  });

  it('values REX in core tokens', () => {
    expect(formatAsset(rexValue(pool(), 6_693_714_440_443n))).toBe('100474.3924 TLOS');
    expect(rexValue(pool({ total_rex: '0.0000 REX' }), 5n).units).toBe(0n);
  });

  it('rents stake by the Bancor formula', () => {
    const small = pool({ total_rent: '10.0000 TLOS', total_unlent: '1000.0000 TLOS' });
    // 1000 × 1 ÷ (10 + 1) = 90.9090…
    expect(formatAsset(rentedStake(small, 10_000n))).toBe('90.9090 TLOS');
  });

  it('is not read where an amount is missing', () => {
    expect(pool().loanCount).toBe('460');
    expect(pool({ loan_num: '18446744073709551615' }).loanCount).toBe('18446744073709551615');
    for (const field of Object.keys(POOL).filter((name) => !/version|loan_num/.test(name)))
      expect(rexPool({ ...POOL, [field]: 7 }), field).toBeNull();
  });
});

describe('rows of REX', () => {
  it(
    'are read, or left out, from anything',
    () => {
      const names = [...Object.keys(POOL), ...Object.keys(BALANCE), 'balance', 'payment', 'from'];
      const row = hostileRow([
        ...names,
        'total_staked',
        'receiver',
        'expiration',
        'first',
        'is_open',
      ]);
      fc.assert(
        fc.property(row, (value) => {
          const one = rexPool(value);
          if (one) {
            expect(lentPercent(one)).toBeLessThanOrEqual(100);
            for (const price of [rexPrice(one), rexResourcePrice(one), rexValue(one, 1n)])
              expect(typeof price.units).toBe('bigint');
            expect(rentedStake(one, 1n).units >= 0n).toBe(true);
          }
          const held = rexBalance(value, 0);
          if (held) expect(typeof sellableRex(held).units).toBe('bigint');
          expect(rexLoans([value]).map(renewsLoan).length).toBeLessThanOrEqual(1);
          expect(rexOrders([value]).length).toBeLessThanOrEqual(1);
          expect(rexFund(value)?.owner).not.toBe('');
        }),
        TOTALITY,
      );
    },
    SLOW.timeout,
  );
});
