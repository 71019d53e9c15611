import { createRandom } from '../random.ts';
import type { StoryRunner } from '../story-runner.ts';
import { today } from '../vaulta.ts';
import { airdrops } from './airdrops.ts';
import { busyBlock } from './busy-block.ts';
import { delays, delaysNow } from './delays.ts';
import { exchange } from './exchange.ts';
import { hostileTexts } from './hostile.ts';
import { managedPermissions } from './managed-permissions.ts';
import { markets, marketsNow } from './markets.ts';
import { payments } from './payments.ts';
import { politics } from './politics.ts';
import { proposals } from './proposals.ts';
import { scams } from './scams.ts';
import { crowdAccounts } from './crowd-accounts.ts';
import { tables } from './tables.ts';

/** The chain with a crowd. */
export const CROWDED = 'eos';
const SEED = 20_260_102;

/**
 * Background activity of the story: two hundred accounts, thousands of actions, and one of each
 * rare case.
 */
export function runCrowd(runner: StoryRunner): void {
  const context = { ...today(runner), random: createRandom(SEED) };
  crowdAccounts(context);
  airdrops(context);
  exchange(context);
  markets(context);
  // Each stake change of a voter updates its producers, which is slow.
  politics(context);
  payments(context);
  scams(context);
  hostileTexts(context);
  tables(context);
  managedPermissions(context);
  proposals(context);
  delays(context);
  busyBlock(context);
}

/** What is in progress when the devnet starts. */
export function runCrowdPresent(runner: StoryRunner): void {
  const context = { ...today(runner), random: createRandom(SEED) };
  delaysNow(context);
  marketsNow(context);
}
