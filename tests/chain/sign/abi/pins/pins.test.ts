import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chains, chainByKey } from '#src/chain/config/registry.ts';
import { abiOfPublished } from '#src/chain/sign/abi/pins/pinned-abi.ts';
import { pins, publishedAbi } from '#src/chain/sign/abi/pins/pins.ts';
import { chainFacts } from '#tests/chain/config/all-facts.ts';
import { typeOf } from '#src/chain/sign/abi/codec/types.ts';

const folder = new URL('../../../../../src/chain/sign/abi/pins/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const hashes = new Map(
  files.map((name) => [
    createHash('sha256')
      .update(readFileSync(new URL(name, folder)))
      .digest('hex'),
    name,
  ]),
);

describe('pinned ABIs', () => {
  it('are unchanged: each file has the hash of its row, and each row its file', async () => {
    expect(pins.map(({ sha256 }) => hashes.get(sha256)).toSorted()).toEqual(files);
    for (const { sha256, load } of pins) {
      const text = readFileSync(new URL(hashes.get(sha256)!, folder), 'utf8');
      expect((await load()).default).toEqual(JSON.parse(text));
    }
  });

  it('name a public source, and every type they use', async () => {
    for (const { load } of pins) {
      const published = (await load()).default;
      expect(published.source).toMatch(/^https:\/\/github\.com\//);
      const abi = abiOfPublished(published);
      for (const { type } of abi.actions) expect(() => typeOf(abi, type)).not.toThrow();
    }
  });

  it('belong to one contract an account on every chain', () => {
    for (const chain of chains) {
      const accounts = pins.flatMap((pin) => [...new Set(pin.accounts(chain))]);
      expect(accounts.length, chain.key).toBe(new Set(accounts).size);
    }
  });

  it.each(chains.map(({ key }) => [key, chainFacts.get(key)?.pinned] as const))(
    'apply to these accounts of %s only',
    (key, expected) => {
      const chain = chainByKey(key)!;
      const found = pins.map((pin) => [hashes.get(pin.sha256), [...new Set(pin.accounts(chain))]]);
      expect(Object.fromEntries(found.filter(([, accounts]) => accounts?.length))).toEqual(
        expected,
      );
    },
  );

  it.each([
    ['eos', 'eosio', 'eosio.abi.json'],
    ['eos', 'tethertether', 'eosio.token.abi'],
    ['wax', 'eosio.token', 'eosio.token.abi'],
    ['proton', 'eosio', 'eosio.system.abi'],
    ['fio', 'eosio', 'fio.system.abi'],
    ['fio', 'fio.token', 'fio.token.abi'],
  ])('are found by account: %s %s in %s', async (key, account, file) => {
    const published = await publishedAbi(chainByKey(key)!, account);
    expect(published?.source.split('/').at(-1)).toBe(file);
  });

  it.each([
    ['eos', 'fio.token'],
    ['eos', 'alice'],
    ['wax', 'tethertether'],
    ['fio', 'eosio.token'],
  ])('do not exist for other accounts: %s %s', async (key, account) => {
    expect(await publishedAbi(chainByKey(key)!, account)).toBeNull();
  });
});
