import type { Action } from '#src/chain/actions/action.ts';

/** The action as a cleos command for a node. */
export function cleosCommand({ account, name, data, authorization }: Action, node: string): string {
  const signers = authorization.map(
    ({ actor, permission }) => `-p ${quoted(`${actor}@${permission}`)}`,
  );
  const words = ['cleos', '-u', node, 'push', 'action', account, name, JSON.stringify(data)];
  return [...words.map(quoted), ...signers].join(' ');
}

/** Quoted for a shell: typed text must not be executed. */
function quoted(word: string): string {
  return /^[\w@.:/-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
