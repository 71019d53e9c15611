import { expect, it } from 'vitest';
import { abiOfPublished } from '#src/chain/sign/abi/pins/pinned-abi.ts';

it('expands a published ABI to a full one', () => {
  const source = 'https://example.org/token.abi';
  const published = {
    source,
    actions: { transfer: 'from account, amount either', clear: '' },
    structs: { pair: 'a name, b name[]', none: '' },
    variants: { either: 'asset, pair' },
    types: { account: 'name' },
  };
  const field = (name: string, type: string) => ({ name, type });
  expect(abiOfPublished(published)).toEqual({
    version: 'eosio::abi/1.0',
    types: [{ new_type_name: 'account', type: 'name' }],
    structs: [
      { name: 'pair', base: '', fields: [field('a', 'name'), field('b', 'name[]')] },
      { name: 'none', base: '', fields: [] },
      {
        name: 'action::transfer',
        base: '',
        fields: [field('from', 'account'), field('amount', 'either')],
      },
      { name: 'action::clear', base: '', fields: [] },
    ],
    variants: [{ name: 'either', types: ['asset', 'pair'] }],
    actions: [
      { name: 'transfer', type: 'action::transfer', ricardian_contract: '' },
      { name: 'clear', type: 'action::clear', ricardian_contract: '' },
    ],
    tables: [],
    ricardian_clauses: [],
    error_messages: [],
    abi_extensions: [],
    action_results: [],
    kv_tables: {},
  });
});
