import { expect, it } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import { tokenChoices, tokenKey } from '#src/chain/model/token/token-choice.ts';

const core = { contract: 'eosio.token', symbol: { code: 'EOS', precision: 4 } };
const held = (contract: string, amount: string) => ({ contract, amount: parseAsset(amount) });
const keys = (...args: Parameters<typeof tokenChoices>) => tokenChoices(...args).map(tokenKey);

it('the chain’s own token comes first, and is there where none of it is held', () => {
  const others = [held('tethertether', '3.0000 USDT'), held('eosio.token', '1.0000 EOS')];
  expect(keys(others, core)).toEqual(['eosio.token:EOS', 'tethertether:USDT']);
  expect(tokenChoices([], core)).toEqual([{ ...core, balance: null }]);
});

it('a token of the same code from another contract is another token', () => {
  expect(keys([held('fake.token', '9.0000 EOS')], core)).toEqual([
    'eosio.token:EOS',
    'fake.token:EOS',
  ]);
});
