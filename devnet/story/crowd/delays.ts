import { act, active, system, transfer } from '../actions.ts';
import { EXCHANGE } from '../cast.ts';
import { citizens, GUESTBOOK, PATIENT } from './cast.ts';
import type { CrowdContext } from './context.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** Longer than a chain retries due transactions. */
const FORGOTTEN = 20 * MINUTE;

/** Delayed transactions that were executed, cancelled, failed or expired. */
export function delays({ runner, amounts }: CrowdContext): void {
  const [first, second, third] = citizens(110, 3) as [string, string, string];
  const later = (from: string, whole: number, memo: string): string =>
    runner.send([transfer(from, EXCHANGE, amounts.whole(whole), memo)], [from], MINUTE).id;

  later(first, 2, 'a minute later');
  later(second, 900_000_000, 'more than there is');
  const trx_id = later(third, 3, 'on second thoughts');
  runner.wait(5);
  const canceling_auth = active(third);
  runner.send([system('canceldelay', third, { canceling_auth, trx_id })]);
  runner.wait(2 * MINUTE);

  later(first, 4, 'nobody got to it in time');
  runner.wait(5);
  runner.wait(FORGOTTEN);

  for (const id of [1, 2]) runner.send([act(GUESTBOOK, 'promise', active(GUESTBOOK), { id })]);
  runner.wait(5);
  runner.wait(5);
}

/** Scheduled transactions when the devnet starts. One has a delay that replaces a key. */
export function delaysNow({ runner, amounts }: CrowdContext): void {
  for (const [index, from] of citizens(113, 4).entries()) {
    const due = transfer(from, EXCHANGE, amounts.whole(1), `standing order ${index + 1}`);
    runner.send([due], [from], (index + 1) * 9 * DAY);
  }
  const patience = transfer(PATIENT, EXCHANGE, amounts.whole(5), 'after a month of waiting');
  runner.send([patience], [], 30 * DAY);
}
