import { devnetPublicKey } from '../../engine/keys.ts';
import { PRODUCERS, PROXY } from '../cast.ts';
import type { Random } from '../random.ts';
import type { StoryAction, StoryRunner } from '../story-runner.ts';
import { doing, fioAccountOf, fioKeyOf, sendAs } from './people.ts';

const DOMAIN = 'producers';

/** A person's address for voting. */
function voterAddress(who: string): string {
  return `${who}@${PRODUCERS.some(({ name }) => name === who) ? DOMAIN : 'pronghorn'}`;
}

export function voteFor(who: string, producers: readonly string[]): StoryAction {
  return doing(who, 'eosio', 'voteproducer', {
    fio_address: voterAddress(who),
    producers: producers.map(voterAddress),
  });
}

/** Producers and voters have addresses; vote weights are balances. */
export function runElection(runner: StoryRunner, random: Random): void {
  const first = PRODUCERS[0]!.name;
  const domain = { fio_domain: DOMAIN, owner_fio_public_key: fioKeyOf(first) };
  sendAs(runner, first, doing(first, 'fio.address', 'regdomain', domain));
  const open = { fio_domain: DOMAIN, is_public: 1 };
  sendAs(runner, first, doing(first, 'fio.address', 'setdomainpub', open));
  for (const { name, url, location } of PRODUCERS) {
    const fio_address = voterAddress(name);
    // Blocks are signed with another key than the account's.
    const fio_pub_key = devnetPublicKey(fioAccountOf(name)).replace(/^EOS/, 'FIO');
    const owner = { fio_address, owner_fio_public_key: fioKeyOf(name) };
    sendAs(runner, name, doing(name, 'fio.address', 'regaddress', owner));
    const registration = { fio_address, fio_pub_key, url, location };
    sendAs(runner, name, doing(name, 'eosio', 'regproducer', registration));
  }
  const ranked = PRODUCERS.slice(0, 24).map(({ name }) => name);
  const address = { fio_address: voterAddress(PROXY), owner_fio_public_key: fioKeyOf(PROXY) };
  sendAs(runner, PROXY, doing(PROXY, 'fio.address', 'regaddress', address));
  const proxy = { fio_address: voterAddress(PROXY) };
  sendAs(runner, PROXY, doing(PROXY, 'eosio', 'regproxy', proxy));
  sendAs(runner, PROXY, voteFor(PROXY, ranked.slice(0, 21)));
  for (const who of ['carol', 'grace', 'heidi']) {
    const by = { fio_address: voterAddress(who), proxy: proxy.fio_address };
    sendAs(runner, who, doing(who, 'eosio', 'voteproxy', by));
  }
  sendAs(runner, 'alice', voteFor('alice', ranked.slice(0, 12)));
  sendAs(runner, 'dave', voteFor('dave', ranked.slice(random.between(0, 3), 9)));
  ranked
    .slice(0, 20)
    .forEach((who, i) => sendAs(runner, who, voteFor(who, ranked.slice(0, 20 - i))));
  const last = PRODUCERS.at(-1)!.name;
  sendAs(runner, last, doing(last, 'eosio', 'unregprod', { fio_address: voterAddress(last) }));
}
