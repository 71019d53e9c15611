import { describe, expect, it } from 'vitest';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import { nameToBigint } from '#src/chain/core/name-bigint.ts';
import type { HistoryChain } from '#src/chain/history/filters/keep.ts';
import { spamList } from '#src/chain/history/spam/list.ts';
import { mayBeSpam } from '#src/chain/history/spam/may-be-spam.ts';
import { withoutSpam } from '#src/chain/history/spam/without-spam.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import { row, transfer } from '../rows.ts';

const eos = { features: ['voice-advertising'], accounts: eosioAccounts } as const;
const anyAction = (account: string) => row({ account, name: 'anything', data: {} });
const dustLinks = [
  'play at eosgame.io',
  'visit lucky [.] com today',
  'lucky(dot)com',
  'lucky dot com',
  'lucky . io for all',
  'hxxps lucky',
  'join @free_tokens now',
];
const signedBy = (actor: string) => ({ authorization: [{ actor, permission: 'active' }] });

describe('spam by the list', () => {
  const isSpam = (one: ActionRow, chain: HistoryChain = eos) =>
    withoutSpam([one], 'alice', chain).length === 0;

  it('is identified by contract, by action and by sender', () => {
    expect(isSpam(anyAction('message.bank'))).toBe(true);
    expect(isSpam(row({ account: 'wizznetwork1', name: 'broadcast', data: {} }))).toBe(true);
    expect(isSpam(anyAction('wizznetwork1'))).toBe(false);
    expect(isSpam(transfer({ from: 'messcomposer' }))).toBe(true);
    const signed = { authorization: [{ actor: 'messcomposer', permission: 'active' }] };
    expect(isSpam(row({ ...signed, data: {} }))).toBe(true);
    expect(isSpam(transfer({ to: 'messcomposer' }))).toBe(false);
  });

  it.each([
    'http://a.example',
    'HTTPS://A.EXAMPLE/x',
    'go to www.example.org now',
    'play at betdice.one/?ref=bob',
    'win more at eosgame.com!',
    'see t.me/group',
    'bit.ly/2Xabc',
    'BIT.LY/2Xabc',
    'Claim your airdrop today',
    'Provably Fair dice',
  ])('is identified by this memo: %s', (memo) => {
    expect(isSpam(transfer({ memo }))).toBe(true);
  });

  it.each([
    '',
    'rent for July',
    'to eosio.token',
    'for v.io',
    'at.me',
    'receipt 12.50/3',
    'mail bob@example.com',
    'v1.0.3 is done.',
    'order:1234.5678 EOS',
    'newdex.x',
  ])('is not identified by this memo: %s', (memo) => {
    expect(isSpam(transfer({ memo }))).toBe(false);
  });

  it('includes transfers of VOICE, where the chain’s file says so', () => {
    const voice = transfer({ quantity: '1.0000 VOICE' }, { account: 'any.token' });
    expect(isSpam(voice)).toBe(true);
    expect(isSpam(voice, { ...eos, features: [] })).toBe(false);
    expect(isSpam({ ...voice, name: 'issue' })).toBe(false);
    expect(isSpam(transfer({ quantity: '1.0000 VOICEX' }))).toBe(false);
  });

  it('is listed by valid names, each once, in lower case', () => {
    const actions = [...spamList.actions].map((one) => one.split('::'));
    const names = [...spamList.contracts, ...spamList.senders, ...actions.flat()];
    for (const name of names) expect(() => nameToBigint(name), name).not.toThrow();
    for (const pair of actions) expect(pair).toHaveLength(2);
    const words = [...spamList.shorteners, ...spamList.keywords];
    expect(words).toEqual(words.map((word) => word.trim().toLowerCase()));
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('dust with a link', () => {
  const hidden = (memo: string, quantity = '0.0001 EOS') =>
    withoutSpam([transfer({ memo, quantity })], 'alice', eos).length === 0;

  it.each(dustLinks)('is spam: %s', (memo) => {
    expect(hidden(memo)).toBe(true);
    expect(hidden(memo, '0.0009 EOS')).toBe(true);
    expect(hidden(memo, '0.0010 EOS')).toBe(false);
  });

  it.each([
    '',
    'test',
    'ping 1.0.3',
    'from newdex.x',
    'mail bob@example.io',
    'seats @ 7',
    'polka dot committee',
  ])('is not: %s', (memo) => {
    expect(hidden(memo)).toBe(false);
  });
});

describe('a mass mailing', () => {
  const start = Date.UTC(2026, 0, 1);
  const names = [...'abcdefghij'].map((letter) => `user${letter}`);
  /** Transfers of one sender, `step` milliseconds apart. */
  const mailing = (data: object = {}, { to = names, step = 1_000, from = 'bob' } = {}) =>
    to.map((name, index) =>
      transfer(
        { from, to: name, memo: 'our new game', ...data },
        { blockTime: start + index * step, ...signedBy(from) },
      ),
    );
  const kept = (rows: readonly ActionRow[], account = 'eosio.token') =>
    withoutSpam(rows, account, eos);

  it('is one memo of one sender to ten receivers within ten minutes', () => {
    expect(kept(mailing())).toEqual([]);
    expect(kept(mailing({}, { step: 66_000 }))).toEqual([]);
  });

  it('is hidden with all its transfers, late ones too', () => {
    const late = transfer({ memo: 'our new game' }, { blockTime: start + 9_000_000 });
    const other = transfer({ memo: 'rent' });
    expect(kept([...mailing(), late, other])).toEqual([other]);
  });

  it.each([
    ['fewer receivers', mailing({}, { to: names.slice(1) })],
    ['one receiver many times', mailing({}, { to: names.map(() => 'usera') })],
    ['a longer time', mailing({}, { step: 67_000 })],
    ['no memo', mailing({ memo: ' ' })],
    ['a system account', mailing({}, { from: 'eosio.rex' })],
  ])('is not %s', (_, rows) => {
    expect(kept(rows)).toEqual(rows);
  });

  it('is not what the account itself sent', () => {
    expect(kept(mailing(), 'bob')).toHaveLength(10);
  });

  it('is an action that notifies more than twenty accounts', () => {
    const notified = (count: number) => Array.from({ length: count }, (_, index) => `user${index}`);
    const advert = (count: number) =>
      row({ account: 'somecontract', name: 'say', data: {}, receivers: notified(count) });
    const many = advert(21);
    expect(kept([many], 'usera')).toEqual([]);
    expect(kept([advert(20)], 'usera')).toHaveLength(1);
    expect(kept([{ ...many, account: 'eosio.token' }], 'usera')).toHaveLength(1);
    expect(kept([many], 'bob')).toHaveLength(1);
  });
});

describe('the quick test', () => {
  const now = { blockTime: Date.UTC(2026, 0, 1) };
  const quick = (memo: string, quantity = '1.0000 EOS') =>
    mayBeSpam(transfer({ memo, quantity }, now));

  it('passes every memo with a listed word or a link', () => {
    for (const memo of [...spamList.keywords, ...spamList.shorteners, ...dustLinks])
      expect(quick(memo.toUpperCase()), memo).toBe(true);
    expect(quick('http://a')).toBe(true);
    expect(quick('', '1.0000 VOICE')).toBe(true);
  });

  it('passes all of the time of the listed accounts, and actions that notify many', () => {
    expect(mayBeSpam(transfer({}, { blockTime: Date.UTC(2019, 11, 31) }))).toBe(true);
    expect(mayBeSpam(transfer({}, { blockTime: NaN }))).toBe(true);
    const receivers = Array.from({ length: 21 }, (_, index) => `user${index}`);
    expect(mayBeSpam(row({ ...now, receivers }))).toBe(true);
  });

  it('does not pass a usual payment', () => {
    for (const memo of ['', 'rent', 'for the concert', '谢谢']) expect(quick(memo)).toBe(false);
  });
});

describe('a sender marked by the visitor', () => {
  const marked = (one: ActionRow, account = 'alice') =>
    withoutSpam([one], account, eos, ['mallory']).length === 0;

  it('is spam by its signature or as the sender of a transfer', () => {
    expect(marked(row({ data: {}, ...signedBy('mallory') }))).toBe(true);
    expect(marked(transfer({ from: 'mallory' }))).toBe(true);
    expect(marked(transfer({ to: 'mallory' }))).toBe(false);
    expect(marked(transfer({}))).toBe(false);
  });

  it('stays visible in its own history', () => {
    expect(marked(transfer({ from: 'mallory' }), 'mallory')).toBe(false);
  });
});
