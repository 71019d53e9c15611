import { act, active, system, transfer } from '../actions.ts';
import { createAmounts } from '../amounts.ts';
import type { Amounts } from '../amounts.ts';
import { PRODUCERS } from '../cast.ts';
import type { StoryRunner } from '../story-runner.ts';

const REWARDS = 'eosio.reward';
const DAY = 24 * 60 * 60;
const LENDERS: readonly [string, number][] = [
  ['carol', 60_000],
  ['grace', 25_000],
  ['heidi', 8_000],
  ['alice', 6_000],
];
/** Days until REX out of the savings is mature. */
const MATURITY = 21;

/** REX as savings: bought, unstaked, sold by itself after three weeks, and withdrawn. */
export function saveInRex(runner: StoryRunner, amounts: Amounts): void {
  const step = (name: string, actor: string, data: Record<string, unknown>): void => {
    runner.send([system(name, actor, data)]);
    runner.wait(60);
  };
  for (const [owner, tokens] of LENDERS) {
    const amount = amounts.whole(tokens);
    runner.send([
      system('deposit', owner, { owner, amount }),
      system('buyrex', owner, { from: owner, amount }),
    ]);
    runner.wait(60);
  }
  const part = { from_net: amounts.whole(500), from_cpu: amounts.whole(1_500) };
  step('unstaketorex', 'heidi', { owner: 'heidi', receiver: 'heidi', ...part });
  step('donatetorex', 'carol', {
    payer: 'carol',
    quantity: amounts.whole(50),
    memo: 'for all who save',
  });
  rewardSavers(runner, 20_000);
  runner.wait(60);
  step('mvfrsavings', 'grace', { owner: 'grace', rex: '50000000.0000 REX' });
  step('mvfrsavings', 'heidi', { owner: 'heidi', rex: '10000000.0000 REX' });
  step('mvtosavings', 'heidi', { owner: 'heidi', rex: '4000000.0000 REX' });
  step('mvfrsavings', 'alice', { owner: 'alice', rex: '9000000.0000 REX' });
  runner.wait(MATURITY * DAY);
  // Sells what has matured.
  step('updaterex', 'grace', { owner: 'grace' });
  step('withdraw', 'grace', { owner: 'grace', amount: amounts.whole(3_000) });
  step('sellrex', 'alice', { from: 'alice', rex: '9000000.0000 REX' });
  step('voteupdate', 'carol', { voter_name: 'carol' });
  payProducers(runner);
}

/** REX that matures when the devnet starts, and returns for those who hold it. */
export function saveInRexNow(runner: StoryRunner, amounts: Amounts): void {
  runner.send([system('mvfrsavings', 'carol', { owner: 'carol', rex: '120000000.0000 REX' })]);
  runner.send([system('deposit', 'alice', { owner: 'alice', amount: amounts.whole(40) })]);
  rewardSavers(runner, 300);
}

/** Staking rewards, which enter the pool over thirty days. The system pays them in EOS. */
function rewardSavers(runner: StoryRunner, tokens: number): void {
  const quantity = createAmounts(runner.chain).whole(tokens);
  runner.send([
    transfer('eosio', REWARDS, quantity, 'staking rewards'),
    act(REWARDS, 'distribute', active('eosio'), {}),
  ]);
}

/** Pay for blocks and votes through core.vaulta, and the fees of eosio.bpay. Both are A. */
function payProducers(runner: StoryRunner): void {
  runner.send([act('eosio.fees', 'distribute', active('alice'), {})]);
  for (const { name: owner } of PRODUCERS.slice(0, 3)) {
    runner.send([system('claimrewards', owner, { owner })]);
    runner.send([act('eosio.bpay', 'claimrewards', active(owner), { owner })]);
  }
  runner.wait(60);
}
