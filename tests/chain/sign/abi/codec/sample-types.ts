import { expect } from 'vitest';
import { abiFromJson } from '#src/chain/sign/abi/abi-json.ts';
import { CodecError } from '#src/chain/sign/abi/codec/error.ts';
import { packType, unpackType } from '#src/chain/sign/abi/serialize.ts';

export const abi = abiFromJson({
  version: 'eosio::abi/1.2',
  types: [
    { new_type_name: 'account_name', type: 'name' },
    { new_type_name: 'round', type: 'about' },
    { new_type_name: 'about', type: 'round' },
  ],
  structs: [
    { name: 'base', base: '', fields: [{ name: 'a', type: 'uint8' }] },
    {
      name: 'all',
      base: 'base',
      fields: [
        { name: 'who', type: 'account_name' },
        { name: 'maybe', type: 'string?' },
        { name: 'many', type: 'int16[]' },
        { name: 'more', type: 'value$' },
        { name: 'most', type: 'uint8$' },
      ],
    },
    { name: 'tree', base: '', fields: [{ name: 'under', type: 'tree[]' }] },
    { name: 'nothing', base: '', fields: [] },
    { name: 'proto', base: '', fields: [{ name: '__proto__', type: 'string' }] },
    { name: 'of_lost', base: '', fields: [{ name: 'lost', type: 'nowhere' }] },
    { name: 'on_value', base: 'value', fields: [] },
    { name: 'on_itself', base: 'on_itself', fields: [] },
    {
      name: 'ends_with_all',
      base: '',
      fields: [
        { name: 'first', type: 'uint8' },
        { name: 'last', type: 'all' },
      ],
    },
    {
      name: 'starts_with_all',
      base: '',
      fields: [
        { name: 'first', type: 'all' },
        { name: 'last', type: 'uint8' },
      ],
    },
    { name: 'steps', base: '', fields: [{ name: 'most', type: `uint8${'?'.repeat(64)}` }] },
  ],
  variants: [
    { name: 'value', types: ['uint8', 'string', 'tree'] },
    { name: 'ring', types: ['uint8', 'ring[]'] },
    { name: 'late', types: [`uint8${'?'.repeat(64)}`, 'all'] },
  ],
});
export const hex = (type: string, value: unknown) =>
  Buffer.from(packType(abi, type, value)).toString('hex');
export const json = (type: string, bytes: string) =>
  unpackType(abi, type, Buffer.from(bytes, 'hex'));
export const failure = (work: () => unknown): CodecError => {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(CodecError);
    return error as CodecError;
  }
  throw new Error('nothing was refused');
};
