import { describe, expect, test } from 'vitest';
import {
  hostAndPort,
  isCoreSymbol,
  precisionOf,
  queryOfSettings,
  isAllowedUrl,
  sameSettings,
  serviceUrl,
  settingsOfQuery,
} from '#src/chain/model/shared/local.ts';

describe('the address of a node', () => {
  test.each([
    ['http://127.0.0.1:8888', 'http://127.0.0.1:8888'],
    ['127.0.0.1:8888', 'http://127.0.0.1:8888'],
    ['localhost:8888/', 'http://localhost:8888'],
    [' https://node.example.org/ ', 'https://node.example.org'],
    ['https://node.example.org/api//', 'https://node.example.org/api'],
    ['HTTPS://Node.example.org', 'https://node.example.org'],
  ])('%s is %s', (typed, url) => {
    expect(serviceUrl(typed)).toBe(url);
  });

  test.each([
    '',
    'http://',
    'foo bar',
    'ftp://example.org',
    'javascript://x',
    'http://:80',
    'xhttp://example.org',
    'http://http://example.org',
  ])('%o is none', (typed) => {
    expect(serviceUrl(typed)).toBeNull();
  });
});

test('plain http is allowed on this machine only', () => {
  const may = ['https://node.example.org', 'http://localhost:8888', 'http://127.0.0.1'];
  const mayNot = ['http://node.example.org', 'http://192.168.1.5:8888', 'http://[::1]:8888'];
  expect(may.map(isAllowedUrl)).toEqual(Array(3).fill(true));
  expect(mayNot.map(isAllowedUrl)).toEqual(Array(3).fill(false));
});

test('decimals are a number that a symbol can have', () => {
  expect(['0', '4', ' 18 '].map(precisionOf)).toEqual([0, 4, 18]);
  expect(['', '19', '-1', '4.5', 'four', '1e1'].map(precisionOf)).toEqual(Array(6).fill(null));
});

test('is named by its host and port, with the default port if it has none', () => {
  expect(hostAndPort('http://node.example.org:8888')).toEqual(['node.example.org', '8888']);
  expect(hostAndPort('http://node.example.org')).toEqual(['node.example.org', '80']);
});

test('a symbol is one to seven capital letters', () => {
  expect(['A', 'SYS', 'ABCDEFG'].map(isCoreSymbol)).toEqual([true, true, true]);
  const none = ['', 'ABCDEFGH', 'aSYS', 'SYSa', '4,SYS', 'SYS '];
  expect(none.map(isCoreSymbol)).toEqual(none.map(() => false));
});

describe('the settings in an address', () => {
  const settings = {
    nodeUrl: 'http://127.0.0.1:8888',
    hyperionUrl: 'https://history.example.org',
    coreSymbol: 'SYS',
    corePrecision: 2,
    systemDomain: 'eosio',
  };

  test('come back as they went', () => {
    const query = new URLSearchParams(queryOfSettings(settings) as Record<string, string>);
    expect(settingsOfQuery(query, 'EOS')).toEqual(settings);
  });

  test('have defaults for all but the node, and for what does not fit', () => {
    const query = new URLSearchParams(
      'nodeUrl=127.0.0.1:8888&coreSymbol=<b>&corePrecision=x&systemDomain=A%20b',
    );
    expect(settingsOfQuery(query, 'EOS')).toEqual({
      ...settings,
      hyperionUrl: null,
      coreSymbol: 'EOS',
      corePrecision: 4,
    });
    expect(settingsOfQuery(new URLSearchParams('coreSymbol=EOS'), 'EOS')).toBeNull();
  });

  test.each([
    ['core', 'core'],
    ['a', 'a'],
    ['abcdefgh1', 'abcdefgh1'],
    ['abcdefghij', 'eosio'],
    ['Core', 'eosio'],
    ['core.x', 'eosio'],
    ['x core', 'eosio'],
    ['', 'eosio'],
  ])('name the system by %j as %s', (systemDomain, read) => {
    const query = new URLSearchParams({ nodeUrl: '127.0.0.1:8888', systemDomain });
    expect(settingsOfQuery(query, 'EOS')?.systemDomain).toBe(read);
  });

  test('request no Hyperion service where they name none', () => {
    const hyperionUrl = (value: string) =>
      settingsOfQuery(new URLSearchParams({ nodeUrl: '127.0.0.1', hyperionUrl: value }), 'EOS')
        ?.hyperionUrl;
    expect(['', 'not one', 'h.example.org'].map(hyperionUrl)).toEqual([
      null,
      null,
      'http://h.example.org',
    ]);
  });

  test('request the same machines where both addresses are the same', () => {
    const { nodeUrl } = settings;
    expect(sameSettings(settings, { ...settings })).toBe(true);
    for (const other of [{ coreSymbol: 'OTHER' }, { corePrecision: 9 }, { systemDomain: 'sys' }])
      expect(sameSettings(settings, { ...settings, ...other })).toBe(false);
    expect(sameSettings(settings, { ...settings, nodeUrl: 'http://localhost' })).toBe(false);
    expect(sameSettings(settings, { ...settings, hyperionUrl: null })).toBe(false);
    expect(sameSettings(settings, { ...settings, nodeUrl, hyperionUrl: nodeUrl })).toBe(false);
  });
});
