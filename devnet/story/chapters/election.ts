import { system } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import { PRODUCERS, PROXY } from '../cast.ts';
import { devnetPublicKey } from '../../engine/keys.ts';
import type { Random } from '../random.ts';
import type { StoryRunner } from '../story-runner.ts';

/** Producers register and get votes, some through a proxy. */
export function election(runner: StoryRunner, amounts: Amounts, random: Random): void {
  for (const { name, url, location } of PRODUCERS) {
    const producer_key = devnetPublicKey(name);
    runner.send([system('regproducer', name, { producer: name, producer_key, url, location })]);
    runner.wait(1);
  }

  stake(runner, amounts, 'alice', 40_000);
  stake(runner, amounts, 'bob', 12_000);
  stake(runner, amounts, 'carol', 150_000);
  stake(runner, amounts, 'grace', 30_000);
  stake(runner, amounts, 'heidi', 20_000);
  stake(runner, amounts, 'frank', 9_000);

  runner.send([system('regproxy', PROXY, { proxy: PROXY, isproxy: true })]);
  runner.wait(3);
  // Twenty-four get votes with different weights, so that the ranking is unambiguous.
  const ranked = PRODUCERS.slice(0, 24).map(({ name }) => name);
  vote(runner, PROXY, ranked.slice(0, 21));
  for (const voter of ['carol', 'grace', 'heidi']) {
    runner.send([system('voteproducer', voter, { voter, proxy: PROXY, producers: [] })]);
    runner.wait(4);
  }
  vote(runner, 'alice', ranked.slice(0, 12));
  vote(runner, 'bob', ranked.slice(5, 24));
  vote(runner, 'frank', ranked.slice(random.between(0, 3), 9));
  ranked.slice(0, 20).forEach((producer, i) => vote(runner, producer, ranked.slice(0, 20 - i)));

  runner.send([system('unregprod', 'bpzulu111111', { producer: 'bpzulu111111' })]);
  runner.wait(10);
}

function stake(runner: StoryRunner, amounts: Amounts, account: string, tokens: number): void {
  const half = amounts.whole(tokens / 2);
  runner.send([
    system('delegatebw', account, {
      from: account,
      receiver: account,
      stake_net_quantity: half,
      stake_cpu_quantity: half,
      transfer: false,
    }),
  ]);
  runner.wait(2);
}

/** Producers must be sorted by name value, which is alphabetical order here. */
function vote(runner: StoryRunner, voter: string, producers: string[]): void {
  const named = producers.slice(0, runner.chain.spec.maxVotes).toSorted();
  runner.send([system('voteproducer', voter, { voter, proxy: '', producers: named })]);
  runner.wait(2);
}
