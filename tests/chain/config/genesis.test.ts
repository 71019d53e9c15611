import { createHash } from 'node:crypto';
import { ABI, PublicKey, Serializer } from '@wharfkit/antelope';
import { expect, it } from 'vitest';
import { chainByKey } from '#src/chain/config/registry.ts';

/** A chain id is the sha256 of the genesis state, so it proves the first day. */
const abi = ABI.from({
  structs: [
    {
      name: 'genesis',
      base: '',
      fields: [
        { name: 'time', type: 'time_point' },
        { name: 'key', type: 'public_key' },
        { name: 'max_block_net_usage', type: 'uint64' },
        ...Array.from({ length: 14 }, (_, i) => ({ name: `limit${i}`, type: 'uint32' })),
        { name: 'max_inline_action_depth', type: 'uint16' },
        { name: 'max_authority_depth', type: 'uint16' },
      ],
    },
  ],
});
const LIMITS = [
  1000, 524288, 12, 500, 20, 100, 200000, 1000, 150000, 100, 3600, 600, 3888000, 4096,
];
/** Source: EOS-Jungle-Testnet/Node-Manual-Installation, genesis.json. */
const JUNGLE_LIMITS = [
  1000, 524287, 12, 500, 20, 100, 200000, 10, 150000, 1, 3600, 600, 3888000, 524287,
];

it.each([
  [
    'eos',
    '2018-06-08T08:08:08.888',
    'EOS7EarnUhcyYqmdnPon8rm7mBCTnBoot6o7fE2WzjvEX2TdggbL3',
    LIMITS,
    4,
  ],
  [
    'bos',
    '2019-01-01T00:00:00.000',
    'EOS57E6SqSEHLFQzzBjANKxSmrBshnoHfm9a8wi4DUmf5TdakMX4r',
    LIMITS,
    4,
  ],
  [
    'jungle',
    '2022-02-22T22:22:22.000',
    'EOS5UAjunGLeR6eBfbpU4CxGssxa9DKKjbPA4zrCuUpoJQwvdpACs',
    JUNGLE_LIMITS,
    32,
  ],
])('%s began at %s', (key, time, initialKey, sizes, depth) => {
  const object = {
    time,
    key: PublicKey.from(initialKey),
    max_block_net_usage: 1048576,
    ...Object.fromEntries(sizes.map((limit, i) => [`limit${i}`, limit])),
    max_inline_action_depth: depth,
    max_authority_depth: 6,
  };
  const genesis = Serializer.encode({ object, abi, type: 'genesis' }).array;
  const chain = chainByKey(key);
  expect(chain?.chainId).toBe(createHash('sha256').update(genesis).digest('hex'));
  expect(chain?.startDate).toBe(time.slice(0, 10));
});
