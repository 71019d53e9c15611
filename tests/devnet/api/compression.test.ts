import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { COMPRESSED_FROM } from '#devnet/api/compression.ts';
import type { BootedChain } from '#devnet/start.ts';
import { BOOT_TIMEOUT, bootStory } from './support.ts';

const LARGE = '/v1/chain/get_abi?account_name=eosio';
const SMALL = '/v1/chain/get_info';

let booted: BootedChain;
beforeAll(() => {
  booted = bootStory();
}, BOOT_TIMEOUT);

async function get(path: string, accepted?: string) {
  const headers = new Headers(accepted === undefined ? [] : [['accept-encoding', accepted]]);
  const answer = await booted.app.request(path, { headers });
  return { headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

describe('JSON answers', () => {
  it('are compressed where they are large and the client accepts gzip', async () => {
    const plain = await get(LARGE);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.body.length).toBeGreaterThan(COMPRESSED_FROM);
    const packed = await get(LARGE, 'gzip, deflate, br');
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('content-length')).toBe(String(packed.body.length));
    expect(packed.headers.get('content-type')).toBe('application/json');
    expect(packed.body.length).toBeLessThan(plain.body.length / 3);
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
  });

  it('say that they differ by what the client accepts', async () => {
    expect((await get(LARGE)).headers.get('vary')).toContain('Accept-Encoding');
  });

  it.each([undefined, '', 'br', 'gzip;q=0', 'identity'])(
    'are left plain for: %j',
    async (accepted) => {
      expect((await get(LARGE, accepted)).headers.get('content-encoding')).toBeNull();
    },
  );

  it('are left plain where they are small', async () => {
    const { headers, body } = await get(SMALL, 'gzip');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('content-length')).toBe(String(body.length));
  });
});
