import { expect, it } from 'vitest';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import { readProtocolFeatures } from '#src/chain/client/chain/protocol-features.ts';
import { createPool } from '#src/chain/rpc/pool.ts';

/** A node with so many features, which returns two a page. */
function nodeWith(count: number) {
  const requested: number[] = [];
  const fetch = (async (_: string, init: { body: string }) => {
    const { lower_bound: from } = JSON.parse(init.body) as { lower_bound: number };
    requested.push(from);
    const features = Array.from({ length: count }, (_, index) => ({
      feature_digest: String(index),
      activation_ordinal: index,
      activation_block_num: 1,
      specification: [],
    }));
    const more = from + 2 < count ? from + 2 : undefined;
    return Response.json({ activated_protocol_features: features.slice(from, from + 2), more });
  }) as unknown as typeof globalThis.fetch;
  const pool = createPool({ endpoints: ['https://node'], checkHead: false, fetch });
  return { access: { pool } as ChainAccess, requested };
}

it('all pages of protocol features are read', async () => {
  const { access, requested } = nodeWith(5);
  const features = await readProtocolFeatures(access);
  expect(features.map(({ ordinal }) => ordinal)).toEqual([1, 2, 3, 4, 5]);
  expect(requested).toEqual([0, 2, 4]);
});
