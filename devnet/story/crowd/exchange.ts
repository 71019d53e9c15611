import { transfer } from '../actions.ts';
import { EXCHANGE } from '../cast.ts';
import { citizens, CITIZENS, WHALES } from './cast.ts';
import { sendInPacks } from './context.ts';
import type { CrowdContext } from './context.ts';

/** Deposits with individual memos, one without a memo, and withdrawals in batches. */
export function exchange({ runner, amounts, random }: CrowdContext): void {
  for (const [place, citizen] of citizens(0, 110).entries()) {
    const quantity = amounts.fine(random.between(2_000, 90_000));
    const memo = place === 7 ? '' : String(7_000_000 + place * 4_801);
    runner.send([transfer(citizen, EXCHANGE, quantity, memo)]);
    if (place % 4 === 3) runner.wait(random.between(20, 240));
  }
  for (const [place, whale] of WHALES.entries()) {
    const quantity = amounts.whole(random.between(2_000, 60_000));
    runner.send([transfer(whale, EXCHANGE, quantity, String(8_100_000 + place))]);
  }
  runner.wait(30);
  const withdrawals = [...CITIZENS, ...CITIZENS].map((citizen, place) => {
    const quantity = amounts.fine(random.between(30_000, 400_000));
    return transfer(EXCHANGE, citizen, quantity, `withdrawal ${900_000 + place}`);
  });
  sendInPacks(runner, withdrawals, 12);
}
