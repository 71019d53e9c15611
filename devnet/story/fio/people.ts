import { fioActor } from '#src/chain/core/fio-actor.ts';
import { devnetPublicKey } from '../../engine/keys.ts';
import { act } from '../actions.ts';
import type { StoryAction, StoryRunner } from '../story-runner.ts';

/** On FIO one is known by a key, and the chain names the account after it. */
export function fioKeyOf(name: string): string {
  return devnetPublicKey(name).replace(/^EOS/, 'FIO');
}

export function fioAccountOf(name: string): string {
  return name === 'eosio' ? name : fioActor(fioKeyOf(name));
}

/** Billionths of a FIO. */
const FIO = 1_000_000_000;
/** What people say they would pay at most. */
const MOST = 100 * FIO;

/** An action of FIO by one of the story's people. */
export function doing(
  who: string,
  account: string,
  name: string,
  data: Record<string, unknown>,
): StoryAction {
  const actor = fioAccountOf(who);
  const level = { actor, permission: 'active' };
  return act(account, name, level, { ...data, actor, max_fee: MOST, tpid: '' });
}

/** Pays who holds the other's key. Fractions of a FIO are fine. */
export function payKey(who: string, other: string, amount: number): StoryAction {
  const units = Math.round(amount * FIO);
  return doing(who, 'fio.token', 'trnsfiopubky', {
    ...{ payee_public_key: fioKeyOf(other), amount: units },
  });
}

/** Signs by the person's name, which is not the account's. */
export function sendAs(runner: StoryRunner, who: string, ...actions: StoryAction[]): void {
  runner.send(actions, [who]);
  runner.wait(2);
}
