import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useQueryChoice, useQueryTabs } from '#src/stores/query-choice.ts';
import { setUrl } from '#src/stores/url.ts';

const periods = ['day', 'week', 'month'] as const;

function open(path: string) {
  history.replaceState(history.state, '', path);
  setUrl(new URL(location.href));
}

beforeEach(() => open('/ram'));

const address = () => location.pathname + location.search;

test('a choice is in the address, other parameters stay, and the default leaves the address', () => {
  open('/ram?trades=month&find=bob');
  const { result } = renderHook(() => useQueryChoice('trades', periods, 'week'));
  expect(result.current[0]).toBe('month');
  act(() => result.current[1]('day'));
  expect([result.current[0], address()]).toEqual(['day', '/ram?trades=day&find=bob']);
  act(() => result.current[1]('week'));
  expect([result.current[0], address()]).toEqual(['week', '/ram?find=bob']);
});

test('a value that is no option is the default', () => {
  open('/ram?trades=century');
  const { result } = renderHook(() => useQueryChoice('trades', periods, 'week'));
  expect(result.current[0]).toBe('week');
});

test('a choice sets what depends on it', () => {
  open('/ram?page=3');
  const { result } = renderHook(() => useQueryChoice('trades', periods, 'week'));
  act(() => result.current[1]('day', { page: null }));
  expect(address()).toBe('/ram?trades=day');
});

test('tabs are links, the first one without the parameter, and open with a new entry in the history', () => {
  open('/namebids?search=pro');
  const labels = { open: 'Open', closed: 'Sold' };
  const { result } = renderHook(() => useQueryTabs('show', ['open', 'closed'], labels));
  expect(result.current.tabs.map(({ label, href }) => [label, new URL(href).search])).toEqual([
    ['Open', '?search=pro'],
    ['Sold', '?search=pro&show=closed'],
  ]);
  const before = history.length;
  act(() => result.current.onSelect('closed'));
  expect([result.current.current, address(), history.length]).toEqual([
    'closed',
    '/namebids?search=pro&show=closed',
    before + 1,
  ]);
});
