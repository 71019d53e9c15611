import { createAuthenticator } from '#tests/devnet/authenticator.ts';
import type { Assertion } from '#tests/devnet/authenticator.ts';
import { account, eosio, sends, transfer } from './making.ts';
import type { Step } from './making.ts';

const device = createAuthenticator('active');
const auth = { threshold: 1, keys: [{ key: device.key, weight: 1 }], accounts: [], waits: [] };

/** A payment whose signature a device makes, or makes wrongly. */
const pays = (title: string, assertion: Assertion = {}): Step =>
  sends(`by a passkey ${title}`, [transfer('alice', 'bob', '0.0001 EOS', '', 'alice@passkey')], {
    sign: (digest) => device.sign(digest, assertion),
  });

/** Signatures as browsers and their authenticators make them. */
export const PASSKEYS: readonly Step[] = [
  sends('a permission of a passkey', [
    eosio('updateauth', 'alice', {
      account: 'alice',
      permission: 'passkey',
      parent: 'active',
      auth,
    }),
    eosio('linkauth', 'alice', {
      account: 'alice',
      code: 'eosio.token',
      type: 'transfer',
      requirement: 'passkey',
    }),
  ]),
  account('alice'),
  pays('of somebody who is known'),
  pays('of somebody who is there', { flags: 1 }),
  pays('of nobody', { flags: 0 }),
  pays('at a port', { client: { origin: 'https://wallet.example:4321' } }),
  pays('at another site', { site: 'a.example', client: { origin: 'https://a.example' } }),
  pays('for another site', { site: 'a.example' }),
  pays('without encryption', { client: { origin: 'http://wallet.example' } }),
  pays('of no site', { client: { origin: 'https://' } }),
  pays('for another digest', { client: { challenge: Buffer.alloc(32).toString('base64url') } }),
  pays('being made', { client: { type: 'webauthn.create' } }),
  pays('with too little', { longer: -1 }),
  pays('with more', { longer: 40 }),
  pays('with no JSON', { client: '{"type":' }),
  pays('with a list', { client: '[]' }),
  pays('with a number', { client: { challenge: 7 } }),
  pays('with nested fields', { client: { more: { type: 'x', origin: ['y'] } } }),
  sends('a permission of a passkey taken off', [
    eosio('unlinkauth', 'alice', { account: 'alice', code: 'eosio.token', type: 'transfer' }),
    eosio('deleteauth', 'alice', { account: 'alice', permission: 'passkey' }),
  ]),
];
