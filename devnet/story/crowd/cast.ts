/** The crowd besides the main persons. Names have twelve letters, which need no auction. */

function padName(word: string): string {
  return word.padEnd(12, '1');
}

/** Creates all their accounts, like a wallet's service. */
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

/** The participants of optional activities. The first ones take part in most. */
export function citizens(from: number, count: number): readonly string[] {
  return CITIZENS.slice(from, from + count);
}

export const RAM_TRADERS: readonly string[] = ['ramtrader111', 'ramflipper11', 'ramhoarder11'];

/** With few votes, so that the schedule does not change. */
export const SMALL_PRODUCERS: readonly { name: string; url: string; location: number }[] = [
  'amber',
  'birch',
  'cedar',
  'dogwood',
  'elm',
  'fir',
].map((word, index) => ({
  name: padName(`bp${word}`),
  url: `https://${word}.producers.example`,
  location: 40 + index * 53,
}));
export const PRODUCER_JSON = 'producerjson';

export const PROXIES = { green: 'greenproxy11', civic: 'civicproxy11', sleepy: 'sleepyproxy1' };

/** Issuers of genuine tokens and their airdrops. */
export const AIRDROPS: readonly { issuer: string; code: string; precision: number }[] = [
  { issuer: 'clovertoken1', code: 'CLOVER', precision: 4 },
  { issuer: 'sagetokens11', code: 'SAGE', precision: 8 },
  { issuer: 'bisontokens1', code: 'BISON', precision: 0 },
];

/** Five contracts with sixty tokens each, all held by the collector. */
export const MINTS: readonly string[] = ['1', '2', '3', '4', '5'].map((n) => `mintshop111${n}`);
export const TOKENS_PER_MINT = 60;
export const COLLECTOR = 'collector111';

/** Names that look like those of the exchange, the trader, the proxy and the treasury. */
export const LOOKALIKES: readonly string[] = [
  'biqexchange1',
  'bigexchangel',
  'busytraderll',
  'wiseproxylll',
  'treasurylll1',
];
export const PRIZES = 'claimreward1';

/** Has no transactions at all. */
export const HERMIT = 'hermitacct11';
/** Its permissions have waits: a day, a week, a month. */
export const PATIENT = 'patientacct1';
/** Has WebAuthn keys. */
export const PASSKEYS = 'passkeyuser1';
/** Forty permissions, some ten levels deep. */
export const MANAGER = 'manyperms111';
/** Three of five, and a chain of accounts in each other's authorities. */
export const COUNCIL = 'council11111';

/** Its contract accepts any text and sends fake transfer notifications. */
export const GUESTBOOK = 'guestbook111';
/** Its contract has forty tables. */
export const ARCHIVE = 'fortytables1';
