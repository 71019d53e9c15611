import { parseTime } from '../../src/chain/core/time.ts';
import type { Devnet } from '../engine/devnet.ts';
import { system, transfer } from './actions.ts';
import type { Amounts } from './amounts.ts';
import { PRODUCERS } from './cast.ts';
import { reportPrice } from './chapters/prices.ts';
import { voteFor } from './fio/election.ts';
import { fioAccountOf, payKey } from './fio/people.ts';
import { createRandom, type Random } from './random.ts';
import { createRunner, type StoryAction } from './story-runner.ts';
import { payersOf, today } from './vaulta.ts';

const MEMOS = ['bread', 'coffee', 'rent', 'thank you', 'for the tickets', 'see you on Sunday', ''];

/** Milliseconds between two transactions. */
const EVERY = 1_500;
/** Milliseconds between two reports of the price: well before explorers call it old. */
const REPORT_EVERY = 5 * 60_000;

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

/** The others vote through a proxy or not at all. */
const vote: Errand = (random) => [
  system('voteproducer', 'frank', {
    voter: 'frank',
    proxy: '',
    producers: PRODUCERS.slice(0, random.between(1, 4))
      .map(({ name }) => name)
      .sort(),
  }),
];

/** Mostly payments, like on real chains. */
const ERRANDS: readonly Errand[] = [pay, pay, pay, pay, payTwice, buyRam, vote];

/** FIO pays to keys. */
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

/** The story goes on in the chain's own time. */
function present(chain: Devnet) {
  const now = () => Math.max(Date.now(), parseTime(chain.headBlock.timestamp));
  const never = () => undefined;
  const clock = { now, advance: never, reach: never, release: never };
  return today(createRunner(chain, clock));
}

/** Refusals, such as for an empty balance, are ignored: the next transaction may succeed. */
function attempt(send: () => void): void {
  try {
    send();
  } catch {
    // The next one may succeed.
  }
}

/**
 * Has producers report the price in turns, on a chain without other traffic too: its price is never old.
 * Returns a stop function.
 */
export function startPriceReports(chain: Devnet, every = REPORT_EVERY): () => void {
  const { runner } = present(chain);
  let turn = 0;
  const timer = setInterval(() => attempt(() => reportPrice(runner, turn++)), every);
  return () => clearInterval(timer);
}

/** Keeps sending transactions, so that a watched chain shows activity. Returns a stop function. */
export function startTraffic(chain: Devnet, every = EVERY): () => void {
  const random = createRandom(chain.headBlock.num);
  const { runner, amounts } = present(chain);
  const isFio = chain.spec.keyPrefix === 'FIO';
  const errands = isFio ? FIO_ERRANDS : ERRANDS;
  const people = payersOf(chain);
  const timer = setInterval(() => {
    const who = random.pick(people);
    const others = people.filter((name) => name !== who);
    attempt(() => {
      const actions = random.pick(errands)(random, amounts, who, random.pick(others));
      runner.send(actions, isFio ? [signerOnFio(actions, people)] : undefined);
    });
  }, every);
  return () => clearInterval(timer);
}

/** The acting account: FIO's keys belong to people, not to account names. */
function signerOnFio([action]: StoryAction[], people: readonly string[]): string {
  const actor = action?.authorization[0]?.actor;
  return people.find((name) => fioAccountOf(name) === actor) ?? '';
}
