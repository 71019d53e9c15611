import { devnetKey } from '../engine/keys.ts';
import type { Chain } from '../types.ts';
import { createAmounts } from './amounts.ts';
import { DEMO } from './cast.ts';
import { election } from './chapters/election.ts';
import { founding } from './chapters/founding.ts';
import { permissions } from './chapters/permissions.ts';
import { pendingResources, resources } from './chapters/resources.ts';
import { tokens } from './chapters/tokens.ts';
import { trade } from './chapters/trade.ts';
import type { StoryClock } from './clock.ts';
import { createRandom } from './random.ts';
import { createTeller } from './teller.ts';

const SEED = 20_260_101;

/**
 * Tells the story on a fresh chain and returns the ids of its transactions in order. Its times are
 * fixed, counted from the chain's genesis, so that every start gives the same ids and state. Then the
 * clock is released: the next block has the machine's time, as after a long stop of all producers.
 */
export function tellStory(chain: Chain, clock: StoryClock): string[] {
  const teller = createTeller(chain, clock);
  const amounts = createAmounts(chain);
  const random = createRandom(SEED);
  founding(teller, amounts);
  election(teller, amounts, random);
  tokens(teller);
  permissions(teller, amounts);
  resources(teller, amounts);
  trade(teller, amounts, random);
  teller.wait(1);
  clock.release();
  return [...teller.sent];
}

/**
 * What is under way when the devnet starts: refunds not yet due, an open bid. Pushed at the
 * machine's time, so these few ids differ from start to start while their effects do not.
 */
export function tellPresent(chain: Chain, clock: StoryClock): void {
  chain.produceBlock();
  pendingResources(createTeller(chain, clock), createAmounts(chain));
  chain.produceBlock();
}

export function demoAccounts(): {
  name: string;
  about: string;
  publicKey: string;
  privateKey: string;
}[] {
  return DEMO.map(({ name, about }) => {
    const key = devnetKey(name);
    return { name, about, publicKey: key.public, privateKey: key.private };
  });
}
