import { system } from '../actions.ts';
import { undelegate } from '../chapters/resources.ts';
import type { StoryAction } from '../teller.ts';
import { citizens, POWERUP_SERVICE, RAM_TRADERS, WHALES } from './cast.ts';
import { sendInPacks } from './told.ts';
import type { Telling } from './told.ts';

/** All that can be rented, as the powerup market counts. */
const WHOLE_MARKET = 1_000_000_000_000_000;
const RAM_ROUNDS = 60;

/** RAM goes up and down, stakes come and go, and a service powers up whoever asks. */
export function markets(telling: Telling): void {
  const { teller, amounts, random } = telling;
  for (let round = 0; round < RAM_ROUNDS; round++) {
    const account = RAM_TRADERS[round % RAM_TRADERS.length]!;
    const bytes = 1024 * random.between(64, 900);
    const own = { payer: account, receiver: account };
    const deal =
      round % 2 === 0
        ? system('buyram', account, { ...own, quant: amounts.whole(random.between(5, 400)) })
        : system('buyrambytes', account, { ...own, bytes });
    const sold = system('sellram', account, { account, bytes: bytes >> 3 });
    teller.send(round < RAM_TRADERS.length ? [deal] : [deal, sold]);
    if (round % 3 === 2) teller.wait(random.between(60, 900));
  }
  for (const [place, citizen] of citizens(0, 60).entries()) {
    teller.send([stake(telling, citizen, citizen, 1 + (place % 5))]);
    if (place % 4 === 3) teller.wait(random.between(20, 200));
  }
  for (const whale of WHALES)
    sendInPacks(
      teller,
      citizens(random.between(0, 90), 6).map((citizen) => stake(telling, whale, citizen, 25)),
      6,
    );
  for (const citizen of citizens(0, 30))
    teller.send([undelegate(citizen, citizen, amounts.whole(1), amounts.whole(1))]);
  teller.wait(4 * 24 * 60 * 60);
  for (const owner of citizens(0, 20)) teller.send([system('refund', owner, { owner })]);
  teller.wait(30);
  sendInPacks(
    teller,
    citizens(0, 90).map((citizen) => powerUp(telling, citizen)),
    15,
  );
}

/** What is on its way when the devnet starts. */
export function marketsNow(telling: Telling): void {
  const { teller, amounts } = telling;
  for (const citizen of citizens(40, 6))
    teller.send([undelegate(citizen, citizen, amounts.whole(0), amounts.whole(1))]);
  teller.send(citizens(100, 10).map((citizen) => powerUp(telling, citizen)));
}

function stake({ amounts }: Telling, from: string, receiver: string, tokens: number): StoryAction {
  const half = amounts.whole(tokens);
  return system('delegatebw', from, {
    ...{ from, receiver, transfer: false },
    ...{ stake_net_quantity: half, stake_cpu_quantity: half },
  });
}

function powerUp({ amounts }: Telling, receiver: string): StoryAction {
  return system('powerup', POWERUP_SERVICE, {
    ...{ payer: POWERUP_SERVICE, receiver, days: 1, net_frac: WHOLE_MARKET / 1e7 },
    ...{ cpu_frac: WHOLE_MARKET / 1e6, max_payment: amounts.whole(2) },
  });
}
