import { parseTime } from '../../src/chain/core/time.ts';
import type { Devnet } from '../engine/devnet.ts';
import { system, transfer } from './actions.ts';
import { createAmounts, type Amounts } from './amounts.ts';
import { DEMO, PEOPLE, PRODUCERS } from './cast.ts';
import { voteFor } from './fio/election.ts';
import { fioAccountOf, payKey } from './fio/people.ts';
import { createRandom, type Random } from './random.ts';
import { createRunner, type StoryAction } from './story-runner.ts';

const MEMOS = ['bread', 'coffee', 'rent', 'thank you', 'for the tickets', 'see you on Sunday', ''];

/** Milliseconds between two transactions. */
const EVERY = 1_500;

type Errand = (random: Random, amounts: Amounts, who: string, other: string) => StoryAction[];

const pay: Errand = (random, amounts, who, other) => [
  transfer(who, other, amounts.fine(random.between(100, 90_000)), random.pick(MEMOS)),
];

const payTwice: Errand = (random, amounts, who, other) => [
  ...pay(random, amounts, who, other),
  ...pay(random, amounts, who, other),
];

const buyRam: Errand = (random, _, who) => [
  system('buyrambytes', who, { payer: who, receiver: who, bytes: random.between(64, 512) }),
];

/** The others follow a proxy, or do not vote. */
const vote: Errand = (random) => [
  system('voteproducer', 'frank', {
    voter: 'frank',
    proxy: '',
    producers: PRODUCERS.slice(0, random.between(1, 4))
      .map(({ name }) => name)
      .sort(),
  }),
];

/** Payments are what a chain sees most of. */
const ERRANDS: readonly Errand[] = [pay, pay, pay, pay, payTwice, buyRam, vote];

/** On FIO payments go to keys. */
const payKeys: Errand = (random, _, who, other) => [
  payKey(who, other, random.between(100, 90_000) / 10_000),
];

const voteOnFio: Errand = (random) => [
  voteFor(
    'dave',
    PRODUCERS.slice(0, random.between(1, 12)).map(({ name }) => name),
  ),
];

const FIO_ERRANDS: readonly Errand[] = [payKeys, payKeys, payKeys, payKeys, voteOnFio];

/**
 * Keeps the story's people busy, so that somebody who watches the chain sees something happen.
 * Returns what stops it. What the chain refuses, as where a balance is used up, is left at that.
 */
export function startTraffic(chain: Devnet, every = EVERY): () => void {
  const random = createRandom(chain.headBlock.num);
  const amounts = createAmounts(chain);
  const now = () => Math.max(Date.now(), parseTime(chain.headBlock.timestamp));
  const never = () => undefined;
  const runner = createRunner(chain, { now, advance: never, reach: never, release: never });
  const isFio = chain.spec.keyPrefix === 'FIO';
  const errands = isFio ? FIO_ERRANDS : ERRANDS;
  const people = [...DEMO, ...PEOPLE].map(({ name }) => name);
  const timer = setInterval(() => {
    const who = random.pick(people);
    const others = people.filter((name) => name !== who);
    try {
      const actions = random.pick(errands)(random, amounts, who, random.pick(others));
      runner.send(actions, isFio ? [signerOnFio(actions, people)] : undefined);
    } catch {
      // The next one may be luckier.
    }
  }, every);
  return () => clearInterval(timer);
}

/** Whose account acts: keys are those of people, not of accounts. */
function signerOnFio([action]: StoryAction[], people: readonly string[]): string {
  const actor = action?.authorization[0]?.actor;
  return people.find((name) => fioAccountOf(name) === actor) ?? '';
}
