import type { Amounts } from '../amounts.ts';
import type { Random } from '../random.ts';
import type { StoryAction, Teller } from '../teller.ts';

/** What each chapter of the crowd is told with. */
export interface Telling {
  teller: Teller;
  amounts: Amounts;
  random: Random;
}

/** Sends many actions of one author as such authors do: so many in a transaction, one after the other. */
export function sendInPacks(teller: Teller, actions: readonly StoryAction[], size: number): void {
  for (let first = 0; first < actions.length; first += size) {
    teller.send(actions.slice(first, first + size));
    teller.wait(3);
  }
}
