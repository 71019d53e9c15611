import { devnetPublicKey } from '../../engine/keys.ts';
import { act, active, system, transfer } from '../actions.ts';
import { PRODUCERS, PROXY } from '../cast.ts';
import { deployNative } from '../deploy.ts';
import { bpJson } from './bp-json.ts';
import { citizens, PRODUCER_JSON, PROXIES, SMALL_PRODUCERS, WHALES } from './cast.ts';
import { producerJson } from './contracts.ts';
import type { CrowdContext } from './context.ts';

/** The block producers. The crowd's votes do not change their order. */
const ELECTED = PRODUCERS.slice(0, 21).map(({ name }) => name);

/** More producers, proxies and voters, and producers' bp.json files. */
export function politics(context: CrowdContext): void {
  const { runner, amounts, random } = context;
  for (const { name, url, location } of SMALL_PRODUCERS) {
    const producer_key = devnetPublicKey(name);
    runner.send([system('regproducer', name, { producer: name, producer_key, url, location })]);
  }
  runner.wait(5);
  for (const proxy of Object.values(PROXIES))
    runner.send([system('regproxy', proxy, { proxy, isproxy: true })]);
  runner.wait(5);

  const vote = (voter: string, producers: readonly string[], proxy = ''): void => {
    const named = producers.toSorted();
    runner.send([system('voteproducer', voter, { voter, proxy, producers: named })]);
  };
  vote(PROXIES.green, ELECTED);
  vote(PROXIES.civic, [...ELECTED.slice(0, 12), ...SMALL_PRODUCERS.map(({ name }) => name)]);
  for (const whale of WHALES.slice(0, 4)) vote(whale, [], PROXIES.green);
  for (const whale of WHALES.slice(4)) vote(whale, ELECTED);
  runner.wait(5);
  const choice = [...ELECTED, ...SMALL_PRODUCERS.map(({ name }) => name)];
  for (const [index, citizen] of citizens(0, 60).entries()) {
    if (index % 4 === 0) vote(citizen, [], index % 8 === 0 ? PROXIES.green : PROXY);
    else if (index % 4 === 1) vote(citizen, [], PROXIES.civic);
    else vote(citizen, pickSome(choice, random.between(1, 12), random.between(0, choice.length)));
    if (index % 5 === 4) runner.wait(random.between(10, 90));
  }
  for (const { name } of SMALL_PRODUCERS)
    runner.send([transfer(name, citizens(0, 1)[0]!, amounts.whole(1), 'thank you for your vote')]);
  publish(context);
}

function publish({ runner }: CrowdContext): void {
  deployNative(runner, PRODUCER_JSON, 'producerjson', producerJson.abi);
  for (const { name, url } of [...PRODUCERS, ...SMALL_PRODUCERS]) {
    const json = JSON.stringify(bpJson(name, url));
    runner.send([act(PRODUCER_JSON, 'set', active(name), { owner: name, json })]);
  }
  runner.wait(5);
}

/** A circular selection from an index. */
function pickSome(names: readonly string[], count: number, from: number): readonly string[] {
  return Array.from({ length: Math.min(count, names.length) }, (_, index) => {
    return names[(from + index) % names.length]!;
  });
}
