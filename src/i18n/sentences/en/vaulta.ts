import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'vaulta'> = {
  swapto: '{from} [swapped|swaps] {amount} and [sent|sends] it to {to}',
  swaptrace: '{account} swapped {amount}',
  swapexcess: 'All EOS of {account} above {amount} [was|will be] swapped to A',
  enforcebal: 'Requires that {account} holds {amount}',
  blockswapto: '{account} no longer [accepts|will accept] swapped tokens',
  allowswapto: '{account} [accepts|will accept] swapped tokens',
  newaccount2: '{creator} [created|creates] the account {name} with the key {key}',
  noop: 'No effect: “{memo}”',
  noopSilent: 'No effect',
  init: 'A supply of up to {amount} [was|will be] set up',
  unwrap: '{owner} [unwrapped|unwraps] {bytes} WRAM to bytes of RAM',
  addegress: 'These accounts can no longer receive WRAM: {accounts}',
  removeegress: 'These accounts can receive WRAM: {accounts}',
};
