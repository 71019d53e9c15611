import { createAmounts } from '../amounts.ts';
import { createRandom } from '../random.ts';
import type { StoryRunner } from '../story-runner.ts';
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
import { settling } from './settling.ts';
import { tables } from './tables.ts';

/** The one whose crowd is told of. */
export const CROWDED = 'eos';
const SEED = 20_260_102;

/**
 * What goes on around the story's main persons: two hundred accounts and thousands of actions, and
 * one of each thing that is rare and must be shown all the same.
 */
export function runCrowd(runner: StoryRunner): void {
  const context = { runner, amounts: createAmounts(runner.chain), random: createRandom(SEED) };
  settling(context);
  airdrops(context);
  exchange(context);
  markets(context);
  // Stakes that vote carry their producers along with each change, which takes long.
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

/** What of it is under way when the devnet starts. */
export function runCrowdPresent(runner: StoryRunner): void {
  const context = { runner, amounts: createAmounts(runner.chain), random: createRandom(SEED) };
  delaysNow(context);
  marketsNow(context);
}
