import { transfer } from '../actions.ts';
import { EXCHANGE } from '../cast.ts';
import { citizens, CITIZENS, WHALES } from './cast.ts';
import { sendInPacks } from './context.ts';
import type { CrowdContext } from './context.ts';

/** Deposits with individual memos, one without a memo, and withdrawals in batches. */
export function exchange({ runner, amounts, random }: CrowdContext): void {
  for (const [index, citizen] of citizens(0, 110).entries()) {
    const quantity = amounts.fine(random.between(2_000, 90_000));
    const memo = index === 7 ? '' : String(7_000_000 + index * 4_801);
    runner.send([transfer(citizen, EXCHANGE, quantity, memo)]);
    if (index % 4 === 3) runner.wait(random.between(20, 240));
  }
  for (const [index, whale] of WHALES.entries()) {
    const quantity = amounts.whole(random.between(2_000, 60_000));
    runner.send([transfer(whale, EXCHANGE, quantity, String(8_100_000 + index))]);
  }
  runner.wait(30);
  const withdrawals = [...CITIZENS, ...CITIZENS].map((citizen, index) => {
    const quantity = amounts.fine(random.between(30_000, 400_000));
    return transfer(EXCHANGE, citizen, quantity, `withdrawal ${900_000 + index}`);
  });
  sendInPacks(runner, withdrawals, 12);
}
