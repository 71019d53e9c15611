import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importedBy } from '#scripts/site/import-graph.ts';
import { embedSource } from '#scripts/site/embed-build.ts';
import { embedConnectionsOf, esrRelay } from '#src/chain/config/connections.ts';
import { embedScripts } from '#src/layouts/inline/head-scripts.ts';
import { screens } from '#src/routes.ts';
import { chain } from './chains.ts';

const textOf = (file: string) =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').replaceAll(
    /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
    '',
  );

/** Whatever a browser keeps for a site. */
const STORAGE =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|serviceWorker|BroadcastChannel)\b|document\.cookie|\bcaches\./;

describe('the script of a page that other sites frame', () => {
  const files = [...importedBy(embedSource.slice(1))];

  test('has the three cards', () => {
    for (const card of ['account', 'transaction', 'token'])
      expect(files).toContain(`src/library/${card}-card.tsx`);
  });

  test('has nothing that signs, sends, or knows users, settings or drafts, now or later', () => {
    const outside = /^src\/(?:stores|islands|layouts|pages|first|worker)\/|^src\/chain\/sign\//;
    const sending =
      /^src\/(?:chain\/client\/signing|chain\/rpc\/send-calls|components\/(?:form|wallet|signing))/;
    expect(files.filter((file) => outside.test(file) || sending.test(file))).toEqual([]);
  });

  test('reads and writes nothing that the browser keeps', () => {
    expect(files.filter((file) => STORAGE.test(textOf(file)))).toEqual([]);
    const inline = embedScripts.map((name) => `src/layouts/inline/${name}.js`);
    expect(inline.filter((file) => STORAGE.test(textOf(file)))).toEqual([]);
  });

  test('the same search finds what other pages keep', () => {
    expect(textOf('src/layouts/inline/theme.js')).toMatch(STORAGE);
    expect(textOf('src/stores/chain/response-store.ts')).toMatch(STORAGE);
  });
});

test('only addresses of cards may be framed, and search engines list none of them', () => {
  for (const { path, framed, hidden } of screens) {
    expect(framed === true, path).toBe(path.startsWith('/embed/'));
    if (framed) expect(hidden, path).toBe(true);
  }
});

test('a card requests the nodes and services of its chain, and no wallet', () => {
  const eos = chain('eos');
  const hosts = embedConnectionsOf(eos);
  for (const url of eos.endpoints.default) expect(hosts).toContain(new URL(url).origin);
  expect(hosts).not.toContain(esrRelay);
  expect(hosts.filter((host) => /^wss?:|\*/.test(host))).toEqual([]);
});
