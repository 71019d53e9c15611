import { transfer } from '../actions.ts';
import { CITIZENS } from './cast.ts';
import type { CrowdContext } from './context.ts';

/** Transactions in the fullest block. */
const FULLEST = 400;

/** Everybody pays somebody within one block. */
export function busyBlock({ runner, amounts, random }: CrowdContext): void {
  runner.wait(60);
  for (let index = 0; index < FULLEST; index++) {
    const from = CITIZENS[index % CITIZENS.length]!;
    const to = CITIZENS[(index + 1 + random.between(0, 100)) % CITIZENS.length]!;
    runner.send([transfer(from, to, amounts.fine(random.between(1, 500)), `rush hour ${index}`)]);
  }
  runner.wait(60);
}
