import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DownloadMenu } from '#src/components/contract/download-menu.tsx';
import { inLocale } from '#tests/components/in-locale.tsx';

const onPage = vi.fn();

beforeEach(async () => {
  HTMLElement.prototype.checkVisibility = () => true;
  render(
    inLocale(
      <>
        <DownloadMenu state={{ kind: 'idle' }} onPage={onPage} onAll={vi.fn()} onCancel={vi.fn()} />
        <p>Rows</p>
      </>,
    ),
  );
  await userEvent.click(screen.getByText('Download'));
});
afterEach(cleanup);

const isOpen = () => document.querySelector('details')?.open;
const focused = () => document.activeElement?.textContent;

it('arrows, Home and End move through the menu, as in the header', async () => {
  document.querySelector('summary')?.focus();
  await userEvent.keyboard('{ArrowDown}');
  const first = focused();
  expect(first).toMatch(/CSV/);
  await userEvent.keyboard('{End}');
  expect(focused()).toMatch(/JSON/);
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe(first);
  await userEvent.keyboard('{Enter}');
  expect(onPage).toHaveBeenCalledWith('CSV');
  expect(isOpen()).toBe(false);
});

it('Escape closes it, and gives the focus back', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

it('a click elsewhere closes it', async () => {
  expect(isOpen()).toBe(true);
  await userEvent.click(screen.getByText('Rows'));
  expect(isOpen()).toBe(false);
});
