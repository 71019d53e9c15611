import { formatUnits } from '#src/chain/core/asset.ts';
import { transfer } from '../actions.ts';
import { AIRDROPS, citizens, CITIZENS, PAYROLL } from './cast.ts';
import { sendInPacks } from './context.ts';
import type { CrowdContext } from './context.ts';

const MEMOS = [
  '',
  'thanks!',
  'lunch',
  'rent for March',
  'Geburtstag 🎂',
  'invoice 77/b',
  '房租',
  'شكرا',
];
const MONTHS = ['January', 'February', 'March', 'April', 'May'];
const PAYMENTS = 200;
const TRADES = 60;

/** Wages, debts, and payments in airdropped tokens. */
export function payments({ runner, amounts, random }: CrowdContext): void {
  for (const month of MONTHS) {
    const wages = citizens(20, 48).map((citizen, index) =>
      transfer(PAYROLL, citizen, amounts.whole(25 + index), `wages, ${month}`),
    );
    sendInPacks(runner, wages, 24);
  }
  const other = (name: string): string => random.pick(CITIZENS.filter((one) => one !== name));
  for (let payment = 0; payment < PAYMENTS; payment++) {
    const from = random.pick(CITIZENS);
    const quantity = amounts.fine(random.between(1, 40_000));
    runner.send([transfer(from, other(from), quantity, random.pick(MEMOS))]);
    if (payment % 4 === 3) runner.wait(random.between(10, 400));
  }
  for (let trade = 0; trade < TRADES; trade++) {
    const from = CITIZENS[trade]!;
    const gifts = AIRDROPS.map(({ issuer, code, precision }) => {
      const quantity = `${formatUnits(BigInt(random.between(1, 900)), precision)} ${code}`;
      return transfer(from, other(from), quantity, 'swap', issuer);
    });
    runner.send(gifts);
    if (trade % 3 === 2) runner.wait(random.between(10, 200));
  }
}
