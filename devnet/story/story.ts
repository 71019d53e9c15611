import { devnetPrivateKey, devnetPublicKey } from '../engine/keys.ts';
import type { Chain, ChainSpec } from '../types.ts';
import { createAmounts } from './amounts.ts';
import type { Amounts } from './amounts.ts';
import { DEMO } from './cast.ts';
import { about } from './chapters/about.ts';
import { collectibles } from './chapters/collectibles.ts';
import { election } from './chapters/election.ts';
import { founding } from './chapters/founding.ts';
import { lending } from './chapters/lending.ts';
import { permissions } from './chapters/permissions.ts';
import { present } from './chapters/present.ts';
import { proton } from './chapters/proton.ts';
import { protonMarkets } from './chapters/proton-markets.ts';
import { resources } from './chapters/resources.ts';
import { simpleCollectibles } from './chapters/simple-collectibles.ts';
import { sponsor } from './chapters/sponsor.ts';
import { tokens } from './chapters/tokens.ts';
import { trade } from './chapters/trade.ts';
import { wax } from './chapters/wax.ts';
import type { StoryClock } from './clock.ts';
import { CROWDED, tellCrowd, tellCrowdPresent } from './crowd/crowd.ts';
import { fioAccountOf, fioKeyOf } from './fio/people.ts';
import { tellFioPresent, tellFioStory } from './fio/story.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import { createTeller } from './teller.ts';
import type { Teller } from './teller.ts';

const SEED = 20_260_101;

export interface StoryOptions {
  /** Whether the crowd is told of too, ten times as much, on the chain that has one. */
  crowd?: boolean;
}

/**
 * Tells the story on a fresh chain and returns the ids of its transactions in order. Its times are
 * fixed, counted from the chain's genesis, so that every start gives the same ids and state. What
 * the crowd does comes after all else, which it leaves as it is.
 */
export function tellStory(
  chain: Chain,
  clock: StoryClock,
  { crowd = false }: StoryOptions = {},
): string[] {
  const teller = createTeller(chain, clock);
  const amounts = createAmounts(chain);
  const random = createRandom(SEED);
  if (chain.spec.keyPrefix === 'FIO') tellFioStory(teller, random);
  else tellAntelopeStory(teller, amounts, random);
  teller.wait(1);
  if (crowd && chain.spec.key === CROWDED) tellCrowd(teller);
  return [...teller.sent];
}

function tellAntelopeStory(teller: Teller, amounts: Amounts, random: Random): void {
  founding(teller, amounts);
  election(teller, amounts, random);
  tokens(teller);
  about(teller, amounts);
  sponsor(teller, amounts);
  permissions(teller, amounts);
  lending(teller, amounts);
  resources(teller, amounts);
  collectibles(teller, amounts);
  simpleCollectibles(teller, amounts);
  proton(teller, amounts);
  protonMarkets(teller, amounts);
  wax(teller, amounts);
  trade(teller, amounts, random);
}

/** How long before now the present begins: as long as its blocks take. */
const PRESENT = 4_000;

/**
 * What is under way when the devnet starts: refunds not yet due, spent CPU. Told at the machine's
 * time, to which the chain jumps as after a long stop of all producers. So these few ids differ from
 * start to start, while what they do is the same. The clock is the machine's from then on.
 */
export function tellPresent(
  chain: Chain,
  clock: StoryClock,
  { crowd = false }: StoryOptions = {},
): void {
  clock.reach(Date.now() - PRESENT);
  chain.produceBlock();
  const teller = createTeller(chain, clock);
  if (crowd && chain.spec.key === CROWDED) tellCrowdPresent(teller);
  if (chain.spec.keyPrefix === 'FIO') tellFioPresent(teller);
  else present(teller, createAmounts(chain));
  clock.release();
}

export function demoAccounts({ keyPrefix }: ChainSpec): {
  name: string;
  about: string;
  publicKey: string;
  privateKey: string;
}[] {
  const isFio = keyPrefix === 'FIO';
  return DEMO.map(({ name, about }) => ({
    name: isFio ? fioAccountOf(name) : name,
    about: isFio ? `${name}, whom FIO knows by a key` : about,
    publicKey: isFio ? fioKeyOf(name) : devnetPublicKey(name),
    privateKey: String(devnetPrivateKey(name)),
  }));
}
