import { describe, expect, it } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import { renewsLoan, rexLoans } from '#src/chain/model/rex/rex-loan.ts';

describe('REX loans', () => {
  const row = {
    version: 0,
    from: 'alice',
    receiver: 'bob',
    payment: '1.0000 EOS',
    balance: '0.9999 EOS',
    total_staked: '80.0000 EOS',
    loan_num: '9',
    expiration: '2026-02-01T00:00:00.000',
  };

  it('come in the order in which they expire', () => {
    const sooner = { ...row, loan_num: 10, expiration: '2026-01-01T00:00:00' };
    const loans = rexLoans([row, sooner, { ...row, payment: 1 }, { ...row, receiver: '' }, null]);
    expect(loans.map(({ number }) => number)).toEqual(['10', '9']);
    expect(loans[1]).toEqual({
      number: '9',
      from: 'alice',
      receiver: 'bob',
      payment: parseAsset('1.0000 EOS'),
      balance: parseAsset('0.9999 EOS'),
      staked: parseAsset('80.0000 EOS'),
      expiresAt: Date.UTC(2026, 1, 1),
    });
  });

  it('are renewed from what is set aside', () => {
    const renewed = (set: string) => rexLoans([{ ...row, balance: set }]).map(renewsLoan);
    expect(renewed('0.9999 EOS')).toEqual([false]);
    expect(renewed('1.0000 EOS')).toEqual([true]);
  });
});
