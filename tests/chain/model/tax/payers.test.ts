import { expect, it } from 'vitest';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import { systemPayments } from '#src/chain/model/tax/payers.ts';

it('recognizes payments of producers, of votes and for RAM by the chain’s accounts', () => {
  const { payers, payees } = systemPayments({ ...eosioAccounts, bpay: 'pay.blocks' });
  expect(payers.get('pay.blocks')).toBe('Mining');
  expect(payers.get('genesis.wax')).toBe('Staking');
  expect(payees.get('eosio.ram')).toBe('Spend');
  expect(payees.get('eosio.ramfee')).toBe('Other Fee');
  expect(payers.get('alice')).toBeUndefined();
});
