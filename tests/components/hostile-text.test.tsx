import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { HostileText } from '#src/components/ui/hostile-text.tsx';
import { cutText } from '#src/components/ui/visible-characters.ts';
import { hostile } from '../../stories/fixtures/hostile.ts';
import { inLocale } from './in-locale.tsx';

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

test('what a language needs is left alone', () => {
  const plain = 'naïve café\n\tमैं हूँ ครั้ง ‌پنجره‌ها 👩‍🚀 Việt';
  expect(host(plain).textContent).toBe(plain);
});

test('piled marks are cut to what a language stacks', () => {
  const marks = host(hostile.piled).textContent.match(/\p{M}/gu);
  expect(marks).toHaveLength(3);
});

test('text keeps its direction to itself', () => {
  expect(host(hostile.mixed).querySelector('bdi')?.textContent).toBe(hostile.mixed);
});

test('long text is cut and can be had whole', async () => {
  const container = host(hostile.long, 50);
  expect(container.textContent.length).toBeLessThan(70);
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(container.textContent).toContain(hostile.long);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a cut never halves a character', () => {
  expect(cutText('ab😀cd', 3)).toBe('ab');
  expect(cutText('ab😀cd', 4)).toBe('ab😀');
});
