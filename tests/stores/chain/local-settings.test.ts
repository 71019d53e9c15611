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
    broken({ nodeUrl: 'javascript:alert(1)' }),
    broken({ nodeUrl: 'ws://127.0.0.1' }),
    broken({ nodeUrl: ['http://127.0.0.1:8888'] }),
    broken({ hyperionUrl: 'data:,' }),
    broken({ corePrecision: 1.5 }),
    broken({ coreSymbol: 'SYS\u0000' }),
    broken({ systemDomain: 'EOSIO' }),
    broken({ systemDomain: '__proto__' }),
    broken({ hyperionUrl: 5 }),
    broken({ hyperionUrl: 'no url' }),
    broken({ coreSymbol: 'no symbol' }),
    broken({ corePrecision: '4' }),
    broken({ corePrecision: 40 }),
    broken({ systemDomain: null }),
  ])('%s, if stored, counts as nothing', (kept) => {
    localStorage.setItem(localSettingsKey, kept);
    expect(storedSettings()).toBeNull();
    expect(configAt('')).toEqual(siteConfig);
  });
});

const siteConfig = {
  key: 'local',
  ownNode: true,
  coreSymbol: { code: 'EOS', precision: 4 },
  endpoints: { default: [], actions: [], transactions: [], provider: [] },
  historyTypes: ['native'],
  hyperionUrl: null,
  accounts: { system: 'eosio', token: 'eosio.token', msig: 'eosio.msig', ramfee: 'eosio.ramfee' },
};

/** The configuration of a page, once the script in its head ran. */
function configAt(query: string): typeof siteConfig {
  history.replaceState(null, '', `/account/alice${query}`);
  const element = document.createElement('script');
  Object.assign(element, { type: 'application/json', id: 'chain' });
  element.textContent = JSON.stringify(siteConfig);
  document.head.replaceChildren(element);
  new Function(readFileSync('src/layouts/inline/local.js', 'utf8'))();
  return JSON.parse(element.textContent) as typeof siteConfig;
}

describe('the script in the head', () => {
  test('makes the configuration of the chain from the settings', () => {
    saveSettings({
      nodeUrl: 'http://127.0.0.1:8888',
      hyperionUrl: 'http://127.0.0.1:7000',
      coreSymbol: 'SYS',
      corePrecision: 2,
      systemDomain: 'core',
    });
    const urls = ['http://127.0.0.1:8888'];
    expect(configAt('')).toEqual({
      ...siteConfig,
      coreSymbol: { code: 'SYS', precision: 2 },
      endpoints: { default: urls, actions: urls, transactions: urls, provider: urls },
      historyTypes: ['hyperion', 'native'],
      hyperionUrl: 'http://127.0.0.1:7000',
      accounts: { system: 'core', token: 'core.token', msig: 'core.msig', ramfee: 'core.ramfee' },
    });
    saveSettings(settings);
    expect(configAt('')).toMatchObject({ historyTypes: ['native'], hyperionUrl: null });
  });

  test('takes nothing but the settings from the store', () => {
    const config = { key: 'eos', chainId: 'aa', ownNode: false, accounts: { system: 'attacker' } };
    localStorage.setItem(localSettingsKey, JSON.stringify({ settings, config, more: 1 }));
    expect(configAt('')).toMatchObject({ key: 'local', ownNode: true });
    expect(configAt('').accounts.system).toBe('eosio');
    expect(configAt('')).not.toHaveProperty('chainId');
  });

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
