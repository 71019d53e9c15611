import { abiView } from '#src/chain/model/abi/view.ts';

export const raw = {
  version: 'eosio::abi/1.2',
  types: [
    { new_type_name: 'amount', type: 'asset' },
    { new_type_name: 'maybe', type: 'amount?' },
    { new_type_name: 'ring', type: 'ring2' },
    { new_type_name: 'ring2', type: 'ring[]' },
  ],
  structs: [
    { name: 'base', base: '', fields: [{ name: 'id', type: 'uint64' }] },
    {
      name: 'pay',
      base: 'base',
      fields: [
        { name: 'to', type: 'name' },
        { name: 'paid', type: 'amount' },
        { name: 'tags', type: 'string[]' },
        { name: 'pair', type: 'uint8[2]' },
        { name: 'key', type: 'either' },
        { name: 'fee', type: 'maybe' },
        { name: 'more', type: 'bool$' },
        { name: 'last', type: 'uint32$' },
      ],
    },
    {
      name: 'tree',
      base: '',
      fields: [
        { name: 'leaf', type: 'name' },
        { name: 'next', type: 'tree?' },
      ],
    },
    { name: 'endless', base: '', fields: [{ name: 'itself', type: 'endless' }] },
    { name: 'self', base: 'self', fields: [] },
  ],
  variants: [{ name: 'either', types: ['name', 'uint64'] }],
  actions: [{ name: 'pay', type: 'pay', ricardian_contract: '' }],
  tables: [
    { name: 'pays', type: 'pay', index_type: 'i64', key_names: ['id'], key_types: ['uint64'] },
  ],
};

export const abi = abiView(raw);

export const paid = {
  id: 7,
  to: 'bob',
  paid: '1.0000 EOS',
  tags: ['a'],
  pair: [1, 2],
  key: ['name', 'bob'],
  fee: null,
};
