import { transfer } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import { BUSY } from '../cast.ts';
import type { Teller } from '../teller.ts';
import { lendingNow } from './lending.ts';
import { bid, undelegate } from './resources.ts';

const ERRANDS = ['bread', 'coffee', 'a newspaper', 'a stamp', 'flowers', 'the bus'];

/** What the devnet starts with under way. Each block a second after the other. */
export function present(teller: Teller, amounts: Amounts): void {
  teller.send([undelegate('bob', 'bob', amounts.whole(500), amounts.whole(1_500))]);
  teller.send([undelegate('frank', 'frank', amounts.whole(0), amounts.whole(250))]);
  teller.send([bid('erin', 'silver', amounts.whole(75))]);
  lendingNow(teller, amounts);
  teller.wait(1);
  teller.send([transfer('grace', 'alice', amounts.fine(31_400), 'for the concert')]);
  teller.send([transfer('alice', 'judy', amounts.whole(2), 'change')]);
  teller.wait(1);
  for (const day of ['Monday', 'Tuesday', 'Wednesday']) {
    for (const errand of ERRANDS) {
      teller.send([transfer(BUSY, 'judy', amounts.fine(5_000), `${errand}, ${day}`)]);
    }
  }
  teller.wait(1);
}
