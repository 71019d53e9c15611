import { shellWord } from './shell-word.ts';

/** A request to a node as a command. */
export function curlCommand(url: string, body: object): string {
  return `curl -sS ${shellWord(url)} -d ${shellWord(JSON.stringify(body))}`;
}
