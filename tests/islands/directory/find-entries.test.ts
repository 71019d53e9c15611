import { describe, expect, test } from 'vitest';
import { chains } from '#src/chain/config/registry.ts';
import { wallets } from '#src/chain/sign/wallets/table.ts';
import { type EntryId, entriesOf, entryAt, toolsOf } from '#src/directory.ts';
import { type Locale, localeKeys } from '#src/i18n/locales.ts';
import { searchWordsOf } from '#src/islands/directory/chain-words.ts';
import { findEntries, findNamed } from '#src/islands/directory/find-entries.ts';
import { labelOf } from '#src/islands/directory/label-of.ts';
import type { AboutTexts } from '#src/i18n/areas/directory/about/en.ts';
import type { DirectoryTexts } from '#src/i18n/areas/directory/en.ts';
import type { TitleTexts } from '#src/i18n/areas/title/en.ts';

const chainOf = (key: string) => {
  const chain = chains.find((one) => one.key === key);
  if (!chain) throw new Error(key);
  return chain;
};

const texts = import.meta.glob<{ texts: unknown }>(
  '../../../src/i18n/areas/{directory,directory/about,title}/??.ts',
  { eager: true },
);
const textsOf = <T>(area: string, locale: Locale) =>
  texts[`../../../src/i18n/areas/${area}/${locale}.ts`]?.texts as T;

function found(query: string, chain: string, locale: Locale = 'en'): readonly EntryId[] {
  const { groups, labels, words } = textsOf<DirectoryTexts>('directory', locale);
  const { about } = textsOf<AboutTexts>('directory/about', locale);
  const { titles } = textsOf<TitleTexts>('title', locale);
  const entries = entriesOf(chainOf(chain)).map(({ id, group }) => ({
    id,
    label: labelOf(id, labels, titles),
    group: group ? groups[group] : '',
    words: searchWordsOf(id, words),
    about: about[id],
  }));
  return findEntries(query, entries).map(({ id }) => id);
}

describe('what people look for is among the first', () => {
  test.each<[query: string, chain: string, id: EntryId]>([
    ['change a key', 'eos', 'permissions'],
    ['claim a refund', 'eos', 'resources-refund'],
    ['approve a proposal', 'eos', 'msigs-requested'],
    ['stake on XPR', 'proton', 'staking-stake'],
    ['renew a FIO domain', 'fio', 'manage-domains'],
    ['sell RAM', 'eos', 'ram-sell'],
    ['bid for a name', 'eos', 'name-bid'],
    ['export taxes', 'eos', 'tax'],
    ['upload a contract', 'eos', 'upload-contract'],
    ['lend to REX', 'eos', 'rex-lend'],
    ['linkauth', 'eos', 'permissions-link'],
    ['fees', 'fio', 'fees'],
    ['endpoints', 'wax', 'endpoints'],
  ])('%s on %s', (query, chain, id) => {
    expect(found(query, chain).slice(0, 3)).toContain(id);
  });

  const queries: Record<Locale, Partial<Record<EntryId, string>>> = {
    en: { 'ram-sell': 'sell RAM', permissions: 'change a key' },
    zh: { 'ram-sell': '卖出 RAM', permissions: '更换密钥' },
    ko: { 'name-bid': '이름 입찰', permissions: '키 변경' },
    ar: { 'ram-sell': 'بيع RAM', permissions: 'تغيير المفتاح' },
    es: { 'ram-sell': 'vender RAM', permissions: 'cambiar clave' },
  };
  test.each(localeKeys)('in %s', (locale) => {
    for (const [id, query] of Object.entries(queries[locale]))
      expect(found(query, 'eos', locale).slice(0, 3), query).toContain(id);
  });
});

describe.each(localeKeys)('in %s, as contracts and programs name it', (locale) => {
  test.each<[query: string, id: EntryId]>([
    ['msig', 'msigs'],
    ['msigs', 'wallet-msig'],
    ['eosio.msig', 'msigs-requested'],
    ['approve', 'msigs-requested'],
    ['propose', 'wallet-msig'],
    ['multisig', 'msigs'],
    ['BP', 'vote'],
    ['regproxy', 'proxy-register'],
    ['buyram', 'ram-buy'],
    ['delegatebw', 'resources-stake'],
    ['newaccount', 'create-account'],
    ['updateauth', 'permissions'],
    ['setcode', 'upload-contract'],
    ['ABI', 'contract'],
    ['API', 'endpoints'],
    ['memo', 'transfer'],
    ['batch', 'transfer-batch'],
    ['stream', 'live'],
    ['JSON', 'decode'],
  ])('%s', (query, id) => {
    expect(found(query, 'eos', locale)).toContain(id);
  });
});

/** Words of visitors in each language. */
const visitorWords: Record<Locale, Partial<Record<EntryId, string>>> = {
  en: { guides: 'help', wallets: 'log in', safemode: 'lost key', tokens: 'price' },
  es: { guides: 'ayuda', wallets: 'iniciar sesión', tokens: 'precio' },
  ar: { guides: 'مساعدة', wallets: 'تسجيل الدخول', tokens: 'سعر' },
  ko: { guides: '도움말', wallets: '로그인', tokens: '가격' },
  zh: { guides: '帮助', wallets: '登录', tokens: '价格' },
};

test.each(localeKeys)('in %s, as visitors call it', (locale) => {
  for (const [id, query] of Object.entries(visitorWords[locale]))
    expect(found(query, 'eos', locale), query).toContain(id);
});

test.each(wallets.filter(({ type }) => type !== 'key'))('the wallet $name is found', ({ name }) => {
  expect(found(name, 'eos')).toContain('wallets');
});

test('names of accounts and ids find no page', () => {
  for (const typed of ['alice', 'eosio.token', 'bob', '12345', 'PUB_K1_6MRy'])
    expect(found(typed, 'eos')).toEqual([]);
});

test('a query names an entry by its name or its words, not by its description', () => {
  const entry = { label: 'Privacy policy', group: '', words: '', about: 'What this site stores.' };
  expect(findEntries('what is this?', [entry])).toEqual([entry]);
  expect(findNamed('what is this?', [entry])).toBeUndefined();
  expect(findNamed('privacy', [entry])).toBe(entry);
});

test('a word of Latin letters matches from its beginning: "ram" is not in "parameter"', () => {
  expect(found('ram', 'eos')).toContain('ram-buy');
  expect(found('ram', 'fio')).not.toContain('protocol-features');
  expect(found('arameter', 'eos')).toEqual([]);
});

test.each(localeKeys)('each entry of each chain has a name and a description in %s', (locale) => {
  const { labels } = textsOf<DirectoryTexts>('directory', locale);
  const { about } = textsOf<AboutTexts>('directory/about', locale);
  const { titles } = textsOf<TitleTexts>('title', locale);
  for (const chain of chains)
    for (const { id } of entriesOf(chain)) {
      expect(labelOf(id, labels, titles), id).toBeTruthy();
      expect(about[id], id).toBeTruthy();
    }
});

describe('the tool at an address', () => {
  const entries = toolsOf(chainOf('eos')).flatMap(([, of]) => of);
  const at = (path: string, query = '') =>
    entryAt(path, new URLSearchParams(query), entries)?.id ?? null;

  test('is that of its path', () => {
    expect(at('/wallet/ram/sell')).toBe('ram-sell');
    expect(at('/wallet/ram/sell', 'amount=5')).toBe('ram-sell');
    expect(at('/account/alice')).toBeNull();
  });

  test('is the one whose query it has', () => {
    expect(at('/rex', 'tab=unlend&x=1')).toBe('rex-unlend');
    expect(at('/rex')).toBeNull();
    expect(at('/msigs')).toBe('msigs');
    expect(at('/msigs', 'show=requested')).toBe('msigs-requested');
    expect(at('/wallet/create-account', 'by=exchange')).toBe('exchange-account');
  });
});
