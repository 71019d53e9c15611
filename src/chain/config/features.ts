/** Features of a chain's contracts besides accounts, tokens and proposals. */
export type ChainFeature =
  /** CPU and NET by stake of the core token. */
  | 'resource-staking'
  /** RAM is bought and sold for the core token. */
  | 'ram-market'
  /** RAM can be sent to another account and burned. */
  | 'ram-transfers'
  /** RAM can be given for use only, and returned. */
  | 'ram-gifts'
  /** RAM can be wrapped into the token of `accounts.wram`, and back. */
  | 'wrapped-ram'
  /** Accounts create accounts and pay for them. */
  | 'account-creation'
  /** New accounts are given resources by `eosio.proton` instead of buying them. */
  | 'given-resources'
  /** The form to create an account asks only for a name and a key. */
  | 'simple-creation'
  | 'name-bids'
  /** FIO handles and domains. */
  | 'fio-names'
  /** The core token can be transferred to a public key. */
  | 'key-transfers'
  /** Accounts stake the core token in other contracts; `get_account` omits that stake. */
  | 'separate-stakes'
  /** Names, avatars and verifications in `eosio.proton`. */
  | 'profiles'
  /** XPR's staking, long staking and lending. */
  | 'xpr-staking'
  /** WAX's rewards of the genesis block members. */
  | 'genesis-rewards'
  /** A vote counts less of the stake the fewer producers it names. */
  | 'inverse-votes'
  /** No more accounts can register as voting proxies. Those that did can stop. */
  | 'closed-proxies'
  /** Deferred transactions are switched off permanently. No file states it: the chain reports it. */
  | 'no-deferred'
  /** Names and avatars in the contract `account.info`. */
  | 'account-info'
  /** Transfers of any token named VOICE are advertising. */
  | 'voice-advertising';

/** Features of chains with the system contracts of EOSIO. */
export const eosioFeatures: readonly ChainFeature[] = [
  'resource-staking',
  'ram-market',
  'account-creation',
  'name-bids',
];

/** Features of chains with the system contracts of Vaulta. */
export const vaultaFeatures: readonly ChainFeature[] = [
  ...eosioFeatures,
  'ram-transfers',
  'ram-gifts',
  'wrapped-ram',
];
