import { keyAuthority, system, transfer } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import { EXCHANGE } from '../cast.ts';
import type { Teller } from '../teller.ts';

/** Permissions beyond owner and active are made, linked, used and taken away. */
export function permissions(teller: Teller, amounts: Amounts): void {
  const update = (account: string, permission: string, parent: string): void => {
    const auth = keyAuthority(`${account}@${permission}`);
    teller.send([system('updateauth', account, { account, permission, parent, auth })]);
    teller.wait(20);
  };
  const link = (account: string, type: string, requirement: string, code = 'eosio.token'): void => {
    teller.send([system('linkauth', account, { account, code, type, requirement })]);
    teller.wait(20);
  };

  update('alice', 'trading', 'active');
  link('alice', 'transfer', 'trading');
  update('alice', 'claims', 'active');
  link('alice', 'claimrewards', 'claims', 'eosio');
  update('carol', 'ballot', 'active');
  link('carol', 'voteproducer', 'ballot', 'eosio');
  update('erin', 'spare', 'active');
  link('erin', 'transfer', 'spare');
  teller.send([
    system('unlinkauth', 'erin', { account: 'erin', code: 'eosio.token', type: 'transfer' }),
  ]);
  teller.wait(20);
  teller.send([system('deleteauth', 'erin', { account: 'erin', permission: 'spare' })]);
  teller.wait(20);

  for (let i = 1; i <= 5; i++) {
    const quantity = amounts.whole(10 * i);
    const memo = `order ${i}`;
    teller.send([transfer('alice', EXCHANGE, quantity, memo, 'eosio.token', 'trading')]);
    teller.wait(600);
  }
}
