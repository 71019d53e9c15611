import { describe, expect, it, vi } from 'vitest';
import { createAbiCache } from '#src/chain/sign/abi/abi-cache.ts';
import { abiToBytes } from '#src/chain/sign/abi/abi-bytes.ts';
import { emptyAbi } from '#src/chain/sign/abi/abi.ts';

const raw = { abi: Buffer.from(abiToBytes(emptyAbi)).toString('base64') };

describe('the ABI cache', () => {
  it('fetches each ABI once, also for concurrent calls', async () => {
    const ask = vi.fn(async () => raw);
    const abis = createAbiCache(ask);
    const both = await Promise.all([abis.get('alice'), abis.get('alice')]);
    expect(both).toEqual([emptyAbi, emptyAbi]);
    expect(await abis.get('alice')).toBe(both[0]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(abis.cached('alice')).toBe(both[0]);
  });

  it('rejects if the account has no contract', async () => {
    for (const abi of ['', null, undefined])
      await expect(createAbiCache(async () => ({ abi })).get('alice')).rejects.toThrow(
        /^Missing abi for alice$/,
      );
  });

  it('fetches again after a failure, which it reports', async () => {
    const failed = new Error('no network');
    const ask = vi.fn(async () => raw).mockRejectedValueOnce(failed);
    const abis = createAbiCache(ask);
    await expect(abis.get('alice')).rejects.toMatchObject({
      name: 'AbiError',
      account: 'alice',
      message: 'fetching abi for alice: no network',
      cause: failed,
    });
    await expect(abis.get('alice')).resolves.toEqual(emptyAbi);
  });

  it('rejects malformed ABIs', async () => {
    await expect(createAbiCache(async () => ({ abi: 'AA==' })).get('alice')).rejects.toThrow(
      'fetching abi for alice: Read past end of buffer',
    );
    await expect(
      createAbiCache(() => Promise.reject('gone' as unknown as Error)).get('alice'),
    ).rejects.toThrow('fetching abi for alice: gone');
  });

  it('is bounded: it drops the least recently used ABI', async () => {
    const ask = vi.fn(async (_account: string) => raw);
    const abis = createAbiCache(ask, 2);
    for (const account of ['alice', 'bob', 'alice', 'carol', 'alice', 'bob'])
      await abis.get(account);
    expect(ask.mock.calls.flat()).toEqual(['alice', 'bob', 'carol', 'bob']);
  });

  it('forgets changed ABIs, also while a request is pending', async () => {
    const ask = vi.fn(async () => raw);
    const abis = createAbiCache(ask);
    const old = abis.get('alice');
    abis.forget('alice');
    await old;
    expect(() => abis.cached('alice')).toThrow('ABI must be cached before using ActionBuilder');
    await abis.get('alice');
    abis.forget('alice');
    await abis.get('alice');
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
