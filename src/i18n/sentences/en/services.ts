import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'services'> = {
  pushtx: '{miner} [relayed|relays] an EVM transaction',
  write: '{owner} [reported|reports] {count} {count#price|prices} to the oracle',
  require:
    'Requires that the chain, the app and {count} {count#action|actions} are those that were signed for',
  mine: '{miner} [mined|mines] Trilium',
  claimmines: '{receiver} [claimed|claims] what it mined',
  setland: '{account} [moved|moves] mining to the land {land}',
  claim: '{account} [claimed|claims] a share of the inflation',
  claimrewards: '{owner} [claimed|claims] a share of the system fees',
  setdistrib: 'The shares of {count} {count#account|accounts} in the inflation [were|will be] set',
  checktime: 'Compares the time of the block with {time}',
  message: 'Message: {message}',
};
