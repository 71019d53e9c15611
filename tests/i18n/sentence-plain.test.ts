import { fc } from '#tests/fc.ts';
import { describe, expect, test } from 'vitest';
import type { ActionContent } from '#src/chain/actions/sentence.ts';
import { localeKeys, locales } from '#src/i18n/locales.ts';
import { sentenceToText, type PlainOptions } from '#src/i18n/sentences/plain.ts';
import {
  formatterNow,
  loadContracts,
  type SentenceFormatter,
} from '#src/i18n/sentences/formatter.ts';
import { lazyContracts } from '#tests/chain/actions/all-sentences.ts';
import { hostile } from '../../stories/fixtures/hostile.ts';

await Promise.all(localeKeys.map((key) => loadContracts(key, lazyContracts)));
const formatters = Object.fromEntries(
  localeKeys.map((key) => [locales[key].tag, formatterNow(key)]),
) as Record<string, SentenceFormatter>;

function plainText(action: ActionContent, options: PlainOptions = { tag: 'en' }): string {
  const { describeAction, patterns } = formatters[options.tag]!;
  return sentenceToText(describeAction(action), patterns, options);
}
const transfer = (change: Record<string, unknown> = {}, account = 'eosio.token') => ({
  account,
  name: 'transfer',
  data: { from: 'alice', to: 'bob', quantity: '1250.0000 EOS', memo: '', ...change },
});

describe('a sentence as text', () => {
  test('has exact amounts with the language’s grouping', () => {
    expect(plainText(transfer({ memo: 'rent' }))).toBe('alice sent 1,250.0000 EOS to bob: “rent”');
    expect(plainText(transfer(), { tag: 'en', tense: 'ahead' })).toBe(
      'alice sends 1,250.0000 EOS to bob',
    );
    expect(plainText(transfer(), { tag: 'es' })).toBe('alice envió 1250,0000 EOS a bob');
    expect(plainText(transfer(), { tag: 'zh' })).toBe('alice 向 bob 转账 1,250.0000 EOS');
  });

  test('names the contract of a token that is not the chain’s', () => {
    expect(plainText(transfer({}, 'fake.token'))).toBe(
      'alice sent 1,250.0000 EOS (fake.token) to bob',
    );
    expect(plainText(transfer({}, 'fio.token'), { tag: 'en', tokenContract: 'fio.token' })).toBe(
      'alice sent 1,250.0000 EOS to bob',
    );
  });

  test('keeps what strangers wrote on the line and in its place', () => {
    const memo = plainText(transfer({ memo: hostile.override }));
    expect(memo).toBe('alice sent 1,250.0000 EOS to bob: “invoice  gnp.exe  paid”');
    expect(plainText(transfer({ memo: hostile.control }))).not.toMatch(/\p{Cc}/u);
    expect(plainText(transfer({ memo: 'two\nlines' }))).toContain('“two lines”');
    expect(plainText(transfer({ memo: 'שלום' }))).toContain('“\u2068שלום\u2069”');
  });

  test('keeps names together in Arabic', () => {
    expect(plainText(transfer(), { tag: 'ar' })).toBe(
      'أرسل \u2068alice\u2069 مبلغ \u2068\u20661,250.0000 EOS\u2069\u2069 إلى \u2068bob\u2069',
    );
  });

  test('tells lists, times, tokens and fields', () => {
    const vote = { voter: 'alice', proxy: '', producers: ['bpone', 'bptwo'] };
    expect(plainText({ account: 'eosio', name: 'voteproducer', data: vote })).toBe(
      'alice voted for 2: bpone, bptwo',
    );
    const proposal = {
      proposer: 'alice',
      proposal_name: 'upgrade',
      requested: [{}, {}, {}],
      trx: { expiration: '2026-01-02T03:04:05' },
    };
    expect(plainText({ account: 'eosio.msig', name: 'propose', data: proposal })).toBe(
      'alice proposed upgrade, open until 2026-01-02 03:04:05 UTC; approvals asked for: 3',
    );
    const open = { owner: 'alice', symbol: '4,EOS', ram_payer: 'alice' };
    expect(plainText({ account: 'eosio.token', name: 'open', data: open })).toBe(
      'alice opened a balance of EOS (eosio.token)',
    );
    expect(plainText({ account: 'dice', name: 'roll', data: { player: 'alice', roll: 49 } })).toBe(
      'dice::roll: player = alice, roll = 49',
    );
  });

  test('stays short and on one line, whatever the data', () => {
    const data = fc.dictionary(
      fc.string(),
      fc.oneof(fc.jsonValue(), fc.string({ maxLength: 9e3 })),
    );
    const name = fc.constantFrom('transfer', 'voteproducer', 'mintasset', 'x');
    const account = fc.constantFrom('eosio', 'eosio.token', 'atomicassets', 'fio.address');
    fc.assert(
      fc.property(
        account,
        name,
        data,
        fc.constantFrom('en', 'ar'),
        (contract, action, value, tag) => {
          const text = plainText({ account: contract, name: action, data: value }, { tag });
          expect(text.length).toBeLessThan(4_096);
          expect(text).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
