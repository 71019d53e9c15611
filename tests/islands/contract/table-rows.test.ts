import { expect, it } from 'vitest';
import { noLink } from '#src/islands/contract/contract-link.ts';
import { rowsQuery } from '#src/islands/contract/table-rows.tsx';

const query = (link: Partial<typeof noLink>) =>
  rowsQuery('eosio', 'eosio', { ...noLink, table: 'producers', ...link });

it('requests the first index as nodes take it, without what is usual', () => {
  expect(query({})).toEqual({ code: 'eosio', scope: 'eosio', table: 'producers', limit: 100 });
});

it('says the type of another index, which nodes refuse without one', () => {
  expect(query({ index: 2 })).toMatchObject({ index_position: 2, key_type: 'i64' });
  expect(query({ index: 2, keyType: 'float64' })).toMatchObject({ key_type: 'float64' });
});
