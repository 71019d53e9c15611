import { expect, test } from 'vitest';
import { isPrivateHost } from '#src/chain/core/private-host.ts';

const isPrivate = (host: string) => isPrivateHost(new URL(`https://${host}/a.png`).hostname);

test.each([
  'localhost',
  'LOCALHOST.',
  'node.localhost',
  'router',
  'printer.local',
  'metadata.google.internal',
  'box.home.arpa',
  'nas.lan',
  '127.0.0.1',
  '127.1',
  '0x7f.1',
  '2130706433',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '0300.0250.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.127.255.255',
  '[::1]',
  '[::]',
  '[::ffff:192.168.1.1]',
  '[64:ff9b::10.0.0.1]',
  '[2002:c0a8:101::1]',
  '[fd00::1]',
  '[fe80::1]',
])('%s is of this machine or the own network', (host) => {
  expect(isPrivate(host)).toBe(true);
});

test.each([
  'example.org',
  'localhost.example.org',
  'local.example',
  'lan.example.org',
  '8.8.8.8',
  '11.0.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.1.1',
  '100.63.0.1',
  '100.128.0.1',
  '10.example.org',
  '[2001:db8::7]',
])('%s is of the internet', (host) => {
  expect(isPrivate(host)).toBe(false);
});
