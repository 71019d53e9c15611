import { expect, test } from 'vitest';
import { localeKeys, type Locale } from '#src/i18n/locales.ts';
import { formatterNow, loadContracts } from '#src/i18n/sentences/formatter.ts';
import { staticTexts } from '#src/i18n/static/texts.ts';
import { messages } from '#src/i18n/text-area.ts';
import { lazyContracts } from '#tests/chain/actions/all-sentences.ts';
import { areaTexts, leaves } from './leaves.ts';

/** A word that a language has another one for. */
interface Rule {
  readonly wrong: RegExp;
  readonly instead: string;
  /** Only where the English text has it. */
  readonly english?: RegExp;
}

/** A word of Arabic letters on its own. */
const arabic = (word: string) => new RegExp(`(?<![\\u0600-\\u06ff])${word}(?![\\u0600-\\u06ff])`);

/** One word for one concept, and one way to address the reader. */
const rules: Readonly<Partial<Record<Locale, readonly Rule[]>>> = {
  // A guide compares with Ethereum.
  en: [{ wrong: /\bvalidators?\b/i, instead: 'producer', english: /^(?!.*Ethereum)/ }],
  es: [
    { wrong: /(?<!\p{L})(tú|tus?|ti|contigo)(?!\p{L})/iu, instead: 'usted, su' },
    {
      wrong:
        /(?<!\p{L})(Elige|Pega|Haz|Introduce|Escribe|Vota (?:antes|al)|Retíralos|Compáralos|Crea la|Puja (?:al|por)|No pegues)(?!\p{L})/u,
      instead: 'Elija, Pegue, Haga, Introduzca, Escriba, Vote …',
    },
    { wrong: /validador/i, instead: 'productor', english: /^(?!.*Ethereum)/ },
    { wrong: /descodific/i, instead: 'decodificar' },
    { wrong: /monedero/i, instead: 'cartera' },
    { wrong: /(?<!REX )\bven(ce|za|ci)/i, instead: 'caducar', english: /\bexpir/i },
    { wrong: /\breceptor/i, instead: 'destinatario' },
    { wrong: /\boferta(?! y la demanda)/i, instead: 'suministro', english: /\bsupply\b/i },
    { wrong: /desbloque|quit(ar|ado) (el|del) stake/i, instead: 'retirar', english: /\bunstak/i },
  ],
  zh: [
    { wrong: /你/, instead: '您' },
    { wrong: /生产者|出块节点/, instead: '出块者' },
    { wrong: /试运行/, instead: '模拟执行' },
    { wrong: /抵押/, instead: '质押' },
    { wrong: /包装/, instead: '封装' },
    { wrong: /接收者/, instead: '接收方' },
    { wrong: /审查/, instead: '审核' },
    // Without 区块 it is the web browser.
    { wrong: /(?<!区块)浏览器/, instead: '区块浏览器', english: /^(?!.*browser).*explorer/i },
    { wrong: /赎回/, instead: '退款，解除质押', english: /\b(refund|unstak)/i },
  ],
  ko: [
    { wrong: /생산자/, instead: '프로듀서' },
    { wrong: /디코드/, instead: '디코딩' },
    { wrong: /직렬화/, instead: '패킹' },
    { wrong: /탐색기/, instead: '익스플로러' },
    { wrong: /시험 실행/, instead: '모의 실행' },
    { wrong: /계약/, instead: '컨트랙트' },
    { wrong: /임대/, instead: '대여' },
    { wrong: /히스토리/, instead: '기록' },
    { wrong: /다중서명/, instead: '다중 서명' },
    { wrong: /지배|통제/, instead: '제어' },
    { wrong: /십시오/, instead: '세요' },
    {
      wrong: /⟧ (은|는|이|가|을|를|와|과|의|에|에게|도|만)(\(.\))?(?=[ .])/,
      instead: 'a particle directly after the value',
    },
    {
      wrong: /⟧(은|는|이|가|을|를|와|과)(?=[ .,:])/,
      instead: 'both forms, as in 은(는): the value is not known',
    },
  ],
  ar: [
    { wrong: /(?<![\u0600-\u06ff])ل?إذن(?! \(|\S)|أذونات/, instead: 'صلاحية' },
    { wrong: /مدقق/, instead: 'منتِج', english: /^(?!.*Ethereum)/ },
    { wrong: /كود/, instead: 'شيفرة' },
    { wrong: /معبّأ/, instead: 'محزوم' },
    // Without its vowel the plural of node is the word for contract.
    {
      wrong: arabic('[وفبل]?(ال|لل)?عقد(ها|ك)?'),
      instead: 'العُقد',
      english: /^(?!.*contract).*\bnodes\b/i,
    },
    { wrong: /اقتراح/, instead: 'مقترح', english: /\bproposals?\b/i },
    { wrong: /ملاحظة/, instead: 'مذكرة', english: /\bmemos?\b/i },
    { wrong: /عمل(ة|ات)/, instead: 'رمز', english: /^(?!.*currenc).*\btokens?\b/i },
    { wrong: /تخزين|مخزَّ?ن|جمّد/, instead: 'رهن', english: /^(?!.*storage).*\b(un)?stak/i },
    { wrong: /معالج/, instead: 'CPU', english: /\bCPU\b/ },
  ],
};

/** Words that people search by: other people's words are among them. */
const SEARCHED = /^\.directory\.words/;

/** Sentences of actions, with their slots marked like the values of other texts. */
async function sentencesOf(locale: Locale) {
  await loadContracts(locale, lazyContracts);
  const patterns = leaves(formatterNow(locale)?.patterns);
  return patterns.map(([path, text]) => [path, text.replaceAll(/\{(.+?)\}/g, '⟦$1⟧')] as const);
}

const pages = import.meta.glob<string>('../../src/content/*/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The lines of guides, terms and privacy: each language has the same number of them. */
const linesOf = (locale: Locale) =>
  Object.entries(pages).flatMap(([path, text]) => {
    const [folder, name] = path.split(`/content/${locale}/`);
    if (name === undefined || folder === undefined) return [];
    return text.split('\n').map((line, index) => [`${name}:${index + 1}`, line] as const);
  });

const textsOf = async (locale: Locale) =>
  [
    ...leaves(staticTexts(locale)),
    ...leaves(await messages.load(locale)),
    ...leaves(await areaTexts(locale)),
    ...(await sentencesOf(locale)),
    ...linesOf(locale),
  ] as const;

test.each(localeKeys.filter((locale) => rules[locale]))(
  '%s has one word for one concept',
  async (locale) => {
    const english = await textsOf('en');
    const found = (await textsOf(locale)).flatMap(([path, text], index) => {
      if (SEARCHED.test(path)) return [];
      const broken = (rules[locale] ?? []).filter(
        ({ wrong, english: only }) =>
          wrong.test(text) && (!only || only.test(english[index]?.[1] ?? '')),
      );
      return broken.map(({ instead }) => `${path}: "${text}", write ${instead}`);
    });
    expect(found).toEqual([]);
  },
);

test.each(localeKeys)('%s names producers in the menu as on the home page', async (locale) => {
  const home = new Map(leaves(await areaTexts(locale))).get('.home.producers.producers');
  expect(home).toBeTruthy();
  expect(staticTexts(locale).shell.groups.producers).toBe(home);
});
