import type { TypedAuthority } from './typed-authority.ts';

/** The typed holders as texts for the address: `bob@active:1,carol@active:1`. */
export interface AuthorityTexts {
  threshold: string;
  keys: string;
  accounts: string;
  waits: string;
}

type Row = readonly [holder: string, weight: string];

export function toTexts({ threshold, keys, accounts, waits }: TypedAuthority): AuthorityTexts {
  const listed = (rows: readonly Row[]) =>
    rows.map(([holder, weight]) => `${holder}:${weight}`).join(',');
  return {
    threshold,
    keys: listed(keys.map(({ key, weight }) => [key, weight])),
    accounts: listed(accounts.map(({ level, weight }) => [level, weight])),
    waits: listed(waits.map(({ seconds, weight }) => [seconds, weight])),
  };
}

export function fromTexts({ threshold, keys, accounts, waits }: AuthorityTexts): TypedAuthority {
  return {
    threshold,
    keys: rowsOf(keys).map(([key, weight]) => ({ key, weight })),
    accounts: rowsOf(accounts).map(([level, weight]) => ({ level, weight })),
    waits: rowsOf(waits).map(([seconds, weight]) => ({ seconds, weight })),
  };
}

/** A link can name any number of rows. */
const MOST_ROWS = 100;

function rowsOf(text: string): Row[] {
  if (text === '') return [];
  return text
    .split(',')
    .slice(0, MOST_ROWS)
    .map((one) => {
      const at = one.lastIndexOf(':');
      return at < 0 ? [one, '1'] : [one.slice(0, at), one.slice(at + 1)];
    });
}
