import { describe, expect, it } from 'vitest';
import { refundView } from '#src/chain/model/account/refund.ts';
import { isRefundDue, stakeRefund } from '#src/chain/model/account/stake-refund.ts';

const EOS = { code: 'EOS', precision: 4 };
const XPR = { code: 'XPR', precision: 4 };
const JAN_1 = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;

describe('a refund', () => {
  it('can be claimed three days after the request', () => {
    const refund = refundView(
      {
        owner: 'alice',
        request_time: '2026-01-01T00:00:00',
        net_amount: '1.0000 EOS',
        cpu_amount: '2.0000 EOS',
      },
      EOS,
    );
    expect(refund).toEqual({
      net: { units: 10_000n, symbol: EOS },
      cpu: { units: 20_000n, symbol: EOS },
      availableAt: JAN_1 + 3 * DAY,
    });
    expect(refund && isRefundDue(refund, JAN_1 + 3 * DAY)).toBe(false);
    expect(refund && isRefundDue(refund, JAN_1 + 3 * DAY + 1)).toBe(true);
    expect(refundView(null, EOS)).toBeNull();
  });

  it('of staked XPR is one amount, after the chain’s own time', () => {
    const row = { request_time: '2026-01-01T00:00:00', quantity: '5.0000 XPR' };
    const amount = { units: 50_000n, symbol: XPR };
    expect(stakeRefund(row, XPR, 14 * DAY)).toEqual({ amount, availableAt: JAN_1 + 14 * DAY });
    expect(stakeRefund(undefined, XPR, 14 * DAY)).toBeNull();
  });
});
