import { expect, it } from 'vitest';
import { jungle } from '#src/chain/config/chains/jungle.ts';
import { wax } from '#src/chain/config/chains/wax.ts';
import { inCoreToken } from '#src/chain/model/token/core-amounts.ts';

it('writes amounts of the legacy token as the core token, at any depth', () => {
  const row = {
    owner: 'eos',
    balance: '12.5000 EOS',
    loss: '-1.0000 EOS',
    pairs: [{ first: '2026-01-01T00:00:00', second: '3.0000 EOS' }],
    rex: '7.0000 REX',
    memo: 'paid 1.0000 EOS',
    other: '1.0000 EOSDT',
    units: 12,
    none: null,
  };
  expect(inCoreToken(row, jungle)).toEqual({
    ...row,
    balance: '12.5000 A',
    loss: '-1.0000 A',
    pairs: [{ first: '2026-01-01T00:00:00', second: '3.0000 A' }],
  });
});

it('leaves responses of other chains as they are', () => {
  const row = { balance: '12.5000 EOS' };
  expect(inCoreToken(row, wax)).toBe(row);
});
