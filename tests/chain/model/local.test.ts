import { describe, expect, test } from 'vitest';
import {
  configOfSettings,
  precisionOf,
  queryOfSettings,
  mayBeAsked,
  serviceUrl,
  settingsOfQuery,
} from '#src/chain/model/local.ts';

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

  test.each(['', 'http://', 'foo bar', 'ftp://example.org', 'javascript://x', 'http://:80'])(
    '%o is none',
    (typed) => {
      expect(serviceUrl(typed)).toBeNull();
    },
  );
});

test('plain http is asked on this machine alone', () => {
  const may = ['https://node.example.org', 'http://localhost:8888', 'http://127.0.0.1'];
  const mayNot = ['http://node.example.org', 'http://192.168.1.5:8888', 'http://[::1]:8888'];
  expect(may.map(mayBeAsked)).toEqual(Array(3).fill(true));
  expect(mayNot.map(mayBeAsked)).toEqual(Array(3).fill(false));
});

test('decimals are a number that a symbol can have', () => {
  expect(['0', '4', ' 18 '].map(precisionOf)).toEqual([0, 4, 18]);
  expect(['', '19', '-1', '4.5', 'four', '1e1'].map(precisionOf)).toEqual(Array(6).fill(null));
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

  test('make the configuration of the chain', () => {
    expect(configOfSettings({ ...settings, systemDomain: 'core' })).toMatchObject({
      coreSymbol: { code: 'SYS', precision: 2 },
      endpoints: { default: ['http://127.0.0.1:8888'] },
      historyTypes: ['hyperion', 'native'],
      accounts: { system: 'core', token: 'core.token' },
    });
    expect(configOfSettings({ ...settings, hyperionUrl: null })).toMatchObject({
      historyTypes: ['native'],
      hyperionUrl: null,
    });
  });
});
