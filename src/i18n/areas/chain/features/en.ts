import type { FeatureName } from '../../../../chain/model/chain/protocol-features.ts';

export const texts = {
  title: 'Protocol features',
  intro:
    'Protocol features change the rules of a chain. Producers activate them one by one. An activated feature cannot be switched off.',
  activated: 'Activated',
  missing: 'Not activated',
  none: 'No activated features',
  noneHint: 'The chain runs with the rules it started with.',
  allActivated: 'All known features are activated.',
  feature: 'Feature',
  since: 'Since block',
  digest: 'Digest',
  copyDigest: 'Copy digest',
  unnamed: 'Without a name',
  unknown: 'A feature of this chain’s own software.',
  does: {
    PREACTIVATE_FEATURE:
      'The system contract activates other features when the producers decide so.',
    ONLY_LINK_TO_EXISTING_PERMISSION: 'linkauth accepts only permissions that exist.',
    REPLACE_DEFERRED:
      'Fixes the replacement of deferred transactions: RAM is billed correctly, and an id is used once.',
    NO_DUPLICATE_DEFERRED_ID: 'Each deferred transaction has its own id.',
    FIX_LINKAUTH_RESTRICTION:
      'Actions named linkauth, updateauth and the like can be linked in any contract but the system contract.',
    DISALLOW_EMPTY_PRODUCER_SCHEDULE: 'A schedule must have at least one producer.',
    RESTRICT_ACTION_TO_SELF:
      'A contract can no longer send itself actions on behalf of another account without its permission.',
    ONLY_BILL_FIRST_AUTHORIZER: 'CPU and NET are billed to the first authorizer only.',
    FORWARD_SETCODE: 'The system contract is notified when a contract is deployed.',
    GET_SENDER: 'A contract can see which contract sent an inline action.',
    RAM_RESTRICTIONS:
      'Notified contracts cannot use the RAM of others, and can move rows more freely.',
    WEBAUTHN_KEY: 'Permissions can have WebAuthn keys (PUB_WA): passkeys and security keys.',
    WTMSIG_BLOCK_SIGNATURES: 'A producer can sign blocks with several weighted keys.',
    ACTION_RETURN_VALUE: 'Actions can return a value, which is part of the action receipt.',
    CONFIGURABLE_WASM_LIMITS2: 'The limits of WebAssembly code can be configured.',
    BLOCKCHAIN_PARAMETERS: 'Single chain parameters can be read and changed.',
    CRYPTO_PRIMITIVES:
      'Contracts can use elliptic curves (alt_bn128), big numbers, Blake2, Keccak and SHA-3.',
    GET_CODE_HASH: 'A contract can read the code hash of another account.',
    GET_BLOCK_NUM: 'A contract can read the current block number.',
    BLS_PRIMITIVES2: 'Contracts can use BLS12-381 signatures.',
    DISABLE_DEFERRED_TRXS_STAGE_1: 'No new deferred transactions can be scheduled.',
    DISABLE_DEFERRED_TRXS_STAGE_2: 'Remaining deferred transactions are removed.',
    SAVANNA: 'Blocks are final after about one second, by votes of finalizers.',
  } satisfies Record<FeatureName, string> as Record<FeatureName, string>,
};
