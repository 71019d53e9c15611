import { system, transfer } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import { AIRDROP_HOLDERS, PROXY } from '../cast.ts';
import type { Teller } from '../teller.ts';

const DAY = 24 * 60 * 60;
/** All that can be rented, as the powerup market counts. */
const WHOLE_MARKET = 1_000_000_000_000_000;
/** A chain on which all is lent out, so that those who want their tokens back must wait. */
const LENT_OUT = 'jungle';
/** They wait there for their tokens, after who wants the most. */
const QUEUE = AIRDROP_HOLDERS.slice(0, 12);

/** Tokens are lent against REX, resources rented for them; the powerup market opens. */
export function lending(teller: Teller, amounts: Amounts): void {
  const { rex, powerup } = teller.chain.spec;
  if (rex) lend(teller, amounts);
  // Its fees go to those who lend, so that there must be some first.
  if (powerup) openMarket(teller, amounts);
}

/** What is rented, lent and waited for when the devnet starts. */
export function lendingNow(teller: Teller, amounts: Amounts): void {
  const { rex, powerup, key } = teller.chain.spec;
  if (rex) {
    rent(teller, amounts, 'cpu', 'alice', 'alice', 12, 0);
    rent(teller, amounts, 'cpu', 'erin', 'judy', 4, 8);
    rent(teller, amounts, 'net', 'erin', 'ivan', 2, 0);
    buy(teller, amounts, 'heidi', 400);
    if (key === LENT_OUT) exhaust(teller, amounts);
  }
  if (powerup) powerUp(teller, amounts, 'bob', 'judy');
}

function lend(teller: Teller, amounts: Amounts): void {
  const lenders: [string, number][] = [
    ['carol', 60_000],
    ['grace', 25_000],
    ['heidi', 8_000],
  ];
  for (const [owner, tokens] of lenders) {
    buy(teller, amounts, owner, tokens);
    teller.wait(60);
  }
  if (teller.chain.spec.key === LENT_OUT) smallLenders(teller, amounts);
  teller.send([system('mvtosavings', 'heidi', { owner: 'heidi', rex: '10000000.0000 REX' })]);
  teller.wait(60);
  rent(teller, amounts, 'cpu', 'dave', 'ivan', 12, 0);
  teller.wait(6 * DAY);
  teller.send([system('sellrex', 'grace', { from: 'grace', rex: '50000000.0000 REX' })]);
  teller.wait(60);
}

/** Tokens of those who lend on the chain that is lent out. */
const SMALL = QUEUE.map((owner, place) => [owner, 500 + 120 * place] as const);

/** Who has a vote may lend. */
function smallLenders(teller: Teller, amounts: Amounts): void {
  for (const [owner, tokens] of SMALL) {
    teller.send([
      transfer('eosio', owner, amounts.whole(tokens + 10), 'to lend'),
      system('buyrambytes', 'eosio', { payer: 'eosio', receiver: owner, bytes: 4096 }),
    ]);
    teller.send([system('voteproducer', owner, { voter: owner, proxy: PROXY, producers: [] })]);
    buy(teller, amounts, owner, tokens);
  }
  teller.wait(60);
}

/** Rents all but everything, and leaves those who sell their REX in the queue. */
function exhaust(teller: Teller, amounts: Amounts): void {
  const sell = (from: string, rex: number): void => {
    teller.send([system('sellrex', from, { from, rex: `${rex}.0000 REX` })]);
  };
  rent(teller, amounts, 'cpu', 'carol', 'bob', 60_000, 0);
  // These take what is left, but for less than the smallest order that follows.
  sell('heidi', 69_000_000);
  sell('grace', 108_000_000);
  sell('grace', 80_000_000);
  sell('carol', 550_000_000);
  for (const [owner, tokens] of SMALL) sell(owner, tokens * 9_000);
}

function buy(teller: Teller, amounts: Amounts, owner: string, tokens: number): void {
  const amount = amounts.whole(tokens);
  teller.send([
    system('deposit', owner, { owner, amount }),
    system('buyrex', owner, { from: owner, amount }),
  ]);
}

function rent(
  teller: Teller,
  amounts: Amounts,
  kind: 'cpu' | 'net',
  from: string,
  receiver: string,
  payment: number,
  fund: number,
): void {
  teller.send([
    system('deposit', from, { owner: from, amount: amounts.whole(payment + fund) }),
    system(`rent${kind}`, from, {
      ...{ from, receiver, loan_payment: amounts.whole(payment), loan_fund: amounts.whole(fund) },
    }),
  ]);
}

function openMarket(teller: Teller, amounts: Amounts): void {
  const market = {
    ...{ current_weight_ratio: WHOLE_MARKET / 10, target_weight_ratio: WHOLE_MARKET / 10 },
    ...{ assumed_stake_weight: 1_000_000_000, target_timestamp: null },
    ...{ exponent: 2, decay_secs: DAY },
    ...{ min_price: amounts.whole(20_000), max_price: amounts.whole(400_000) },
  };
  const args = { net: market, cpu: market, powerup_days: 1, min_powerup_fee: amounts.fine(1) };
  teller.send([system('cfgpowerup', 'eosio', { args })]);
  teller.wait(60);
  powerUp(teller, amounts, 'carol', 'ivan');
  teller.wait(60);
}

function powerUp(teller: Teller, amounts: Amounts, payer: string, receiver: string): void {
  teller.send([
    system('powerup', payer, {
      ...{ payer, receiver, days: 1, net_frac: WHOLE_MARKET / 1e6 },
      ...{ cpu_frac: WHOLE_MARKET / 1e5, max_payment: amounts.whole(100) },
    }),
  ]);
}
