import { directory as contract } from '../../contracts/directory.ts';
import { act, active, openAccount } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import { deployNative } from '../deploy.ts';
import type { StoryRunner } from '../story-runner.ts';

const DIRECTORY = 'directory';

const ENTRIES: readonly [topic: string, author: string, text: string][] = [
  ['antelope', 'alice', 'A chain, and an animal that is hard to catch.'],
  ['pronghorn', 'alice', 'The fastest of them over long distances.'],
  ['trap', 'mallory', '<img src=x onerror=alert(1)>'],
  ['wapiti', 'bob', 'Not an antelope.'],
];

/** A contract with a key-value table and queries, on the chain with the features of EOSIO 2.1. */
export function directory(runner: StoryRunner, amounts: Amounts): void {
  const funds = { bytes: 64 * 1024, net: amounts.whole(10), cpu: amounts.whole(10) };
  runner.send(openAccount('eosio', DIRECTORY, funds));
  runner.wait(2);
  deployNative(runner, DIRECTORY, 'directory', contract.abi);
  for (const [topic, author, text] of ENTRIES)
    runner.send([act(DIRECTORY, 'write', active(author), { topic, text, author })]);
  runner.wait(2);
}
