import { describe, expect, it } from 'vitest';
import { bridgeCoins, bridgeDirection, isAddressOf } from '#src/chain/model/cross-chain/bridge.ts';

const coinOf = (wrapped: string) => bridgeCoins.find((coin) => coin.wrapped === wrapped)!;

describe('an address of another chain', () => {
  it.each([
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', true],
    ['1BoatSLRHtKNngkdXEeobR76b53LETtpyT', true],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', true],
    ['bc1qB', false],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', false],
    ['', false],
  ])('of Bitcoin: %s', (text, fits) => {
    expect(isAddressOf(coinOf('XBTC'), text)).toBe(fits);
  });

  it.each([
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', true],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', false],
    ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed00', false],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', false],
  ])('of Ethereum: %s', (text, fits) => {
    for (const wrapped of ['XETH', 'XUSDC']) expect(isAddressOf(coinOf(wrapped), text)).toBe(fits);
  });
});

it('a bridge transaction has one of two directions', () => {
  const words = ['receive', 'send', 'RECEIVE', null];
  expect(words.map(bridgeDirection)).toEqual(['receive', 'send', null, null]);
});
