import type { Action } from '#src/chain/actions/action.ts';

/** The action as a command for a shell, asked of a node. */
export function cleosCommand({ account, name, data, authorization }: Action, node: string): string {
  const signers = authorization.map(
    ({ actor, permission }) => `-p ${quoted(`${actor}@${permission}`)}`,
  );
  const words = ['cleos', '-u', node, 'push', 'action', account, name, JSON.stringify(data)];
  return [...words.map(quoted), ...signers].join(' ');
}

/** A word that a shell takes as it stands: what is typed into a form must not run. */
function quoted(word: string): string {
  return /^[\w@.:/-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
