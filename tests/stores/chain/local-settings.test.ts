import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  forgetSettings,
  saveSettings,
  storedSettings,
  localSettingsKey,
  localStart,
} from '#src/stores/chain/local-settings.ts';

const settings = {
  nodeUrl: 'http://127.0.0.1:8888',
  hyperionUrl: null,
  coreSymbol: 'SYS',
  corePrecision: 4,
  systemDomain: 'eosio',
};
const page = 'http://local.example.org/account/alice';
const same = '?nodeUrl=http%3A%2F%2F127.0.0.1%3A8888';

beforeEach(() => localStorage.clear());

const start = (query = '') => localStart(new URL(page + query), 'EOS');

describe('a page of the local chain', () => {
  test('needs settings at first, and reads them once they are stored', () => {
    expect(start()).toEqual({ kind: 'needs-settings', badUrl: false });
    saveSettings(settings);
    expect(start()).toEqual({ kind: 'saved', settings });
    forgetSettings();
    expect(start()).toEqual({ kind: 'needs-settings', badUrl: false });
  });

  test('needs confirmation before it connects to a node of an address', () => {
    expect(start(same)).toMatchObject({ kind: 'question', linked: { nodeUrl: settings.nodeUrl } });
    saveSettings(settings);
    expect(start(same)).toEqual({ kind: 'saved', settings });
    expect(start('?nodeUrl=http%3A%2F%2Fevil.example')).toMatchObject({ kind: 'question' });
    expect(start(`${same}&hyperionUrl=http%3A%2F%2Fevil.example`)).toMatchObject({
      kind: 'question',
    });
  });

  test.each(['coreSymbol=OTHER', 'corePrecision=8', 'systemDomain=sys'])(
    'asks again where an address names the same node with %s',
    (other) => {
      saveSettings(settings);
      expect(start(`${same}&${other}`)).toMatchObject({ kind: 'question' });
    },
  );

  test('recognizes its node by an address with capitals and a slash at the end', () => {
    saveSettings({ ...settings, nodeUrl: 'http://localhost:8888' });
    expect(start('?nodeUrl=HTTP%3A%2F%2FLocalHost%3A8888%2F')).toMatchObject({ kind: 'saved' });
  });

  test('refuses an address that names no node', () => {
    expect(start('?nodeUrl=foo%20bar')).toEqual({ kind: 'needs-settings', badUrl: true });
  });

  const broken = (change: object) => JSON.stringify({ settings: { ...settings, ...change } });

  test.each([
    'no json',
    '5',
    '{"settings":{}}',
    broken({ nodeUrl: 'no url' }),
    broken({ hyperionUrl: 5 }),
    broken({ hyperionUrl: 'no url' }),
    broken({ coreSymbol: 'no symbol' }),
    broken({ corePrecision: '4' }),
    broken({ corePrecision: 40 }),
    broken({ systemDomain: null }),
  ])('%s, if stored, counts as nothing', (kept) => {
    localStorage.setItem(localSettingsKey, kept);
    expect(storedSettings()).toBeNull();
  });
});

describe('the script in the head', () => {
  const script = readFileSync('src/layouts/inline/local.js', 'utf8');

  function configAt(query: string): { endpoints: { default: string[] } } {
    history.replaceState(null, '', `/account/alice${query}`);
    document.head.innerHTML =
      '<script type="application/json" id="chain">{"key":"local","endpoints":{"default":[]}}</script>';
    new Function(script)();
    return JSON.parse(document.getElementById('chain')?.textContent ?? '') as never;
  }

  test('puts in what the visitor said yes to, and nothing else', () => {
    expect(configAt('').endpoints.default).toEqual([]);
    saveSettings(settings);
    expect(configAt('').endpoints.default).toEqual([settings.nodeUrl]);
    expect(configAt(same).endpoints.default).toEqual([settings.nodeUrl]);
    for (const alike of ['HTTP%3A%2F%2F127.0.0.1%3A8888%2F', '127.0.0.1%3A8888'])
      expect(configAt(`?nodeUrl=${alike}`).endpoints.default).toEqual([settings.nodeUrl]);
    expect(configAt(`${same}&coreSymbol=SYS&corePrecision=4`).endpoints.default).toEqual([
      settings.nodeUrl,
    ]);
    expect(configAt(`${same}&coreSymbol=OTHER`).endpoints.default).toEqual([]);
    for (const other of ['http%3A%2F%2Fevil.example', '', 'foo'])
      expect(configAt(`?nodeUrl=${other}`).endpoints.default).toEqual([]);
    expect(configAt(`${same}&hyperionUrl=https%3A%2F%2Fevil.example`).endpoints.default).toEqual(
      [],
    );
  });
});
