import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toModernKey } from '#src/chain/core/key.ts';
import { checkKeyPair } from '#src/chain/sign/keys/keys.ts';
import { generatedKeys } from '#src/stores/key/generated-keys.ts';
import { toChainKeyFormat, newKeyPair } from '#src/stores/key/new-key.ts';

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => ({ keyPrefix: 'FIO' }) }));

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('generates another pair each time', async () => {
  vi.stubGlobal('isSecureContext', true);
  const [one, two] = [await newKeyPair(), await newKeyPair()];
  expect(checkKeyPair(one.publicKey, one.privateKey)).toBe('Valid Key Pair');
  expect(two.privateKey).not.toBe(one.privateKey);
});

it('writes the public key as the chain does, and remembers it alone', async () => {
  vi.stubGlobal('isSecureContext', true);
  const { publicKey, privateKey } = await newKeyPair();
  expect(publicKey).toMatch(/^FIO/);
  expect(toChainKeyFormat(toModernKey(publicKey))).toBe(publicKey);
  expect(toChainKeyFormat('no key')).toBe('no key');
  expect(generatedKeys()).toEqual([toModernKey(publicKey)]);
  expect(JSON.stringify({ ...localStorage })).not.toContain(privateKey.slice(7, 40));
});

it('generates nothing on a page that was not loaded securely', async () => {
  vi.stubGlobal('isSecureContext', false);
  await expect(newKeyPair()).rejects.toThrow('secure environment');
  expect(generatedKeys()).toEqual([]);
});
