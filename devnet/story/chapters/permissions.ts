import { keyAuthority, system, transfer } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import { EXCHANGE } from '../cast.ts';
import type { StoryRunner } from '../story-runner.ts';

/** Custom permissions are created, linked, used and removed. */
export function permissions(runner: StoryRunner, amounts: Amounts): void {
  const update = (account: string, permission: string, parent: string): void => {
    const auth = keyAuthority(`${account}@${permission}`);
    runner.send([system('updateauth', account, { account, permission, parent, auth })]);
    runner.wait(20);
  };
  const link = (account: string, type: string, requirement: string, code = 'eosio.token'): void => {
    runner.send([system('linkauth', account, { account, code, type, requirement })]);
    runner.wait(20);
  };

  update('alice', 'trading', 'active');
  link('alice', 'transfer', 'trading');
  update('alice', 'claims', 'active');
  link('alice', 'claimrewards', 'claims', 'eosio');
  update('carol', 'ballot', 'active');
  link('carol', 'voteproducer', 'ballot', 'eosio');
  update('erin', 'spare', 'active');
  link('erin', 'transfer', 'spare');
  runner.send([
    system('unlinkauth', 'erin', { account: 'erin', code: 'eosio.token', type: 'transfer' }),
  ]);
  runner.wait(20);
  runner.send([system('deleteauth', 'erin', { account: 'erin', permission: 'spare' })]);
  runner.wait(20);

  for (let i = 1; i <= 5; i++) {
    const quantity = amounts.whole(10 * i);
    const memo = `order ${i}`;
    runner.send([transfer('alice', EXCHANGE, quantity, memo, 'eosio.token', 'trading')]);
    runner.wait(600);
  }
}
