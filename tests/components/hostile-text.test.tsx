import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { HostileText } from '#src/components/ui/text/hostile-text.tsx';
import { truncateText } from '#src/components/ui/text/truncate-text.ts';
import { loadVisibleCharacters } from '#src/components/ui/text/visible-text.tsx';
import { hostile } from '../../stories/fixtures/hostile.ts';
import { inLocale } from './in-locale.tsx';

// Loaded with the first text that is not plain; the tests look at what is shown from then on.
beforeAll(loadVisibleCharacters);

const host = (text: string, limit?: number) =>
  render(inLocale(<HostileText text={text} limit={limit} />)).container;

test('markup stays text', () => {
  const container = host(hostile.markup);
  expect(container.querySelector('img, script')).toBeNull();
  expect(container.textContent).toBe(hostile.markup);
});

test('direction overrides are shown by their code and do nothing', () => {
  expect(host(hostile.override).textContent).toBe('invoice U+202Egnp.exeU+202C paid');
});

test.each([
  ...'034f 00ad 115f 1160 17b5 180b 180e 200c 200d 2028 2060 2061 2064 2069 2800 3164 fe00 fe0f ffa0 fff9 fffb e0001 e007f e0100'
    .split(' ')
    .map((hex) => [
      String.fromCodePoint(parseInt(hex, 16)),
      `U+${hex.toUpperCase().padStart(4, '0')}`,
    ]),
  ['\u0000', 'U+0000'],
  ['\u001b', 'U+001B'],
  ['\u200b', 'U+200B'],
  ['\u2066', 'U+2066'],
  ['\u061c', 'U+061C'],
  ['\ufeff', 'U+FEFF'],
  ['\u{e0041}', 'U+E0041'],
  ['\ud800', 'U+D800'],
])('a hidden character is made visible: %j', (character, code) => {
  expect(host(`a${character}b`).textContent).toBe(`a${code}b`);
});

test.each([
  'naïve café\n\tमैं हूँ ครั้ง Việt',
  // Persian, with a non-joiner after letters that would join the next one.
  '\u067e\u0646\u062c\u0631\u0647\u200c\u0647\u0627 \u0645\u06cc\u200c\u0631\u0648\u0645',
  // Hindi and Malayalam, with a joiner after the virama.
  '\u0915\u094d\u200d\u0937 \u0d28\u0d4d\u200c\u0d2e',
  '👩\u200d🚀 👩🏽\u200d🚀 ❤\ufe0f\u200d🔥 ☎\ufe0e 1\ufe0f\u20e3 🇰🇷',
  '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} and on',
])('what a language or an emoji needs is left alone: %s', (plain) => {
  expect(host(plain).textContent).toBe(plain);
});

test.each([
  ['a joiner between letters', 'a\u200db', 'aU+200Db'],
  ['two joiners in an emoji', '👩\u200d\u200d🚀', '👩U+200DU+200D🚀'],
  ['a joiner at an emoji’s end', '👩\u200d.', '👩U+200D.'],
  ['a non-joiner after a letter that never joins', '\u0627\u200c\u0628', '\u0627U+200C\u0628'],
  ['a non-joiner between Arabic and Latin', '\u0628\u200ca', '\u0628U+200Ca'],
  ['two non-joiners', '\u0628\u200c\u200c\u0628', '\u0628U+200CU+200C\u0628'],
  ['a selector of a letter', 'a\ufe0f', 'aU+FE0F'],
  ['more than one selector of an emoji', '❤\ufe0f\ufe0f', '❤\ufe0fU+FE0F'],
  ['selectors in a row', 'a\ufe00\ufe01\ufe02\ufe03', 'aU+FE00U+FE01U+FE02U+FE03'],
  ['tags that are no country', '\u{1f3f4}\u{e0061}\u{e007f}', '\u{1f3f4}U+E0061U+E007F'],
])('%s is made visible', (_, text, shown) => {
  expect(host(text).textContent).toBe(shown);
});

test('stacked marks are reduced to what a language stacks', () => {
  const marks = host(hostile.piled).textContent.match(/\p{M}/gu);
  expect(marks).toHaveLength(3);
});

test('text keeps its direction to itself', () => {
  expect(host(hostile.mixed).querySelector('bdi')?.textContent).toBe(hostile.mixed);
});

test('long text is truncated and can be shown in full', async () => {
  const container = host(hostile.long, 50);
  expect(container.textContent.length).toBeLessThan(70);
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(container.textContent).toContain(hostile.long);
  expect(screen.queryByRole('button')).toBeNull();
});

test('truncated text has no half of a character', () => {
  expect(truncateText('ab😀cd', 3)).toBe('ab');
  expect(truncateText('ab😀cd', 4)).toBe('ab😀');
});

test('a very long text is shown in parts, with how much is seen', async () => {
  const long = 'word '.repeat(20_000);
  const container = host(long);
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('First 2,000 of 100,000 characters')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText('First 10,000 of 100,000 characters')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText('First 50,000 of 100,000 characters')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Download text' })).toBeTruthy();
  expect(container.textContent.length).toBeLessThan(51_000);
});
