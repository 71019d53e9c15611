import { expect, test } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import { balanceAfter, balanceKeys } from '#src/chain/model/signing/balance-after.ts';
import type { HolderChanges } from '#src/chain/model/transaction/balance-changes.ts';

const change = (amount: string, staked = false) => ({
  contract: 'eosio.token',
  staked,
  amount: parseAsset(amount),
});

test('adds a change to a balance', () => {
  expect(balanceAfter(parseAsset('2.0000 EOS'), parseAsset('-0.5000 EOS'))).toEqual(
    parseAsset('1.5000 EOS'),
  );
});

test('has no sum for a balance of another precision', () => {
  expect(balanceAfter(parseAsset('2.00 EOS'), parseAsset('-0.5000 EOS'))).toBeNull();
});

test('names each changed balance of an account but stakes, ten at most', () => {
  const one: HolderChanges = {
    holder: 'alice',
    changes: [change('-1.0000 EOS'), change('1.0000 EOS', true)],
  };
  expect(balanceKeys([one])).toEqual(['alice/eosio.token:EOS']);
  const ofKey = { ...one, holder: 'FIO6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV' };
  expect(balanceKeys([ofKey])).toEqual([]);
  const many = Array.from({ length: 30 }, (_, at) => ({
    ...one,
    holder: `holder.${'abcdefghijklmnopqrstuvwxyz12345'[at]}`,
  }));
  expect(balanceKeys(many)).toHaveLength(10);
});
