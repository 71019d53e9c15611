import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startControls } from '#src/layouts/shell-controls.ts';

beforeAll(() => startControls(null, null));
beforeEach(() => {
  document.body.innerHTML = `
    <div id="header"><details open><summary tabindex="0">Chain</summary>
      <div class="menu"><a href="#a">EOS</a><a href="#b">WAX</a><input /></div>
    </details></div>`;
  for (const entry of document.querySelectorAll('a')) entry.checkVisibility = () => true;
  document.querySelector('summary')?.focus();
});

/** Presses a key where the focus is. Whether the browser has its own use of it. */
const press = (key: string, init: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );
const focused = () => document.activeElement?.textContent;

test('arrows, Home and End move through an open menu, Escape gives the focus back', () => {
  expect(press('ArrowDown')).toBe(false);
  expect(focused()).toBe('EOS');
  press('End');
  expect(focused()).toBe('WAX');
  press('ArrowDown');
  expect(focused()).toBe('EOS');
  press('Escape');
  expect(focused()).toBe('Chain');
  expect(document.querySelector('details')?.open).toBe(false);
});

test('keys with another one stay the browser’s', () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) {
      expect(press(key, { [modifier]: true })).toBe(true);
      expect(focused()).toBe('Chain');
    }
});
