import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { startIsland } from '#src/islands/main/early.ts';

const script = readFileSync(`${process.cwd()}/src/layouts/inline/early.js`, 'utf8');

/** Runs once: the page's head does. */
new Function(script)();

/** React replaces the elements that the build wrote by others alike. */
function draw(): HTMLElement {
  const island = document.querySelector<HTMLElement>('[data-island]')!;
  island.innerHTML = content;
  startIsland(island);
  return island;
}

const content =
  '<input aria-label="Search"><button type="button">Log in</button><button type="button">More</button>';

beforeEach(() => {
  document.body.innerHTML = `<div data-island="search">${content}</div>`;
  window.__early = {};
  new Function(script)();
});

test('a button that was pressed is pressed again, once', () => {
  const pressed: string[] = [];
  document.querySelectorAll('button')[1]!.click();
  document.addEventListener('click', ({ target }) =>
    pressed.push((target as HTMLElement).textContent),
  );
  draw();
  draw();
  expect(pressed).toEqual(['More']);
});

test('focus and typed text move to the new field, and Enter is repeated', () => {
  const field = document.querySelector('input')!;
  field.focus();
  field.value = 'alice';
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  const keys: string[] = [];
  document.addEventListener('keydown', ({ key }) => keys.push(key));
  const [island, typed] = [document.querySelector<HTMLElement>('[data-island]')!, [] as string[]];
  island.addEventListener('input', ({ target }) => typed.push((target as HTMLInputElement).value));
  draw();
  expect(document.activeElement).toBe(island.querySelector('input'));
  expect(typed).toEqual(['alice']);
  expect(keys).toEqual(['Enter']);
});

test('what was done in an island that is drawn already is not repeated', () => {
  const island = draw();
  const pressed: unknown[] = [];
  island.querySelector('button')!.click();
  document.addEventListener('click', (event) => pressed.push(event));
  startIsland(island);
  expect(pressed).toEqual([]);
});
