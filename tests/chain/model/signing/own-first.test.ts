import { expect, test } from 'vitest';
import { ownFirst } from '#src/chain/model/signing/own-first.ts';

test('the changes of the signer stand first, and the others in their order', () => {
  const changes = ['eosio.ram', 'alice', 'eosio.fees', 'alice'].map((holder, at) => ({
    holder,
    at,
  }));
  expect(ownFirst(changes, 'alice').map(({ at }) => at)).toEqual([1, 3, 0, 2]);
});
