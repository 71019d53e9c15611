import { devnetPrivateKey, devnetPublicKey } from '../engine/keys.ts';
import type { Chain, ChainSpec } from '../types.ts';
import { createAmounts } from './amounts.ts';
import { DEMO } from './cast.ts';
import { about } from './chapters/about.ts';
import { collectibles } from './chapters/collectibles.ts';
import { directory } from './chapters/directory.ts';
import { election } from './chapters/election.ts';
import { founding } from './chapters/founding.ts';
import { lending } from './chapters/lending.ts';
import { nftMarket } from './chapters/nft-market.ts';
import { permissions } from './chapters/permissions.ts';
import { present } from './chapters/present.ts';
import { prices, pricesNow } from './chapters/prices.ts';
import { proton } from './chapters/proton.ts';
import { protonMarkets } from './chapters/proton-markets.ts';
import { resources } from './chapters/resources.ts';
import { services } from './chapters/services.ts';
import { simpleCollectibles } from './chapters/simple-collectibles.ts';
import { sponsor } from './chapters/sponsor.ts';
import { tokens } from './chapters/tokens.ts';
import { trade } from './chapters/trade.ts';
import { vaulta } from './chapters/vaulta.ts';
import { finalizers } from './chapters/finalizers.ts';
import { vaultaRam } from './chapters/vaulta-ram.ts';
import { vaultaRights } from './chapters/vaulta-rights.ts';
import { telosAddresses } from './chapters/telos-evm.ts';
import { wax } from './chapters/wax.ts';
import type { StoryClock } from './clock.ts';
import { CROWDED, runCrowd, runCrowdPresent } from './crowd/crowd.ts';
import { fioAccountOf, fioKeyOf } from './fio/people.ts';
import { runFioPresent, runFioStory } from './fio/story.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import { createRunner } from './story-runner.ts';
import type { StoryRunner } from './story-runner.ts';
import { today } from './vaulta.ts';

const SEED = 20_260_101;

export interface StoryOptions {
  /** Whether to include the crowd, on the chain that has one. Ten times as many actions. */
  crowd?: boolean;
}

/**
 * Runs the story on a new chain and returns the ids of its transactions in order. Times are fixed
 * relative to the genesis, so that every start gives the same ids and state. The crowd comes last
 * and changes nothing of the rest.
 */
export function runStory(
  chain: Chain,
  clock: StoryClock,
  { crowd = false }: StoryOptions = {},
): string[] {
  const runner = createRunner(chain, clock);
  const random = createRandom(SEED);
  if (chain.spec.keyPrefix === 'FIO') runFioStory(runner, random);
  else runAntelopeStory(runner, random);
  runner.wait(1);
  if (crowd && chain.spec.key === CROWDED) runCrowd(runner);
  return [...runner.sent];
}

function runAntelopeStory(first: StoryRunner, random: Random): void {
  const old = createAmounts(first.chain);
  founding(first, old);
  election(first, old, random);
  tokens(first);
  about(first, old);
  sponsor(first, old);
  permissions(first, old);
  if (first.chain.spec.vaulta) vaulta(first);
  const { runner, amounts } = today(first);
  lending(runner, amounts);
  resources(runner, amounts);
  if (runner.chain.spec.vaulta) {
    vaultaRam(runner, amounts);
    vaultaRights(runner, amounts);
  }
  if (runner.chain.spec.savanna) finalizers(runner);
  collectibles(runner, amounts);
  simpleCollectibles(runner, amounts);
  proton(runner, amounts);
  protonMarkets(runner, amounts);
  wax(runner, amounts);
  telosAddresses(runner, amounts);
  services(runner, amounts);
  trade(runner, amounts, random);
  nftMarket(runner, amounts);
  prices(runner, amounts);
  if (runner.chain.spec.keyValue) directory(runner, amounts);
}

/** How long before now the present begins: the duration of its blocks. */
const PRESENT = 4_000;

/**
 * What is in progress when the devnet starts: pending refunds, used CPU. It runs at the machine's
 * time, after a jump as if all producers had stopped for a long time. So its few ids differ on each
 * start, but its effects do not. Afterwards the chain uses the machine's clock.
 */
export function runPresent(
  chain: Chain,
  clock: StoryClock,
  { crowd = false }: StoryOptions = {},
): void {
  clock.reach(clock.machine() - PRESENT);
  chain.produceBlock();
  const first = createRunner(chain, clock);
  if (crowd && chain.spec.key === CROWDED) runCrowdPresent(first);
  const { runner, amounts } = today(first);
  if (chain.spec.keyPrefix === 'FIO') runFioPresent(runner);
  else {
    pricesNow(runner);
    present(runner, amounts);
  }
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
