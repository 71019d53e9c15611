import { fioActor } from '#src/chain/core/fio-actor.ts';
import { devnetPublicKey } from '../../engine/keys.ts';
import { act } from '../actions.ts';
import type { StoryAction, StoryRunner } from '../story-runner.ts';

/** FIO identifies people by keys, and derives account names from them. */
export function fioKeyOf(name: string): string {
  return devnetPublicKey(name).replace(/^EOS/, 'FIO');
}

export function fioAccountOf(name: string): string {
  return name === 'eosio' ? name : fioActor(fioKeyOf(name));
}

/** Billionths of a FIO. */
const FIO = 1_000_000_000;
/** Everybody's maximum fee. */
const MOST = 100 * FIO;

/** A FIO action of one of the story's people. */
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

/** Pays to another person's key. Fractions of a FIO are allowed. */
export function payKey(who: string, other: string, amount: number): StoryAction {
  const units = Math.round(amount * FIO);
  return doing(who, 'fio.token', 'trnsfiopubky', {
    payee_public_key: fioKeyOf(other),
    amount: units,
  });
}

/** Signs with the person's key; account names differ from people's names. */
export function sendAs(runner: StoryRunner, who: string, ...actions: StoryAction[]): void {
  runner.send(actions, [who]);
  runner.wait(2);
}
