import type { Action } from '#src/chain/actions/action.ts';
import { shellWord } from './shell-word.ts';

/** The action as a cleos command for a node. */
export function cleosCommand({ account, name, data, authorization }: Action, node: string): string {
  const signers = authorization.map(
    ({ actor, permission }) => `-p ${shellWord(`${actor}@${permission}`)}`,
  );
  const words = ['cleos', '-u', node, 'push', 'action', account, name, JSON.stringify(data)];
  return [...words.map(shellWord), ...signers].join(' ');
}
