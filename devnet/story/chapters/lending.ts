import { system, transfer } from '../actions.ts';
import { saveInRex, saveInRexNow } from './vaulta-rex.ts';
import type { Amounts } from '../amounts.ts';
import { AIRDROP_HOLDERS, PROXY } from '../cast.ts';
import type { StoryRunner } from '../story-runner.ts';

const DAY = 24 * 60 * 60;
/** The whole PowerUp market. */
const WHOLE_MARKET = 1_000_000_000_000_000;
/** A chain where everything is lent, so that sellers must queue. */
const LENT_OUT = 'kylin';
/** Sellers in the queue, after the one with the largest order. */
const QUEUE = AIRDROP_HOLDERS.slice(0, 12);

/** REX lending and rentals, and the PowerUp market. */
export function lending(runner: StoryRunner, amounts: Amounts): void {
  const { rex, powerup, vaulta } = runner.chain.spec;
  if (vaulta) saveInRex(runner, amounts);
  else if (rex) lend(runner, amounts);
  // PowerUp fees go to REX lenders, so there must be some first.
  if (powerup) openMarket(runner, amounts);
}

/** Rentals, loans and queued sales that are active when the devnet starts. */
export function lendingNow(runner: StoryRunner, amounts: Amounts): void {
  const { rex, powerup, vaulta, key } = runner.chain.spec;
  if (vaulta) saveInRexNow(runner, amounts);
  else if (rex) {
    rent(runner, amounts, 'cpu', 'alice', 'alice', 12, 0);
    rent(runner, amounts, 'cpu', 'erin', 'judy', 4, 8);
    rent(runner, amounts, 'net', 'erin', 'ivan', 2, 0);
    buy(runner, amounts, 'heidi', 400);
    if (key === LENT_OUT) exhaust(runner, amounts);
  }
  if (powerup) powerUp(runner, amounts, 'bob', 'judy');
}

function lend(runner: StoryRunner, amounts: Amounts): void {
  const lenders: [string, number][] = [
    ['carol', 60_000],
    ['grace', 25_000],
    ['heidi', 8_000],
  ];
  for (const [owner, tokens] of lenders) {
    buy(runner, amounts, owner, tokens);
    runner.wait(60);
  }
  if (runner.chain.spec.key === LENT_OUT) smallLenders(runner, amounts);
  runner.send([system('mvtosavings', 'heidi', { owner: 'heidi', rex: '10000000.0000 REX' })]);
  runner.wait(60);
  rent(runner, amounts, 'cpu', 'dave', 'ivan', 12, 0);
  runner.wait(6 * DAY);
  runner.send([system('sellrex', 'grace', { from: 'grace', rex: '50000000.0000 REX' })]);
  runner.wait(60);
}

/** The stake of lenders on the fully lent chain. */
const SMALL = QUEUE.map((owner, index) => [owner, 500 + 120 * index] as const);

/** Lending requires a vote. */
function smallLenders(runner: StoryRunner, amounts: Amounts): void {
  for (const [owner, tokens] of SMALL) {
    runner.send([
      transfer('eosio', owner, amounts.whole(tokens + 10), 'to lend'),
      system('buyrambytes', 'eosio', { payer: 'eosio', receiver: owner, bytes: 4096 }),
    ]);
    runner.send([system('voteproducer', owner, { voter: owner, proxy: PROXY, producers: [] })]);
    buy(runner, amounts, owner, tokens);
  }
  runner.wait(60);
}

/** Rents nearly everything, so that sell orders are queued. */
function exhaust(runner: StoryRunner, amounts: Amounts): void {
  const sell = (from: string, rex: number): void => {
    runner.send([system('sellrex', from, { from, rex: `${rex}.0000 REX` })]);
  };
  rent(runner, amounts, 'cpu', 'carol', 'bob', 60_000, 0);
  // These sell the rest, which is less than the smallest later order.
  sell('heidi', 69_000_000);
  sell('grace', 108_000_000);
  sell('grace', 80_000_000);
  sell('carol', 550_000_000);
  for (const [owner, tokens] of SMALL) sell(owner, tokens * 9_000);
}

function buy(runner: StoryRunner, amounts: Amounts, owner: string, tokens: number): void {
  const amount = amounts.whole(tokens);
  runner.send([
    system('deposit', owner, { owner, amount }),
    system('buyrex', owner, { from: owner, amount }),
  ]);
}

function rent(
  runner: StoryRunner,
  amounts: Amounts,
  kind: 'cpu' | 'net',
  from: string,
  receiver: string,
  payment: number,
  fund: number,
): void {
  runner.send([
    system('deposit', from, { owner: from, amount: amounts.whole(payment + fund) }),
    system(`rent${kind}`, from, {
      from,
      receiver,
      loan_payment: amounts.whole(payment),
      loan_fund: amounts.whole(fund),
    }),
  ]);
}

function openMarket(runner: StoryRunner, amounts: Amounts): void {
  const market = {
    current_weight_ratio: WHOLE_MARKET / 10,
    target_weight_ratio: WHOLE_MARKET / 10,
    assumed_stake_weight: 1_000_000_000,
    target_timestamp: null,
    exponent: 2,
    decay_secs: DAY,
    min_price: amounts.whole(20_000),
    max_price: amounts.whole(400_000),
  };
  const args = { net: market, cpu: market, powerup_days: 1, min_powerup_fee: amounts.fine(1) };
  runner.send([system('cfgpowerup', 'eosio', { args })]);
  runner.wait(60);
  powerUp(runner, amounts, 'carol', 'ivan');
  runner.wait(60);
}

function powerUp(runner: StoryRunner, amounts: Amounts, payer: string, receiver: string): void {
  runner.send([
    system('powerup', payer, {
      payer,
      receiver,
      days: 1,
      net_frac: WHOLE_MARKET / 1e6,
      cpu_frac: WHOLE_MARKET / 1e5,
      max_payment: amounts.whole(100),
    }),
  ]);
}
