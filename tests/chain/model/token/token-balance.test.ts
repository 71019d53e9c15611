import { describe, expect, it } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import { coreContractsFirst, heldBalances } from '#src/chain/model/token/token-balance.ts';

const balance = (contract: string, amount: string) => ({ contract, amount: parseAsset(amount) });

describe('token balances', () => {
  const held = balance('bob.token', '0.0001 BOB');

  it('above zero are held', () => {
    const none = [balance('x', '0.0000 X'), balance('y', '-1.0000 Y')];
    expect(heldBalances([...none, held])).toEqual([held]);
  });

  it("of the chain's own contracts come first, and others keep their order", () => {
    const contracts = ['zed', 'xtokens', 'bob.token', 'eosio.token', 'abe', 'xtokens'];
    const sorted = coreContractsFirst(
      contracts.map((contract, place) => balance(contract, `${String(place)} T`)),
      ['eosio.token', 'xtokens'],
    );
    expect(sorted.map(({ contract, amount }) => [contract, amount.units])).toEqual([
      ['eosio.token', 3n],
      ['xtokens', 1n],
      ['xtokens', 5n],
      ['zed', 0n],
      ['bob.token', 2n],
      ['abe', 4n],
    ]);
  });
});
