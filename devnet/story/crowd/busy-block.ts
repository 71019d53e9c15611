import { transfer } from '../actions.ts';
import { CITIZENS } from './cast.ts';
import type { Telling } from './told.ts';

/** Transactions of the fullest block. */
const FULLEST = 400;

/** Everybody pays somebody within the same half second. */
export function busyBlock({ teller, amounts, random }: Telling): void {
  teller.wait(60);
  for (let place = 0; place < FULLEST; place++) {
    const from = CITIZENS[place % CITIZENS.length]!;
    const to = CITIZENS[(place + 1 + random.between(0, 100)) % CITIZENS.length]!;
    teller.send([transfer(from, to, amounts.fine(random.between(1, 500)), `rush hour ${place}`)]);
  }
  teller.wait(60);
}
