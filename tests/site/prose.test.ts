import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { localeKeys } from '#src/i18n/locales.ts';
import { guidePicturePath, guidePictures } from '#src/layouts/guide-pictures.ts';
import { readProse } from '#src/layouts/prose.ts';
import { chain } from './chains.ts';

const content = join(import.meta.dirname, '../../src/content');
const source = (locale: string, name: string) =>
  readFileSync(join(content, locale, `${name}.md`), 'utf8');

/** `terms`, `guides/accounts`. */
const namesOf = (locale: string) =>
  readdirSync(join(content, locale), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => path.replaceAll('\\', '/').slice(0, -'.md'.length))
    .toSorted();

/** What a translation keeps: kinds of paragraphs, anchors, conditions, figures, code and targets. */
function bones(text: string): unknown {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((chunk) => ({
      mark: /^(#+|>|- |1\. |!?\[)?/.exec(chunk)?.[0],
      lines: chunk.split('\n').length,
      anchors: chunk.match(/\{#.*?\}/g),
      conditions: chunk.match(/\{if .*?\}/g),
      code: [...new Set(chunk.match(/`.*?`/g))].sort(),
      targets: chunk.match(/\]\(\S+\)/g),
    }));
}

const figures = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

describe.each(localeKeys.filter((locale) => locale !== 'en'))('%s', (locale) => {
  test('has each page of text', () => {
    expect(namesOf(locale)).toEqual(namesOf('en'));
  });

  test.each(namesOf('en'))('%s has the parts of the English page', (name) => {
    expect(bones(source(locale, name))).toEqual(bones(source('en', name)));
    const [own, english] = [figures(source(locale, name)), figures(source('en', name))];
    // A sentence may name the chain or its token once more or less.
    const free = ['{chain}', '{core}'];
    expect(own.filter((one) => !free.includes(one))).toEqual(
      english.filter((one) => !free.includes(one)),
    );
  });

  test.each(namesOf('en'))('%s is translated', (name) => {
    const english = new Set(source('en', name).split('\n'));
    const same = source(locale, name)
      .split('\n')
      .filter(
        (line) =>
          /[a-z]{3,} [a-z]{2,} [a-z]/i.test(line.replace(/\{.*\}/, '')) && english.has(line),
      );
    expect(same).toEqual([]);
  });
});

test('every picture of a screen is shown by a guide, and is there, light and dark', () => {
  const texts = namesOf('en').map((name) => source('en', name));
  for (const picture of guidePictures) {
    expect(texts.join('\n')).toMatch(new RegExp(`^!\\[.{20,}\\]\\(${picture}\\)$`, 'm'));
    for (const theme of ['light', 'dark'] as const) {
      const file = join(import.meta.dirname, '../../public', guidePicturePath(picture, theme));
      const { size } = statSync(file);
      expect(size, file).toBeGreaterThan(5_000);
      expect(size, file).toBeLessThanOrEqual(40_000);
    }
  }
});

describe('a page of text', () => {
  const read = (text: string, key: 'eos' | 'fio' = 'eos') => readProse(text, chain(key), 'en');

  test('has a title, a lead and sections with anchors', () => {
    const page = read('# On {chain}\n\nLead.\n\n## Part {#part}\n\nPay `1 {core}` now.\n');
    expect(page).toEqual({
      title: 'On Vaulta (EOS)',
      lead: 'Lead.',
      sections: [
        {
          id: 'part',
          title: 'Part',
          blocks: [
            {
              kind: 'paragraph',
              text: [
                { text: 'Pay ', isCode: false },
                { text: '1 A', isCode: true },
                { text: ' now.', isCode: false },
              ],
            },
          ],
        },
      ],
    });
  });

  test('has pictures of screens by their names', () => {
    const page = read('# T\n\nLead.\n\n## Part {#part}\n\n![Votes of {core}](vote)\n');
    expect(page.sections[0]?.blocks).toEqual([
      { kind: 'picture', picture: 'vote', alt: 'Votes of A' },
    ]);
    expect(() => read('# T\n\nLead.\n\n## Part {#part}\n\n![Nothing](nothing)\n')).toThrow(
      'No picture "nothing"',
    );
  });

  test('leaves out sections, paragraphs and items of features that the chain lacks', () => {
    const text =
      '# T\n\nL.\n\n## A {#a if ram}\n\nOne.\n\n## B {#b}\n\n{if fio} Two.\n\n- {if !fio} three\n- four\n';
    const shown = (key: 'eos' | 'fio') =>
      JSON.stringify(read(text, key).sections).match(/One|Two|three|four/g);
    expect(shown('eos')).toEqual(['One', 'three', 'four']);
    expect(shown('fio')).toEqual(['Two', 'four']);
  });

  test('drops links to screens that the chain lacks, and a section without anything', () => {
    const text = '# T\n\nL.\n\n## A {#a}\n\n[](ram-buy) [](vote)\n\n## B {#b}\n\n[](ram-sell)\n';
    expect(read(text, 'fio').sections).toMatchObject([
      { id: 'a', blocks: [{ kind: 'links', links: [{ href: '/vote', label: 'Vote' }] }] },
    ]);
  });

  test.each([
    ['a figure', '{nope}'],
    ['a feature', '{if nope} text'],
    ['a screen', '[](nope)'],
    ['a guide', '[Nope](guide:nope)'],
  ])('throws for %s that does not exist', (_, text) => {
    expect(() => read(`# T\n\nL.\n\n## A {#a}\n\n${text}\n`)).toThrow('nope');
  });

  test('throws for a section without an anchor', () => {
    expect(() => read('# T\n\nL.\n\n## A\n\nText.\n')).toThrow('No anchor');
  });
});
