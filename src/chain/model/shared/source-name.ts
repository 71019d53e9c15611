const names: Readonly<Record<string, string>> = {
  native: 'History API',
  hyperion: 'Hyperion',
  dex: 'DEX API',
  dfuse: 'dfuse',
  trace: 'Trace API',
  block: 'Chain API',
  node: 'Chain API',
  'light-api': 'Light API',
};

/** The name of a source, the same in every language. */
export function sourceName(source: string): string {
  return names[source] ?? source;
}
