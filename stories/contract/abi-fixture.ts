import { abiView } from '#src/chain/model/abi/view.ts';

/** Every kind of type a form can meet. */
export const everyType = abiView({
  version: 'eosio::abi/1.2',
  types: [{ new_type_name: 'amount', type: 'asset' }],
  structs: [
    { name: 'base', base: '', fields: [{ name: 'id', type: 'uint64' }] },
    {
      name: 'pay',
      base: 'base',
      fields: [
        { name: 'to', type: 'name' },
        { name: 'paid', type: 'amount' },
        { name: 'memo', type: 'string' },
        { name: 'tags', type: 'string[]' },
        { name: 'key', type: 'either' },
        { name: 'below', type: 'pay?' },
        { name: 'isFinal', type: 'bool$' },
      ],
    },
  ],
  variants: [{ name: 'either', types: ['name', 'public_key'] }],
  actions: [{ name: 'pay', type: 'pay' }],
  tables: [
    { name: 'pays', type: 'pay', index_type: 'i64', key_names: ['id'], key_types: ['uint64'] },
  ],
  error_messages: [{ error_code: 1, error_msg: 'Too little' }],
  action_results: [{ name: 'pay', result_type: 'amount' }],
});

export const filled = {
  id: 7,
  to: 'bob',
  paid: '1.0000 EOS',
  memo: 'for the antelope',
  tags: ['first', 'second'],
  key: ['name', 'alice'],
  below: null,
};
