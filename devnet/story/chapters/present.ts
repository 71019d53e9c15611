import { transfer } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import { BUSY } from '../cast.ts';
import type { StoryRunner } from '../story-runner.ts';
import { lendingNow } from './lending.ts';
import { protonNow } from './proton.ts';
import { bid, undelegate } from './resources.ts';

const ERRANDS = ['bread', 'coffee', 'a newspaper', 'a stamp', 'flowers', 'the bus'];

/** What is in progress when the devnet starts. Blocks are a second apart. */
export function present(runner: StoryRunner, amounts: Amounts): void {
  runner.send([undelegate('bob', 'bob', amounts.whole(500), amounts.whole(1_500))]);
  runner.send([undelegate('frank', 'frank', amounts.whole(0), amounts.whole(250))]);
  runner.send([bid('erin', 'silver', amounts.whole(75))]);
  lendingNow(runner, amounts);
  protonNow(runner);
  runner.wait(1);
  runner.send([transfer('grace', 'alice', amounts.fine(31_400), 'for the concert')]);
  runner.send([transfer('alice', 'judy', amounts.whole(2), 'change')]);
  runner.wait(1);
  for (const day of ['Monday', 'Tuesday', 'Wednesday']) {
    for (const errand of ERRANDS) {
      runner.send([transfer(BUSY, 'judy', amounts.fine(5_000), `${errand}, ${day}`)]);
    }
  }
  runner.wait(1);
}
