import { expect, test } from 'vitest';
import { assetsOf, withImports } from '#scripts/site/worker-build.ts';
import {
  servedTo,
  isOfflineDocument,
  recordServed,
  noteOfflineDocument,
} from '#src/worker/documents.ts';
import {
  isAsset,
  isFile,
  isOwnPage,
  isPage,
  isRead,
  offlinePage,
  pageKey,
} from '#src/worker/rules.ts';
import { chain } from '../chains.ts';

const origin = 'https://eos.example.org';
const node = 'https://node.example.com';
const eos = chain('eos');
const key = (path: string) => pageKey(new URL(path, origin), eos).slice(origin.length);

test('all addresses of a screen have one page, in each language', () => {
  expect(key('/')).toBe('/index.html');
  expect(key('/account/alice?tab=votes')).toBe('/account.html');
  expect(key('/account/eosio.token')).toBe('/account.html');
  expect(key('/kr/account/alice')).toBe('/kr/account.html');
  expect(key('/wallet/transfer')).toBe('/wallet/transfer.html');
});

test('a page for frames of other sites is not cached, and every other is', () => {
  const isOwn = (path: string) => isOwnPage(new URL(path, origin), eos);
  expect(isOwn('/embed/account/alice?theme=dark')).toBe(false);
  expect(isOwn('/kr/embed/token/core.vaulta/A')).toBe(false);
  expect(isOwn('/account/alice')).toBe(true);
  expect(isOwn('/embed/no/such/thing')).toBe(true);
});

test('what is no page keeps its path, without its query', () => {
  expect(key('/no/such/page?secret=1')).toBe('/no/such/page');
});

test('an address that was not opened gets the page of its language', () => {
  expect(offlinePage(new URL('/vote', origin), eos)).toBe('/offline.html');
  expect(offlinePage(new URL('/ar/nowhere', origin), eos)).toBe('/ar/offline.html');
});

test.each([
  '/v1/chain/get_account',
  '/v1/chain/get_table_rows',
  '/v1/history/get_actions',
  '/v2/history/get_actions?account=alice',
  '/v2/state/get_tokens?account=alice',
])('a response that screens show is kept: %s', (path) => {
  expect(isRead(new URL(path, node), origin)).toBe(true);
});

test.each([
  '/v1/chain/get_info',
  '/v1/chain/get_block_info',
  '/v1/chain/get_abi',
  '/v1/chain/get_raw_abi',
  '/v1/chain/get_required_keys',
  '/v1/chain/push_transaction',
  '/v1/chain/send_transaction',
  '/v1/chain/send_transaction2',
  '/v1/chain/send_read_only_transaction',
  '/v1/chain/compute_transaction',
  '/v2/health',
])('nothing that is signed is made of what is kept: %s', (path) => {
  expect(isRead(new URL(path, node), origin)).toBe(false);
});

test('a file of the site is no response of a node, and the reverse', () => {
  expect(isRead(new URL('/v1/chain/get_account', origin), origin)).toBe(false);
  expect(isAsset(new URL('/_astro/a.js', origin), origin)).toBe(true);
  expect(isAsset(new URL('/_astro/a.js', node), origin)).toBe(false);
  expect(isAsset(new URL('/account/_astro', origin), origin)).toBe(false);
});

test('error pages, redirects and other files are not cached as pages', () => {
  const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
  expect(isPage(new Response('', html))).toBe(true);
  expect(isPage(new Response('', { ...html, status: 404 }))).toBe(false);
  expect(isPage(Object.defineProperty(new Response('', html), 'redirected', { value: true }))).toBe(
    false,
  );
  expect(isPage(Response.json({}))).toBe(false);
});

test('a page in place of a file that is gone is not cached as that file', () => {
  const file = { headers: { 'content-type': 'text/javascript' } };
  const page = { headers: { 'content-type': 'text/html; charset=utf-8' } };
  expect(isFile(new Response('', file))).toBe(true);
  expect(isFile(new Response('', page))).toBe(false);
  expect(isFile(new Response('', { ...file, status: 404 }))).toBe(false);
  const moved = Object.defineProperty(new Response('', file), 'redirected', { value: true });
  expect(isFile(moved)).toBe(false);
});

test('only a document that was opened offline gets cached responses; the oldest sets the age', () => {
  expect(isOfflineDocument('open')).toBe(false);
  noteOfflineDocument('a');
  expect(isOfflineDocument('a')).toBe(true);
  expect(servedTo('a')).toEqual({ at: null, missing: false });
  recordServed('a', 2_000);
  expect(recordServed('a', 1_000)).toEqual({ at: 1_000, missing: false });
  expect(recordServed('a', null)).toEqual({ at: 1_000, missing: true });
  expect(recordServed('a', 3_000)).toEqual({ at: 1_000, missing: true });
  expect(servedTo('a')).toEqual({ at: 1_000, missing: true });
  for (let count = 0; count < 60; count++) noteOfflineDocument(`other ${count}`);
  expect(isOfflineDocument('a')).toBe(false);
});

test('the files of pages are found by their names', () => {
  const html =
    '<link href="/_astro/a.css"><script src="/_astro/b.js"></script><a href="/_astro/"><img src="/x.js">';
  expect(assetsOf([html, html])).toEqual(['/_astro/a.css', '/_astro/b.js']);
});

test('scripts come with what they import and with their texts', async () => {
  const code: Record<string, string> = {
    'notices.1.js':
      'import{a}from"./frame.2.js";import"./style.3.js";const t=()=>import(`./ar.4.js`),l=()=>import(`./later.5.js`);',
    'frame.2.js': "export*from'./notices.1.js';import('./en.6.js')",
  };
  const read = (name: string) => Promise.resolve(code[name] ?? '');
  expect(await withImports(['notices.1.js'], read)).toEqual([
    'notices.1.js',
    'frame.2.js',
    'style.3.js',
    'ar.4.js',
  ]);
});
