import { describe, expect, it } from 'vitest';
import { hasRun, type TransactionStatus } from '#src/chain/model/transaction/transaction.ts';

const transfer = { account: 'eosio.token', name: 'transfer' };
const notice = { account: 'eosio', name: 'onerror' };
const ran = (status: TransactionStatus, ...actions: (typeof transfer)[]) =>
  hasRun({ status, actions });

describe('the reported actions of a transaction', () => {
  it('took place where it was executed, and not where it waits, failed or expired', () => {
    expect(ran('executed', transfer)).toBe(true);
    for (const status of ['delayed', 'hard_fail', 'expired'] as const)
      expect(ran(status, transfer), status).toBe(false);
  });

  it('took place where they are of the handler of its failure', () => {
    expect(ran('soft_fail', notice, transfer)).toBe(true);
    expect(ran('soft_fail', transfer)).toBe(false);
    expect(ran('soft_fail')).toBe(false);
    expect(ran('soft_fail', { account: 'eosio', name: 'newaccount' })).toBe(false);
    expect(ran('soft_fail', { account: 'evil11111111', name: 'onerror' })).toBe(false);
  });

  it('did not take place though the notice came, where its handler failed too', () => {
    expect(ran('hard_fail', notice, transfer)).toBe(false);
  });
});
