import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  $navigation,
  watchUrl,
  routeParam,
  showNavigation,
  titleName,
  useQueryValue,
} from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';

/** The address that screens have now. */
function pathNow(): string {
  let path = '';
  watchUrl((url) => {
    path = url.pathname + url.search;
  })();
  return path;
}

test('a shown navigation has the address of the browser, which its screen may have changed', () => {
  history.replaceState({ navigation: 4 }, '', '/block/7?view=raw');
  showNavigation(4, new URL('/block/7', location.href));
  expect(pathNow()).toBe('/block/7?view=raw');
  expect($navigation.get()).toBe(4);
});

test('a shown navigation keeps its own address if the visitor has moved on in the history', () => {
  const stop = watchUrl(() => undefined);
  history.replaceState({ navigation: 5 }, '', '/transaction/ab');
  showNavigation(4, new URL('/block/7', location.href));
  expect(pathNow()).toBe('/block/7');
  stop();
});

test('an address that is shown again stays the same object, so that nothing is drawn again', () => {
  const urls = new Set<URL>();
  showNavigation(5, new URL(location.href));
  const stop = watchUrl((url) => urls.add(url));
  showNavigation(5, new URL(location.href));
  expect(urls.size).toBe(1);
  stop();
});

test('the parameter of an address is read in every language, and a malformed one as it is', () => {
  const of = (path: string) => routeParam(new URL(path, 'https://eos.example'));
  expect(of('/zh/account/alice')).toBe('alice');
  expect(of('/search/what%20is%20this')).toBe('what is this');
  expect(of('/search/%E0%A4%A')).toBe('%E0%A4%A');
});

test.each([
  ['alice', 'alice'],
  ['bob@fiotestnet', 'bob@fiotestnet'],
  ['art/5', 'art/5'],
  ['your wallet is locked', ''],
  ['alice\u202e', ''],
  ['a'.repeat(129), ''],
])('%j is in a title as %j', (name, expected) => {
  expect(titleName(name)).toBe(expected);
});

test('a component is rendered again only if the part of the address changes that it reads', () => {
  showNavigation(5, new URL(location.href));
  let renderings = 0;
  const { result, unmount } = renderHook(() => {
    renderings++;
    return useQueryValue('view');
  });
  act(() => setQuery({ filter: 'a' }));
  act(() => setQuery({ filter: 'ab' }));
  expect([result.current, renderings]).toEqual([null, 1]);
  act(() => setQuery({ view: 'raw' }));
  expect([result.current, renderings]).toEqual(['raw', 2]);
  unmount();
});
