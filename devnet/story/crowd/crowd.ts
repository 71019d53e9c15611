import { createAmounts } from '../amounts.ts';
import { createRandom } from '../random.ts';
import type { Teller } from '../teller.ts';
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
export function tellCrowd(teller: Teller): void {
  const telling = { teller, amounts: createAmounts(teller.chain), random: createRandom(SEED) };
  settling(telling);
  airdrops(telling);
  exchange(telling);
  markets(telling);
  // Stakes that vote carry their producers along with each change, which takes long.
  politics(telling);
  payments(telling);
  scams(telling);
  hostileTexts(telling);
  tables(telling);
  managedPermissions(telling);
  proposals(telling);
  delays(telling);
  busyBlock(telling);
}

/** What of it is under way when the devnet starts. */
export function tellCrowdPresent(teller: Teller): void {
  const telling = { teller, amounts: createAmounts(teller.chain), random: createRandom(SEED) };
  delaysNow(telling);
  marketsNow(telling);
}
