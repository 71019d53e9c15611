import { expect, it } from 'vitest';
import { exchangeSite } from '#src/chain/config/exchange-site.ts';

it('XPR has an exchange, its test network another, and other chains none', () => {
  expect(exchangeSite('proton')).toBe('https://protonswap.com/swap');
  expect(exchangeSite('proton-test')).toBe('https://testnet.protonswap.com/swap');
  expect(exchangeSite('eos')).toBeNull();
});
