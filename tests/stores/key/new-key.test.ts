import { afterEach, expect, it, vi } from 'vitest';
import { checkKeyPair } from '#src/chain/sign/keys/keys.ts';
import { newKeyPair } from '#src/stores/key/new-key.ts';

afterEach(() => vi.unstubAllGlobals());

it('generates another pair each time', async () => {
  vi.stubGlobal('isSecureContext', true);
  const [one, two] = [await newKeyPair(), await newKeyPair()];
  expect(checkKeyPair(one.publicKey, one.privateKey)).toBe('Valid Key Pair');
  expect(two.privateKey).not.toBe(one.privateKey);
});

it('generates nothing on a page that was not loaded securely', async () => {
  vi.stubGlobal('isSecureContext', false);
  await expect(newKeyPair()).rejects.toThrow('secure environment');
});
