import { keyAuthority, system } from '../actions.ts';
import { DEMO, EXCHANGE, PEOPLE, PRODUCERS, PROXY, TRADER } from '../cast.ts';
import type { Random } from '../random.ts';
import type { StoryRunner } from '../story-runner.ts';
import { runElection } from './election.ts';
import { runFees, runFeeVotes } from './fees.ts';
import { runRequests } from './requests.ts';
import { runNames, runOldNames } from './names.ts';
import { doing, fioAccountOf, payKey, sendAs } from './people.ts';

const ROUNDS = 130;

/** FIO's own story: no stake, no RAM market, no free transfers. */
export function runFioStory(runner: StoryRunner, random: Random): void {
  runFees(runner);
  const open = (who: string, amount: number): void =>
    sendAs(runner, 'eosio', payKey('eosio', who, amount));
  for (const { name, funds } of [...DEMO, ...PEOPLE]) open(name, funds);
  for (const { name } of PRODUCERS) open(name, 5_000);
  open(EXCHANGE, 2_000_000);
  open(TRADER, 2_000);
  open(PROXY, 500);
  runOldNames(runner);
  runNames(runner);
  runElection(runner, random);
  runFeeVotes(runner);
  stake(runner, 'alice', 20_000);
  stake(runner, 'carol', 150_000);
  permissions(runner);
  runRequests(runner);
  trade(runner, random);
}

/** What is in progress when the devnet starts. */
export function runFioPresent(runner: StoryRunner): void {
  sendAs(runner, 'grace', payKey('grace', 'alice', 3.14));
  sendAs(runner, 'alice', payKey('alice', 'judy', 2));
}

function stake(runner: StoryRunner, who: string, amount: number): void {
  const staked = { fio_address: `${who}@pronghorn`, amount: amount * 1_000_000_000 };
  sendAs(runner, who, doing(who, 'fio.staking', 'stakefio', staked));
}

function permissions(runner: StoryRunner): void {
  const account = fioAccountOf('alice');
  const auth = keyAuthority('alice@trading');
  const max_fee = 1_000_000_000;
  const link = { account, code: 'fio.token', type: 'trnsfiopubky', requirement: 'trading' };
  const linked = { ...link, max_fee };
  const made = { account, permission: 'trading', parent: 'active', auth, max_fee };
  sendAs(runner, 'alice', system('updateauth', account, made), system('linkauth', account, linked));
}

/** A market maker trades with the exchange, and people pay each other. */
function trade(runner: StoryRunner, random: Random): void {
  const people = [...DEMO, ...PEOPLE].map(({ name }) => name);
  for (let round = 0; round < ROUNDS; round++) {
    const [from, to] = round % 2 === 0 ? [TRADER, EXCHANGE] : [EXCHANGE, TRADER];
    runner.send([payKey(from, to, random.between(1, 90_000) / 10_000)], [from]);
    const payer = random.pick(people);
    const payee = random.pick(people.filter((name) => name !== payer));
    if (round % 2 === 0)
      runner.send([payKey(payer, payee, random.between(1, 120_000) / 10_000)], [payer]);
    runner.wait(random.between(30, 600));
  }
}
