import { devnetFinalizerKey, devnetPossession } from '../../engine/bls-keys.ts';
import { system } from '../actions.ts';
import { PRODUCERS } from '../cast.ts';
import type { StoryRunner } from '../story-runner.ts';

/** Producers register finalizer keys, two change theirs, and finalizers vote from then on. */
export function finalizers(runner: StoryRunner): void {
  const register = (name: string, key = name): void => {
    const finalizer_key = devnetFinalizerKey(key);
    const proof_of_possession = devnetPossession(key);
    runner.send([
      system('regfinkey', name, { finalizer_name: name, finalizer_key, proof_of_possession }),
    ]);
    runner.wait(2);
  };
  const change = (action: string, name: string, key: string): void => {
    runner.send([
      system(action, name, { finalizer_name: name, finalizer_key: devnetFinalizerKey(key) }),
    ]);
    runner.wait(2);
  };
  const names = PRODUCERS.map(({ name }) => name);
  for (const name of names.slice(0, 23)) register(name);
  runner.send([system('switchtosvnn', 'eosio', {})]);
  runner.wait(10);
  const [first = '', second = ''] = names;
  register(first, `${first} 2`);
  change('actfinkey', first, `${first} 2`);
  register(second, `${second} 2`);
  change('actfinkey', second, `${second} 2`);
  change('delfinkey', second, second);
}
