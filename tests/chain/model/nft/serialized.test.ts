import { describe, expect, it } from 'vitest';
import { IPFS_GATEWAY, mediaUrl } from '#src/chain/model/nft/picture.ts';
import { decodeSerialized, schemaFields } from '#src/chain/model/nft/serialized.ts';

const field = (name: string, type: string) => ({ name, type });

describe('data of AtomicAssets', () => {
  it('is a field’s number and its value, with 64-bit numbers as text', () => {
    const fields = schemaFields([
      field('name', 'string'),
      field('level', 'uint16'),
      field('cold', 'int32'),
      field('herd', 'uint64'),
      field('tags', 'string[]'),
      field('foil', 'bool'),
    ]);
    const bytes = [
      4, 2, 72, 105, 5, 172, 2, 6, 35, 7, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1,
    ];
    const rest = [8, 2, 1, 97, 1, 98, 9, 1];
    expect(decodeSerialized([...bytes, ...rest], fields)).toEqual({
      name: 'Hi',
      level: 300,
      cold: -18,
      herd: '18446744073709551615',
      tags: ['a', 'b'],
      foil: true,
    });
    expect(decodeSerialized('04024869', fields)).toEqual({ name: 'Hi' });
  });

  it('has short numbers as they were written, and content ids of both versions', () => {
    const fields = schemaFields([field('power', 'float'), field('img', 'ipfs')]);
    const digest = 'ab'.repeat(32);
    expect(decodeSerialized(`04cdcccc3d05221220${digest}`, fields)).toEqual({
      power: 0.1,
      img: expect.stringMatching(/^Qm\w{44}$/),
    });
    const { img } = decodeSerialized(`052401551220${digest}`, fields);
    expect(img).toMatch(/^zb2rh/);
    expect(mediaUrl(img)).toBe(IPFS_GATEWAY + String(img));
  });

  it('keeps what was decoded before malformed data', () => {
    const fields = schemaFields([field('name', 'string'), field('list', 'string[]')]);
    const good = [4, 1, 97];
    for (const bad of [[5, 200], [5, 255, 255, 255, 127], [4, 90], [9, 1], [4], [3]])
      expect(decodeSerialized([...good, ...bad], fields)).toEqual({ name: 'a' });
    for (const none of [undefined, null, 'zz', {}, ['x']])
      expect(decodeSerialized(none, fields)).toEqual({});
    expect(decodeSerialized([4, 1, 97], [{ name: 'a', type: 'toString', media: null }])).toEqual(
      {},
    );
  });

  it('has own fields of any name', () => {
    const fields = schemaFields([field('__proto__', 'string')]);
    expect(Object.entries(decodeSerialized([4, 1, 97], fields))).toEqual([['__proto__', 'a']]);
  });

  it('has the media types that authors gave in version 2', () => {
    const format = [field('img', 'string'), null, { name: 1, type: 'x' }];
    const types = [{ name: 'img', mediatype: 'image/png', info: '' }];
    expect(schemaFields(format, types)).toEqual([
      { name: 'img', type: 'string', media: 'image/png' },
    ]);
    expect(schemaFields('none')).toEqual([]);
  });
});
