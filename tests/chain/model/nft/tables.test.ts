import { describe, expect, it } from 'vitest';
import { tableCollection } from '#src/chain/model/nft/collection.ts';
import { schemaFields } from '#src/chain/model/nft/serialized.ts';
import { isTemplateId, tableTemplate } from '#src/chain/model/nft/template.ts';

const fields = schemaFields([
  { name: 'name', type: 'string' },
  { name: 'url', type: 'string' },
  { name: 'level', type: 'uint8' },
]);
/** `a` as the name, and a level. */
const named = (level: number) => [4, 1, 97, 6, level];

describe('a row of the table of collections', () => {
  it('has its decoded data', () => {
    const row = {
      collection_name: 'art',
      author: 'alice',
      allow_notify: 1,
      authorized_accounts: ['alice', 7, 'bob'],
      notify_accounts: [],
      market_fee: '0.05000000000000000',
      serialized_data: [...named(3), 5, 1, 120],
    };
    expect(tableCollection(row, fields)).toMatchObject({
      name: 'art',
      title: 'a',
      authorized: ['alice', 'bob'],
      notified: [],
      marketFee: 0.05,
      website: 'x',
      attributes: [{ name: 'level', value: 3, source: 'mutable' }],
    });
  });

  it('offers a picture that cannot be read among its attributes, and links a site without scheme', () => {
    const texts = schemaFields(['img', 'url'].map((name) => ({ name, type: 'string' })));
    const packed = (text: string) => [text.length, ...Buffer.from(text)];
    const of = (image: string) =>
      tableCollection(
        {
          collection_name: 'art',
          author: 'alice',
          serialized_data: [4, ...packed(image), 5, ...packed('art.example')],
        },
        texts,
      );
    expect(of('art.png')).toMatchObject({
      image: null,
      website: 'https://art.example',
      attributes: [{ name: 'img', value: 'art.png' }],
    });
    expect(of('art.example/art.png')).toMatchObject({
      image: 'https://art.example/art.png',
      attributes: [],
    });
  });

  it('is nothing without a name', () => {
    expect(tableCollection({}, fields)).toBeNull();
    expect(tableCollection({ collection_name: 'art', author: 'alice' }, [])).toMatchObject({
      title: null,
      authorized: [],
      marketFee: null,
    });
  });
});

describe('a row of the table of templates', () => {
  const row = {
    template_id: 5,
    schema_name: 'cards',
    transferable: 1,
    burnable: 0,
    max_supply: 0,
    issued_supply: 12,
    immutable_serialized_data: [4, 1, 97],
  };

  it('has its supply and rules, and what its author can change in version 2', () => {
    expect(tableTemplate('art', row, fields, named(9))).toMatchObject({
      id: '5',
      name: 'a',
      issued: 12n,
      limit: null,
      transferable: true,
      burnable: false,
      attributes: [
        { name: 'name', source: 'template', overridden: false },
        { name: 'name', source: 'templateMutable', overridden: true },
        { name: 'level', value: 9, source: 'templateMutable', overridden: false },
      ],
    });
    expect(tableTemplate('art', { ...row, max_supply: 20 }, fields)).toMatchObject({ limit: 20n });
    expect(tableTemplate('art', {}, fields)).toBeNull();
  });

  it('has a number of 32 bits as its id', () => {
    expect(['1', '4294967295'].every(isTemplateId)).toBe(true);
    expect(['', '-1', '1.5', '12345678901', 'x'].some(isTemplateId)).toBe(false);
  });
});
