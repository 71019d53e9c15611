/**
 * Those of the big story beside its main persons: names of twelve letters, as everybody can have
 * without an auction.
 */

function padName(word: string): string {
  return word.padEnd(12, '1');
}

/** Opens accounts for all of them, as wallets' services do. */
export const MAKER = 'accountmaker';
export const PAYROLL = 'payrollacct1';
export const POWERUP_SERVICE = 'powerupbot11';

export const WHALES: readonly string[] = ['blue', 'humpback', 'sperm', 'fin', 'minke', 'orca'].map(
  (kind) => padName(kind.length > 6 ? kind : `whale${kind}`),
);

const FIRST = ['amir', 'bella', 'chen', 'dara', 'elif', 'femi'];
const MORE_FIRST = ['gita', 'hugo', 'ines', 'jonas', 'kofi', 'lena'];
const LAST = ['brook', 'field', 'hill', 'lake', 'moss', 'reed', 'stone', 'vale', 'wood', 'marsh'];

/** A hundred and twenty ordinary users. */
export const CITIZENS: readonly string[] = [...FIRST, ...MORE_FIRST].flatMap((first) =>
  LAST.map((last) => padName(first + last)),
);

/** Those that take part in what not everybody does; the first of them in most. */
export function citizens(from: number, count: number): readonly string[] {
  return CITIZENS.slice(from, from + count);
}

export const RAM_TRADERS: readonly string[] = ['ramtrader111', 'ramflipper11', 'ramhoarder11'];

/** Voted for by few, so that the schedule stays as it is. */
export const SMALL_PRODUCERS: readonly { name: string; url: string; location: number }[] = [
  ...['amber', 'birch', 'cedar', 'dogwood', 'elm', 'fir'],
].map((word, place) => ({
  name: padName(`bp${word}`),
  url: `https://${word}.producers.example`,
  location: 40 + place * 53,
}));
export const PRODUCER_JSON = 'producerjson';

export const PROXIES = { green: 'greenproxy11', civic: 'civicproxy11', sleepy: 'sleepyproxy1' };

/** Issuers of honest tokens and what they hand out. */
export const AIRDROPS: readonly { issuer: string; code: string; precision: number }[] = [
  { issuer: 'clovertoken1', code: 'CLOVER', precision: 4 },
  { issuer: 'sagetokens11', code: 'SAGE', precision: 8 },
  { issuer: 'bisontokens1', code: 'BISON', precision: 0 },
];

/** Five contracts with sixty tokens each, all of which the collector holds. */
export const MINTS: readonly string[] = ['1', '2', '3', '4', '5'].map((n) => `mintshop111${n}`);
export const TOKENS_PER_MINT = 60;
export const COLLECTOR = 'collector111';

/** Names that look like others': of the exchange, the trader, the proxy and the treasury. */
export const LOOKALIKES: readonly string[] = [
  'biqexchange1',
  'bigexchangel',
  'busytraderll',
  'wiseproxylll',
  'treasurylll1',
];
export const PRIZES = 'claimreward1';

/** Nothing was ever sent to it or by it. */
export const HERMIT = 'hermitacct11';
/** Its permissions have waits: a day, a week, a month. */
export const PATIENT = 'patientacct1';
/** Its keys are WebAuthn's. */
export const PASSKEYS = 'passkeyuser1';
/** Forty permissions, some of them ten deep. */
export const MANAGER = 'manyperms111';
/** Three of five, and a chain of accounts that stand for each other. */
export const COUNCIL = 'council11111';

/** Its contract takes any text, and tells of transfers that never were. */
export const GUESTBOOK = 'guestbook111';
/** Its contract has forty tables. */
export const ARCHIVE = 'fortytables1';
