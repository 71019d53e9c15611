import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TabLinks } from '#src/components/ui/tab-links.tsx';

beforeEach(() => {
  const tabs = ['one', 'two', 'three'].map((key) => ({ key, label: key, href: `#${key}` }));
  render(<TabLinks label="Parts" tabs={tabs} current="two" />);
  screen.getByRole('link', { name: 'two' }).focus();
});
afterEach(cleanup);

/** Presses a key at the focused tab. Resolves to whether the browser has its own use of it. */
const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
const focused = () => document.activeElement?.textContent;

it('arrows, Home and End move between tabs', () => {
  expect(press('ArrowRight')).toBe(false);
  expect(focused()).toBe('three');
  press('Home');
  expect(focused()).toBe('one');
  press('End');
  expect(focused()).toBe('three');
  press('ArrowLeft');
  expect(focused()).toBe('two');
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'keys with %s are the browser’s: Alt and the left arrow go back',
  (modifier) => {
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
      expect(press(key, { [modifier]: true })).toBe(true);
      expect(focused()).toBe('two');
    }
  },
);
