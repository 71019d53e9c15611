import { describe, expect, it } from 'vitest';
import { operatorOf, poolOfOthers } from '#src/chain/rpc/operator.ts';
import { createPool } from '#src/chain/rpc/pool.ts';

describe('the operator of an endpoint', () => {
  it.each([
    ['https://eos.greymass.com', 'greymass.com'],
    ['https://eos.api.eosnation.io/', 'eosnation.io'],
    ['https://API.EOSnation.io:8443', 'eosnation.io'],
    ['https://greymass.com.', 'greymass.com'],
    ['https://greymass.com..', 'greymass.com'],
    ['https://someone:else@eos.greymass.com', 'greymass.com'],
    ['https://nodes.xn--e1afmkfd.com', 'xn--e1afmkfd.com'],
    ['https://nodes.пример.com', 'xn--e1afmkfd.com'],
  ])('is the registrable part of the host: %s', (url, operator) => {
    expect(operatorOf(url)).toBe(operator);
  });

  it.each([
    ['http://127.0.0.1:8888', '127.0.0.1:8888'],
    ['http://localhost:8888', '127.0.0.1:8888'],
    ['http://node.localhost:8888', '127.0.0.1:8888'],
    ['https://localhost', '127.0.0.1:443'],
    ['http://nodeos:8888', 'nodeos:8888'],
  ])('is host and port on this machine, and for a name of one label: %s', (url, operator) => {
    expect(operatorOf(url)).toBe(operator);
  });

  it.each([
    ['http://203.0.113.7', '203.0.113.7'],
    ['https://203.0.113.7:8443/', '203.0.113.7'],
    ['http://3405803783:8888', '203.0.113.7'],
    ['http://[2001:db8::7]:8888', '2001:db8:0:0::/64'],
  ])('is an address, whatever the port: one machine is one witness: %s', (url, operator) => {
    expect(operatorOf(url)).toBe(operator);
  });

  it.each([
    ['203.0.113.7.', '0xcb.0.0x71.7', '3405803783', '0xcb007107', '0313.0.0161.7'],
    ['203.0.113.7', '[::ffff:203.0.113.7]', '[::ffff:cb00:7107]', '[::203.0.113.7]'],
    ['203.0.113.7', '[64:ff9b::203.0.113.7]', '[2002:cb00:7107::1]', '[2002:cb00:7107:5::9]'],
    ['203.0.113.7', '203.0.113.7.nip.io', '203-0-113-7.sslip.io', 'api.203-0-113-7.nip.io.'],
    ['[2001:db8:1:2::7]', '[2001:DB8:1:2:9:9:9:9]', '[2001:db8:1:2::203.0.113.7]'],
    ['127.0.0.1', '0.0.0.0', '[::1]', '[::]', '[::ffff:127.0.0.1]', '127.0.0.1.nip.io'],
    ['127.0.0.1', '127.9.9.9', 'localhost', 'LOCALHOST.', 'node.localhost', '[::ffff:127.0.0.2]'],
  ])('is one for an address in all its forms: %s', (...hosts) => {
    const operators = hosts.map((host, at) =>
      operatorOf(`http${at % 2 === 0 ? 's' : ''}://${host}:8888/`),
    );
    expect([...new Set(operators)]).toHaveLength(1);
  });

  it.each([
    ['http://203.0.113.7', 'http://203.0.113.8'],
    ['http://[2001:db8:1:2::7]', 'http://[2001:db8:1:3::7]'],
    ['http://[::ffff:203.0.113.7]', 'http://[::ffff:203.0.113.8]'],
    ['http://localhost:8888', 'http://localhost:8889'],
    ['http://203.0.113.7', 'http://203-0-113-7.example.org'],
  ])('are two for two machines: %s and %s', (one, other) => {
    expect(operatorOf(one)).not.toBe(operatorOf(other));
  });

  it('is one for all its names', () => {
    const operators = ['https://api.waxsweden.org', 'https://fio.eossweden.org'].map(operatorOf);
    expect(new Set(operators).size).toBe(1);
    expect(poolOfOthers(['https://test.webauth.com'], 'https://testnet.metalx.com')).toEqual([]);
  });

  it('is the text itself if it is not a URL', () => {
    expect(operatorOf('nodes')).toBe('nodes');
  });
});

describe('endpoints of other operators', () => {
  const endpoints = [
    'https://eos.greymass.com',
    'https://api.greymass.com',
    'https://eos.eosusa.io',
    'http://127.0.0.1:8888',
  ];

  it('exclude all hosts of the same operator and keep the order', () => {
    expect(poolOfOthers(endpoints, 'https://eos.greymass.com')).toEqual([
      'https://eos.eosusa.io',
      'http://127.0.0.1:8888',
    ]);
  });

  it('can be read from a pool, and may be empty', () => {
    const pool = createPool({ endpoints: endpoints.slice(0, 2) });
    expect(poolOfOthers(pool, 'https://api.greymass.com')).toEqual([]);
  });
});
