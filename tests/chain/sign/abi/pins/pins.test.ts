import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chains, chainByKey } from '#src/chain/config/registry.ts';
import { abiOfPublished } from '#src/chain/sign/abi/pins/pinned-abi.ts';
import { pins, publishedAbi } from '#src/chain/sign/abi/pins/pins.ts';
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

  it('cover the contracts that hold a user’s money on each kind of chain', async () => {
    const sourceOf = async (key: string, account: string) =>
      (await publishedAbi(chainByKey(key)!, account))?.source.split('/').at(-1);
    expect(await sourceOf('eos', 'eosio')).toBe('eosio.abi.json');
    expect(await sourceOf('wax', 'eosio.token')).toBe('eosio.token.abi');
    expect(await sourceOf('eos', 'tethertether')).toBe('eosio.token.abi');
    expect(await sourceOf('proton', 'eosio')).toBe('eosio.system.abi');
    expect(await sourceOf('proton-test', 'eosio.proton')).toBe('eosio.proton.abi');
    expect(await sourceOf('fio', 'eosio')).toBe('fio.system.abi');
    expect(await sourceOf('fio', 'fio.token')).toBe('fio.token.abi');
    expect(await sourceOf('fio', 'eosio.msig')).toBe('eosio.msig.abi');
    expect(await publishedAbi(chainByKey('eos'), 'fio.token')).toBeNull();
    expect(await publishedAbi(chainByKey('eos'), 'alice')).toBeNull();
  });
});
