import type { Amounts } from '../amounts.ts';
import type { Random } from '../random.ts';
import type { StoryAction, StoryRunner } from '../story-runner.ts';

/** Input of each chapter of the crowd. */
export interface CrowdContext {
  runner: StoryRunner;
  amounts: Amounts;
  random: Random;
}

/** Sends many actions of one author in transactions of a fixed size, one after the other. */
export function sendInPacks(
  runner: StoryRunner,
  actions: readonly StoryAction[],
  size: number,
): void {
  for (let first = 0; first < actions.length; first += size) {
    runner.send(actions.slice(first, first + size));
    runner.wait(3);
  }
}
