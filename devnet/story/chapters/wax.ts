import { act, active, openAccount, system, transfer } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import type { Teller } from '../teller.ts';

const DAY = 24 * 60 * 60;
const PAYER = 'genesis.wax';

/** Those who were on WAX from the first are given as much again over three years. */
export function wax(teller: Teller, amounts: Amounts): void {
  if (!teller.chain.spec.genesisRewards) return;
  const half = amounts.whole(100);
  teller.send(openAccount('eosio', PAYER, { bytes: 8 * 1024, net: half, cpu: half }));
  // The system pays in its name.
  const permission = { actor: 'eosio', permission: 'active' };
  const auth = { threshold: 1, keys: [], accounts: [{ permission, weight: 1 }], waits: [] };
  const change = { account: PAYER, permission: 'active', parent: 'owner', auth };
  teller.send([system('updateauth', PAYER, change)]);
  teller.send([transfer('eosio', PAYER, amounts.whole(1_000_000), 'genesis rewards')]);
  teller.wait(2);
  for (const [nonce, receiver] of ['alice', 'carol'].entries()) {
    const award = { receiver, tokens: amounts.whole(10_950), nonce };
    teller.send([act('eosio', 'awardgenesis', active('eosio'), award)]);
  }
  teller.wait(2 * DAY);
  teller.send([system('claimgenesis', 'alice', { claimer: 'alice' })]);
  teller.wait(5);
  claimVoterPay(teller);
}

/** Voters are paid out of what a producer's claim had issued, or their own. */
function claimVoterPay(teller: Teller): void {
  teller.send([system('claimgbmvote', 'grace', { owner: 'grace' })]);
  teller.wait(5);
  teller.send([system('voterclaim', 'carol', { owner: 'carol' })]);
  teller.wait(5);
}
