import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ActionTree } from '#src/components/action/action-tree.tsx';
import { swapTrace } from '../../stories/fixtures/actions.ts';
import { batch } from '../../stories/fixtures/transactions.ts';
import { inLocale } from './in-locale.tsx';

// The swap: 1 transfer ├ 2 swaplog └ 3 payout └ 4 record
const items = () => screen.getAllByRole('treeitem');
const current = () => (document.activeElement as HTMLElement).dataset['ordinal'];
const ordinals = () => items().map((item) => item.dataset['ordinal']);
const tree = () => render(inLocale(<ActionTree actions={[swapTrace]} />));

afterEach(() => void (document.dir = ''));

test('the Tab key reaches one item, the arrows the others', async () => {
  tree();
  // Before the tree stands what opens and closes all of it.
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /all/i }));
  await userEvent.tab();
  expect(current()).toBe('1');
  await userEvent.keyboard('{ArrowDown}');
  expect(current()).toBe('2');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(current()).toBe('4');
  await userEvent.keyboard('{ArrowDown}');
  expect(current()).toBe('4');
  await userEvent.keyboard('{ArrowUp}');
  expect(current()).toBe('3');
  await userEvent.keyboard('{Home}');
  expect(current()).toBe('1');
  await userEvent.keyboard('{End}');
  expect(current()).toBe('4');
  expect(items().filter((item) => item.tabIndex === 0)).toHaveLength(1);
});

test('left folds, then goes to the parent; right unfolds, then goes to the child', async () => {
  tree();
  items()[2]!.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(ordinals()).toEqual(['1', '2', '3']);
  expect(items()[2]?.getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{ArrowLeft}');
  expect(current()).toBe('1');
  items()[2]!.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(ordinals()).toEqual(['1', '2', '3', '4']);
  await userEvent.keyboard('{ArrowRight}');
  expect(current()).toBe('4');
});

test('left and right change places where the page runs from right to left', async () => {
  document.dir = 'rtl';
  tree();
  items()[0]!.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(ordinals()).toEqual(['1']);
  await userEvent.keyboard('{ArrowLeft}');
  expect(ordinals()).toEqual(['1', '2', '3', '4']);
});

test('levels and folding are in the accessibility tree', () => {
  tree();
  expect(items().map((item) => item.getAttribute('aria-level'))).toEqual(['1', '2', '2', '3']);
});

test('keys within a link are the link’s', async () => {
  tree();
  const link = items()[0]!.querySelector('a')!;
  link.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(link);
});

test('many actions start folded', () => {
  render(inLocale(<ActionTree actions={batch.actions} />));
  expect(items()).toHaveLength(40);
  for (const item of items()) expect(item.getAttribute('aria-expanded')).toBe('false');
});

test('RAM, receivers and console are shown with their action', () => {
  tree();
  expect(items()[0]?.textContent).toContain('+128 B');
  expect(items()[0]?.textContent).toContain('Notified');
  expect(items()[1]?.textContent).toContain('reserve0=918233.1200');
});
