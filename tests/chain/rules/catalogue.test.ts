import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as limits from '#src/chain/core/limits.ts';
import * as readingMessages from '#src/chain/core/messages.ts';
import * as signingMessages from '#src/chain/core/signing-messages.ts';
import { texts as contractTexts } from '#src/i18n/areas/contract/en.ts';
import { texts as formTexts } from '#src/i18n/areas/form/en.ts';
import { texts as textsOfKeys } from '#src/i18n/areas/key/en.ts';
import { texts as searchTexts } from '#src/i18n/areas/search/en.ts';
import { chainFiles, ROOT, source } from './sources.ts';

const messages = { ...readingMessages, ...signingMessages };

/** Every message that the client raises, or has for forms; a name in braces is told in its place. */
const MESSAGES = [
  // What screens and forms say.
  'Please log in first.',
  'Account not found',
  'TX not found',
  'Hyperion API not supported',
  'Light API not supported',
  'Could not retrieve actions',
  'Error with free CPU: {reason}. Turning it off, try again!',
  'Error with free CPU, turning it off...try again!',
  'Contract {name} cannot be retrieved.',
  'Block Not Found',
  'No Identity Found',
  'No Scatter Found',
  'Please enter an account.',
  'Stake too low',
  'Invalid Ethereum Private Key',
  'Valid Key Pair',
  'Invalid Public Key',
  'Invalid Private Key',
  // What services and nodes fail with.
  'Could not fetch exchange rates',
  'Could not apply for KYC',
  'Invalid parameters',
  'KYC Status not found',
  'No kyc data matching tier found',
  'Could not fetch KYC record',
  'Unable to get KYC Providers.',
  'Must provide atleast one market ID',
  'account is required',
  'Bad response from server {status}',
  'Error',
  'Transaction Expired: Try Again',
  '{wrap account} must be receiver',
  // What names, amounts and keys are refused with.
  'A name can be up to 12 characters long',
  'Invalid character',
  'Invalid name',
  'Asset must begin with a number',
  'Unsupported currency',
  'invalid symbol',
  "checksum doesn't match",
  // What serialization stops at.
  'Read past end of buffer',
  'Expected boolean or number equal to 1 or 0',
  'Number is out of range',
  'invalid number',
  'invalid base-58 value',
  'unrecognized public key format',
  'unrecognized private key type',
  'Unknown type',
  'Unknown action in contract',
  'missing field',
  'Invalid time format',
  'Invalid symbol',
  'Odd number of hex digits',
  'Expected hex string',
  // What a chain library says.
  'Tried to deserialize unknown anyvar type',
  'Unsupported abi version',
  'Missing abi for {account}',
  'fetching abi for {account}: {reason}',
  'Use either blocksBehind or useLastIrreversible',
  'Must provide one blocksBehind or useLastIrreversible',
  'Must provide expireSeconds',
  'Required configuration or TAPOS fields are not present',
  'No signature provider available',
  'No crypto module found',
  'ABI must be cached before using ActionBuilder',
  'Transaction Extension could not be determined',
  'Not WA Public Key',
  'Not WA Signature',
  'Invalid recovery: digest signed does not match data',
  'Empty message',
  'Expected string containing hex digits',
];

/** What screens say of their own accord. */
const SCREENS = [
  'Account not found!',
  'No keys found',
  'Proposal ${proposal} by ${proposer} has already been executed or does not exist.',
  'Account Not Found',
  'Transaction Not Found',
  'Error Code: 404',
  'Invalid URL, example: ',
  'Cannot connect to URL, is nodeos running?',
  'All your daily free TXs have been used!',
];

/** The numbers the product is told by. */
const NUMBERS: Readonly<Record<string, unknown>> = {
  // Nodes
  requestTimeoutMs: 5000,
  staleHeadMs: 30_000,
  syncSecondsBehind: 20,
  tableRows: 10,
  tableChunk: 100,
  stakeTableRows: 1000,
  producersPerCall: 50,
  producersPerPage: 100,
  proxyVoters: 1000,
  producerVoters: 100,
  loanRows: 100,
  ramMarketRows: 10,
  topHolders: 500,
  topAccounts: 500,
  blockMs: 500,
  blockEpochMs: 9466848e5,
  // History
  historyPage: 100,
  dfusePage: 25,
  dexPage: 50,
  childrenPage: 100,
  smallBalance: '0.0005',
  staleUseSeconds: 86_400,
  // Live
  pollMs: 2000,
  kycPollMs: 2000,
  pushTimeoutMs: 10_000,
  socketConnectMs: 10_000,
  socketPingMs: 45_000,
  reconnectMinMs: 500,
  reconnectFactor: 2,
  reconnectTries: 10,
  // Exchange
  candles: { default: 500, max: 2000 },
  exchangeRows: { default: 100, max: 250 },
  billion: 1e9,
  million: 1e6,
  // Accounts, search
  permissionDepth: 2,
  searchSuggestions: 10,
  recentSearches: 10,
  searchesShown: 6,
  keyLengths: [42, 53, 57],
  privateKeyLength: 51,
  transactionIdLength: 64,
  newAccountRamBytes: 3000,
  airgrabRamBytes: 240,
  nftHistoryRows: 20,
  nftAssets: 1000,
  nftPages: 5,
  nftEvents: 100,
  avatarPixels: 100,
  // Votes, REX
  producingProducers: 21,
  rexVotes: 21,
  voteWeeksWax: 13,
  voteWeeks: 52,
  rexDays: 4,
  interestDays: [1, 30],
  unstakeDays: 3,
  rexGuaranteedPercent: 100,
  rexPriceDivisor: 10_000,
  rexSavingsMs: 2_500_000_000,
  // Signing
  blocksBehind: 300,
  libraryBlocksBehind: 3,
  headerBlocksBehind: 12,
  expireSeconds: 3000,
  freeCpuMs: 5,
  queryExpireSeconds: 1800,
  compressionLevel: 9,
};

/** What forms of new accounts and hints about lending, still to come, go by. */
const AHEAD = ['newAccountRamBytes', 'rexGuaranteedPercent'];

/** Numbers that tell what they are by themselves: where one stands again, it is the same rule. */
const DURATIONS = [3000, 30_000, 86_400, 86_400_000, 2_500_000_000, 946_684_800_000, 45_000, 1800];

const sources = chainFiles()
  .filter((file) => !/core\/((signing-)?messages|limits)\.ts$/.test(file))
  .map(source);

function literals<Found>(of: (node: ts.Node) => Found | undefined): string[] {
  return sources.flatMap((file) => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      // A type's literal raises nothing.
      if (ts.isLiteralTypeNode(node)) return;
      const one = of(node);
      if (one !== undefined) found.push(`${file.fileName}: ${String(one)}`);
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
}

/** A message as the list above writes it: what is told in its places, it is told in order. */
function written(message: unknown): string {
  if (typeof message !== 'function') return String(message);
  const places = Array.from({ length: message.length }, () => '{}');
  return String((message as (...told: readonly string[]) => string)(...places));
}

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
/** All that may say a message, the parts of the catalogue itself left out. */
const users = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/core\/((signing-)?messages|limits)\.ts$/.test(file))
  .map(textOf);
const english = globSync('src/i18n/**/en.ts', { cwd: ROOT }).map(textOf);

const known = Object.values(messages).map(written);

describe('the catalogue of messages', () => {
  it.each(MESSAGES)('has: %s', (message) => {
    expect(known).toContain(message.replace(/\{[^}]*\}/g, '{}'));
  });

  it('has each once', () => {
    expect(new Set(known).size).toBe(known.length);
  });

  it.each(Object.keys(messages))('has %s because something says it', (name) => {
    expect(users.some((text) => new RegExp(`\\.${name}\\b`).test(text))).toBe(true);
  });

  it.each(SCREENS)('leaves to a screen: %s', (message) => {
    expect(english.filter((text) => text.includes(message))).toHaveLength(1);
  });

  it('is where its messages are written, and nowhere else', () => {
    const whole = new Set(known.filter((text) => !text.includes('{}')));
    const parts = known.flatMap((text) =>
      text.includes('{}')
        ? [text.split('{}').toSorted((a, b) => b.length - a.length)[0] ?? '']
        : [],
    );
    const again = literals((node) => {
      if (ts.isStringLiteralLike(node)) return whole.has(node.text) ? node.text : undefined;
      const isTemplate = ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
      if (!isTemplate || node.text.length < 5) return undefined;
      return parts.find((part) => part.trim() === node.text.trim());
    });
    expect(again).toEqual([]);
  });

  // English comes before anything else of a page, so that it imports nothing of the client.
  it.each([
    [searchTexts.missing.block, messages.blockNotFound],
    [textsOfKeys.hyperionNotSupported, messages.hyperionNotSupported],
    [textsOfKeys.lightApiNotSupported, messages.lightApiNotSupported],
    [formTexts.problems['no-name'], messages.enterAccount],
    [contractTexts.loginFirst, messages.loginFirst],
    [contractTexts.notRetrieved('eosio'), messages.contractNotRetrieved('eosio')],
    [contractTexts.noAction('open'), 'Action open does not exist in contract.'],
    [contractTexts.noTable('rows'), 'Table rows does not exist in contract.'],
  ])('is what English says too: %s', (text, message) => {
    expect(text).toBe(message);
  });
});

describe('the numbers', () => {
  it.each(Object.keys(limits).filter((name) => !AHEAD.includes(name)))('%s is used', (name) => {
    expect(users.some((text) => new RegExp(`\\b${name}\\b`).test(text))).toBe(true);
  });

  it.each(Object.entries(NUMBERS))('%s is %j', (name, value) => {
    expect(limits[name as keyof typeof limits]).toEqual(value);
  });

  it('of seconds are not in texts: they are written by the limit', () => {
    expect(english.filter((text) => /\d s\b/.test(text))).toEqual([]);
  });

  it('of seconds are not in samples of failures: they are written by the limit', () => {
    const stories = globSync('stories/**/*.{ts,tsx}', { cwd: ROOT });
    const numbered = stories.filter((file) => /within \d|after \d+ s\b/.test(textOf(file)));
    expect(stories.length).toBeGreaterThan(100);
    expect(numbered).toEqual([]);
  });

  it('of a named duration are written once', () => {
    const again = literals((node) =>
      ts.isNumericLiteral(node) && DURATIONS.includes(Number(node.text)) ? node.text : undefined,
    );
    expect(again).toEqual([]);
    const written = literals((node) =>
      ts.isStringLiteralLike(node) && node.text === limits.smallBalance ? node.text : undefined,
    );
    expect(written).toEqual([]);
  });
});
