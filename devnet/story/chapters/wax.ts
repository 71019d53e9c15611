import { act, active, openAccount, system, transfer } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import type { StoryRunner } from '../story-runner.ts';

const DAY = 24 * 60 * 60;
const PAYER = 'genesis.wax';

/** WAX's genesis members receive their award again over three years. */
export function wax(runner: StoryRunner, amounts: Amounts): void {
  if (!runner.chain.spec.genesisRewards) return;
  const half = amounts.whole(100);
  runner.send(openAccount('eosio', PAYER, { bytes: 8 * 1024, net: half, cpu: half }));
  // The system account pays in its name.
  const permission = { actor: 'eosio', permission: 'active' };
  const auth = { threshold: 1, keys: [], accounts: [{ permission, weight: 1 }], waits: [] };
  const change = { account: PAYER, permission: 'active', parent: 'owner', auth };
  runner.send([system('updateauth', PAYER, change)]);
  runner.send([transfer('eosio', PAYER, amounts.whole(1_000_000), 'genesis rewards')]);
  runner.wait(2);
  for (const [nonce, receiver] of ['alice', 'carol'].entries()) {
    const award = { receiver, tokens: amounts.whole(10_950), nonce };
    runner.send([act('eosio', 'awardgenesis', active('eosio'), award)]);
  }
  runner.wait(2 * DAY);
  runner.send([system('claimgenesis', 'alice', { claimer: 'alice' })]);
  runner.wait(5);
  claimVoterPay(runner);
}

/** Voters are paid from a producer's claim or from their own. */
function claimVoterPay(runner: StoryRunner): void {
  runner.send([system('claimgbmvote', 'grace', { owner: 'grace' })]);
  runner.wait(5);
  runner.send([system('voterclaim', 'carol', { owner: 'carol' })]);
  runner.wait(5);
}
