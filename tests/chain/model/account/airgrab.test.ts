import { describe, expect, it } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import { airgrabRam, airgrabs } from '#src/chain/model/account/airgrab.ts';

const balance = (contract: string, amount: string) => ({ contract, amount: parseAsset(amount) });

describe('airgrabs', () => {
  const held = balance('bob.token', '0.0001 BOB');

  it('taken by an account show in its balances, 240 bytes each', () => {
    const offered = [
      { token: 'BOB', account: 'bob.token' },
      { token: 'ANN', account: 'bob.token' },
      { token: 'BOB', account: 'other' },
    ];
    expect(airgrabs(offered, [held]).map(({ grabbed }) => grabbed)).toEqual([true, false, false]);
    const empty = balance('other', '0.0000 BOB');
    expect(airgrabs(offered, [empty])[2]).toEqual({
      token: 'BOB',
      account: 'other',
      grabbed: true,
    });
    expect(airgrabRam(3)).toBe(720);
  });
});

it('a token was grabbed where one of the balances is of it', () => {
  const balance = (contract: string, amount: string) => ({ contract, amount: parseAsset(amount) });
  const offered = [{ token: 'BOB', account: 'bob.token' }];
  const held = [balance('eosio.token', '1.0000 EOS'), balance('bob.token', '0 BOB')];
  expect(airgrabs(offered, held)[0]?.grabbed).toBe(true);
  expect(airgrabs(offered, [])[0]?.grabbed).toBe(false);
});
