import { describe, expect, it } from 'vitest';
import { attributeText } from '#src/chain/model/nft/attribute-text.ts';
import { simpleDetails } from '#src/chain/model/nft/details.ts';
import { atomicNft, simpleNft } from '#src/chain/model/nft/nft.ts';
import { schemaFields } from '#src/chain/model/nft/serialized.ts';
import { tableTemplate } from '#src/chain/model/nft/template.ts';

describe('an attribute that should be a text', () => {
  it.each<[unknown, string | null]>([
    ['Sword', 'Sword'],
    [7, '7'],
    [0, '0'],
    [-1.5, '-1.5'],
    [18_446_744_073_709_551_616n, '18446744073709551616'],
    [false, 'false'],
    [['Sword', 7, '', null, true], 'Sword, 7, true'],
    ['', null],
    [' \n', null],
    [NaN, null],
    [[], null],
    [[['Sword']], null],
    [{ en: 'Sword' }, null],
    [null, null],
  ])('%s is shown as %s', (value, text) => expect(attributeText(value)).toBe(text));

  it('is the name of an NFT of either contract, and of a template', () => {
    const asset = { asset_id: '7', immutable_data: { name: 42 } };
    expect(atomicNft(asset)?.name).toBe('42');
    expect(atomicNft({ ...asset, immutable_data: { name: { en: 'x' } } })?.name).toBe('7');
    expect(atomicNft({ asset_id: '7', template: { immutable_data: { name: true } } })?.name).toBe(
      'true',
    );
    expect(simpleNft({ assetId: '7', idata: '{"name":["A",1]}' })?.name).toBe('A, 1');
    expect(simpleDetails({ assetId: '7', idata: { name: 0 } })?.name).toBe('0');
    const fields = schemaFields([{ name: 'name', type: 'uint8' }]);
    const row = { template_id: 5, schema_name: 'cards', immutable_serialized_data: [4, 9] };
    expect(tableTemplate('art', row, fields)?.name).toBe('9');
  });

  it('has all digits of a whole number beyond 2^53', () => {
    expect(simpleNft({ assetId: '7', idata: '{"name":9007199254740993}' })?.name).toBe(
      '9007199254740993',
    );
  });
});
