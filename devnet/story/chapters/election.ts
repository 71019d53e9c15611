import { system } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import { PRODUCERS, PROXY } from '../cast.ts';
import { devnetPublicKey } from '../../engine/keys.ts';
import type { Random } from '../random.ts';
import type { Teller } from '../teller.ts';

/** Producers register and are voted for; some votes go through a proxy. */
export function election(teller: Teller, amounts: Amounts, random: Random): void {
  for (const { name, url, location } of PRODUCERS) {
    const producer_key = devnetPublicKey(name);
    teller.send([system('regproducer', name, { producer: name, producer_key, url, location })]);
    teller.wait(1);
  }

  stake(teller, amounts, 'alice', 40_000);
  stake(teller, amounts, 'bob', 12_000);
  stake(teller, amounts, 'carol', 150_000);
  stake(teller, amounts, 'grace', 30_000);
  stake(teller, amounts, 'heidi', 20_000);
  stake(teller, amounts, 'frank', 9_000);

  teller.send([system('regproxy', PROXY, { proxy: PROXY, isproxy: true })]);
  teller.wait(3);
  // Twenty-four get votes, each a different weight, so that the list has an order and an end.
  const ranked = PRODUCERS.slice(0, 24).map(({ name }) => name);
  vote(teller, PROXY, ranked.slice(0, 21));
  for (const voter of ['carol', 'grace', 'heidi']) {
    teller.send([system('voteproducer', voter, { voter, proxy: PROXY, producers: [] })]);
    teller.wait(4);
  }
  vote(teller, 'alice', ranked.slice(0, 12));
  vote(teller, 'bob', ranked.slice(5, 24));
  vote(teller, 'frank', ranked.slice(random.between(0, 3), 9));
  ranked.slice(0, 20).forEach((producer, i) => vote(teller, producer, ranked.slice(0, 20 - i)));

  teller.send([system('unregprod', 'bpzulu111111', { producer: 'bpzulu111111' })]);
  teller.wait(10);
}

function stake(teller: Teller, amounts: Amounts, account: string, tokens: number): void {
  const half = amounts.whole(tokens / 2);
  teller.send([
    system('delegatebw', account, {
      from: account,
      receiver: account,
      stake_net_quantity: half,
      stake_cpu_quantity: half,
      transfer: false,
    }),
  ]);
  teller.wait(2);
}

/** Producers must be named in the order of their values, which is the order of their letters. */
function vote(teller: Teller, voter: string, producers: string[]): void {
  const named = producers.slice(0, teller.chain.spec.maxVotes).toSorted();
  teller.send([system('voteproducer', voter, { voter, proxy: '', producers: named })]);
  teller.wait(2);
}
