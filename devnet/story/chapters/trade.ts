import { transfer } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import { EXCHANGE, TRADER } from '../cast.ts';
import type { Random } from '../random.ts';
import type { StoryRunner } from '../story-runner.ts';
import { payersOf } from '../vaulta.ts';

const ROUNDS = 130;
const MEMOS = ['', 'thanks', 'rent', 'lunch', 'invoice 2041', 'for the tickets', 'gracias', '谢谢'];

/** A market maker trades with the exchange, and people pay each other. */
export function trade(runner: StoryRunner, amounts: Amounts, random: Random): void {
  const people = payersOf(runner.chain);
  for (let round = 0; round < ROUNDS; round++) {
    const quantity = amounts.fine(random.between(1, 90_000));
    runner.send([
      round % 2 === 0
        ? transfer(TRADER, EXCHANGE, quantity, `deposit ${100_000 + round}`)
        : transfer(EXCHANGE, TRADER, quantity, `withdrawal ${500_000 + round}`),
    ]);
    if (round % 2 === 0) pay(runner, amounts, random, people, round);
    runner.wait(random.between(30, 600));
  }
}

function pay(
  runner: StoryRunner,
  amounts: Amounts,
  random: Random,
  people: string[],
  round: number,
): void {
  const from = people[round % people.length] ?? 'alice';
  const to = random.pick(people.filter((name) => name !== from));
  const quantity = amounts.fine(random.between(1, 120_000));
  runner.send([transfer(from, to, quantity, random.pick(MEMOS))]);
}
