import { transfer } from '../actions.ts';
import { CITIZENS } from './cast.ts';
import type { CrowdContext } from './context.ts';

/** Transactions in the fullest block. */
const FULLEST = 400;

/** Everybody pays somebody within one block. */
export function busyBlock({ runner, amounts, random }: CrowdContext): void {
  runner.wait(60);
  for (let place = 0; place < FULLEST; place++) {
    const from = CITIZENS[place % CITIZENS.length]!;
    const to = CITIZENS[(place + 1 + random.between(0, 100)) % CITIZENS.length]!;
    runner.send([transfer(from, to, amounts.fine(random.between(1, 500)), `rush hour ${place}`)]);
  }
  runner.wait(60);
}
