import { act, render } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Time } from '#src/components/ui/time.tsx';
import { showInUtc } from '#src/i18n/zone.ts';
import { inLocale } from './in-locale.tsx';

const now = Date.UTC(2026, 10, 20, 12, 0, 0);

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

const shown = (host: HTMLElement) => host.querySelector('time')?.firstChild?.textContent;

test('counts on by itself', () => {
  const { container } = render(inLocale(<Time at={now - 3_000} />));
  expect(shown(container)).toBe('3 seconds ago');
  act(() => void vi.advanceTimersByTime(2_000));
  expect(shown(container)).toBe('5 seconds ago');
});

test('what happened is never yet to come, though the machine is behind the chain', () => {
  const past = render(inLocale(<Time at={now + 90_000} />));
  expect(shown(past.container)).toBe('now');
  const ahead = render(inLocale(<Time at={now + 90_000} ahead />));
  expect(shown(ahead.container)).toBe('in 1 minute');
});

test('an age is without "ago", and never below zero', () => {
  const age = (at: number) => shown(render(inLocale(<Time at={at} age />)).container);
  expect(age(now - 8_000)).toBe('8 sec');
  expect(age(now - 60_000)).toBe('1 min');
  expect(age(now - 26 * 3_600_000)).toBe('1 day');
  expect(age(now + 90_000)).toBe('0 sec');
});

test('renders again only when its words change', () => {
  const commits = vi.fn();
  render(
    inLocale(
      <Profiler id="time" onRender={commits}>
        <Time at={now - 2 * 3_600_000} />
      </Profiler>,
    ),
  );
  const before = commits.mock.calls.length;
  act(() => void vi.advanceTimersByTime(600_000));
  expect(commits.mock.calls.length).toBe(before);
});

test('the clock stops when nothing shows a time', () => {
  const { unmount } = render(inLocale(<Time at={now} />));
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('a time that is none does not throw', () => {
  const { container } = render(inLocale(<Time at={Number.NaN} />));
  expect(container.textContent).toBe('—');
});

test.each([0, Number.NaN, Infinity, 1e308, -1e15])('%d is no moment and shown as a dash', (at) => {
  const { container } = render(inLocale(<Time at={at} />));
  expect(container.textContent).toBe('—');
});

test('a page is built with the moment, since it may be read at any time', () => {
  showInUtc(true);
  const host = document.createElement('div');
  host.innerHTML = renderToString(inLocale(<Time at={Date.UTC(2026, 10, 20, 12, 34, 56)} />));
  expect(host.textContent).toBe('2026-11-20 12:34:56 UTC');
});
