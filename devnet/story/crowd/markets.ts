import { system } from '../actions.ts';
import { undelegate } from '../chapters/resources.ts';
import type { StoryAction } from '../story-runner.ts';
import { citizens, POWERUP_SERVICE, RAM_TRADERS, WHALES } from './cast.ts';
import { sendInPacks } from './context.ts';
import type { CrowdContext } from './context.ts';

/** The whole PowerUp market. */
const WHOLE_MARKET = 1_000_000_000_000_000;
const RAM_ROUNDS = 60;

/** RAM trades, stakes and unstakes, and a PowerUp service. */
export function markets(context: CrowdContext): void {
  const { runner, amounts, random } = context;
  for (let round = 0; round < RAM_ROUNDS; round++) {
    const account = RAM_TRADERS[round % RAM_TRADERS.length]!;
    const bytes = 1024 * random.between(64, 900);
    const own = { payer: account, receiver: account };
    const deal =
      round % 2 === 0
        ? system('buyram', account, { ...own, quant: amounts.whole(random.between(5, 400)) })
        : system('buyrambytes', account, { ...own, bytes });
    const sold = system('sellram', account, { account, bytes: bytes >> 3 });
    runner.send(round < RAM_TRADERS.length ? [deal] : [deal, sold]);
    if (round % 3 === 2) runner.wait(random.between(60, 900));
  }
  for (const [index, citizen] of citizens(0, 60).entries()) {
    runner.send([stake(context, citizen, citizen, 1 + (index % 5))]);
    if (index % 4 === 3) runner.wait(random.between(20, 200));
  }
  for (const whale of WHALES)
    sendInPacks(
      runner,
      citizens(random.between(0, 90), 6).map((citizen) => stake(context, whale, citizen, 25)),
      6,
    );
  for (const citizen of citizens(0, 30))
    runner.send([undelegate(citizen, citizen, amounts.whole(1), amounts.whole(1))]);
  runner.wait(4 * 24 * 60 * 60);
  for (const owner of citizens(0, 20)) runner.send([system('refund', owner, { owner })]);
  runner.wait(30);
  sendInPacks(
    runner,
    citizens(0, 90).map((citizen) => powerUp(context, citizen)),
    15,
  );
}

/** What is in progress when the devnet starts. */
export function marketsNow(context: CrowdContext): void {
  const { runner, amounts } = context;
  for (const citizen of citizens(40, 6))
    runner.send([undelegate(citizen, citizen, amounts.whole(0), amounts.whole(1))]);
  runner.send(citizens(100, 10).map((citizen) => powerUp(context, citizen)));
}

function stake(
  { amounts }: CrowdContext,
  from: string,
  receiver: string,
  tokens: number,
): StoryAction {
  const half = amounts.whole(tokens);
  return system('delegatebw', from, {
    from,
    receiver,
    transfer: false,
    stake_net_quantity: half,
    stake_cpu_quantity: half,
  });
}

function powerUp({ amounts }: CrowdContext, receiver: string): StoryAction {
  return system('powerup', POWERUP_SERVICE, {
    payer: POWERUP_SERVICE,
    receiver,
    days: 1,
    net_frac: WHOLE_MARKET / 1e7,
    cpu_frac: WHOLE_MARKET / 1e6,
    max_payment: amounts.whole(2),
  });
}
