const KEYS = [
  'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63',
  'PUB_R1_6FPFZqw5ahYrR9jD96yDbbDNTdKtNqRbze6oTDLntrsANgQKZu',
];
const K1_SIGNATURE =
  'SIG_K1_KfPLgpw35iX8nfDzhbcmSBCr7nEGNEYXgmmempQspDJYBCKuAEs5rm3s4ZuLJY428Ca8ZhvR2Dkwu118y3NAoMDxhicRj9';

const values = (type: string, ...list: unknown[]) => list.map((value) => [type, value] as const);

/** Values of each type that tell packers apart: borders, signs, empty and nested ones. */
export const VALUES: readonly (readonly [type: string, value: unknown])[] = [
  ...values('bool', true, false),
  ...values('int8', 0, 127, -128),
  ...values('uint8', 0, 255),
  ...values('int16', 32_767, -32_768),
  ...values('uint16', 65_535),
  ...values('int32', 2_147_483_647, -2_147_483_648),
  ...values('uint32', 4_294_967_295),
  // Nodes write what does not fit 32 bits as a text.
  ...values('int64', 0, 1, -1, 4_294_967_295, '4294967296', '-4294967296'),
  ...values('int64', '9223372036854775807', '-9223372036854775808'),
  ...values('uint64', 0, 4_294_967_295, '4294967296', '18446744073709551615'),
  ...values('int128', '0', '-1', '170141183460469231731687303715884105727'),
  ...values('uint128', '0', '18446744073709551616', '340282366920938463463374607431768211455'),
  ...values('varint32', 0, -1, 127, 2_147_483_647, -2_147_483_648),
  ...values('varuint32', 0, 127, 128, 16_384, 4_294_967_295),
  ...values('float32', '0', '0.125', '-0.125'),
  ...values('float64', '0', '0.125', '-151115727451828646838272'),
  ...values('float128', `0x${'00'.repeat(16)}`, '0x12345678abcdef12345678abcdef1234'),
  ...values('time_point_sec', '1970-01-01T00:00:00', '2018-06-15T19:17:47', '2106-02-07T06:28:15'),
  ...values('time_point', '1970-01-01T00:00:00.000', '2018-06-15T19:17:47.999'),
  ...values('block_timestamp_type', '2000-01-01T00:00:00.000', '2018-06-15T19:17:47.500'),
  ...values('name', '', '1', 'abcd', 'ab.cd.ef', 'zzzzzzzzzzzz', 'zzzzzzzzzzzzj', 'a.b.c.1.2.3.4'),
  ...values('bytes', '', '00', 'aabbccddeeff00010203'),
  ...values('string', '', 'z', 'This is a string.', '漢字 👋 \u0000 "\\', '*'.repeat(128)),
  ...values('checksum160', '00'.repeat(20), '123456789abcdef01234567890abcdef70123456'),
  ...values('checksum256', 'ab'.repeat(32)),
  ...values('checksum512', 'cd'.repeat(64)),
  ...values('public_key', ...KEYS),
  ...values('signature', K1_SIGNATURE),
  ...values('symbol', '0,A', '4,EOS', '18,ABCDEFG'),
  ...values('symbol_code', 'A', 'ABCDEFG'),
  ...values('asset', '0 FOO', '0.0000 EOS', '-1.0000 EOS', '-0.0001 EOS'),
  ...values('asset', '461168601842738.7903 EOS', '0.000000000000000001 TINY'),
  ...values('amount', '5.00000000 WAX'),
  ...values('extended_asset', { quantity: '1.0000 EOS', contract: 'eosio.token' }),
  ...values('uint8?', null, 0, 9),
  ...values('uint8[]', [], [1, 2, 255]),
  ...values('string[]', [], ['', 'a', 'bb']),
  ...values('amount[]', ['1.0000 EOS', '2 X']),
  ...values('either', ['name', 'alice'], ['uint64', '18446744073709551615'], ['string', '']),
  ...values('either[]', [
    ['name', 'bob'],
    ['string', 'x'],
  ]),
  ...values('base', { id: 7 }),
  ...values('derived', { id: 1, to: 'bob' }, { id: '4294967296', to: '', more: 5 }),
  ...values('tree', {
    leaf: 'root',
    inner: [
      { leaf: 'a', inner: [] },
      { leaf: 'b', inner: [{ leaf: 'c', inner: [] }] },
    ],
  }),
];

/** Bytes that are no value of their type, or more than one. */
export const SPOILED: readonly (readonly [type: string, hex: string])[] = [
  ['uint64', '00'],
  ['string', '05aabb'],
  ['bytes', 'ff'],
  ['uint8[]', '0301'],
  ['uint8?', ''],
  ['either', '0300'],
  ['public_key', '00aa'],
  ['public_key', `07${'00'.repeat(33)}`],
  ['checksum256', 'ab'],
  ['varuint32', 'ffffffff'],
  ['derived', '0100000000000000'],
  // Zeros past the end are ignored.
  ['uint8', '0500000000'],
  ['name', '0000000000855c3400'],
];
