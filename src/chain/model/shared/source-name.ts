import type { HistoryType } from '../../config/types.ts';

/** Each provider of history has a name here, or this does not compile. */
const history: Readonly<Record<HistoryType, string>> = {
  native: 'History API',
  hyperion: 'Hyperion',
  dex: 'DEX API',
  dfuse: 'dfuse',
};

const names: Readonly<Record<string, string>> = {
  ...history,
  trace: 'Trace API',
  block: 'Chain API',
  node: 'Chain API',
  'light-api': 'Light API',
};

/** The name of a source, the same in every language. */
export function sourceName(source: string): string {
  return names[source] ?? source;
}
