import { abiOf } from '../abi.ts';

const structs = {
  account: 'balance asset, released bool',
  authority:
    'threshold uint32, keys key_weight[], accounts permission_level_weight[], waits wait_weight[]',
  blocked_recipient: 'account name',
  config: 'token_symbol symbol',
  currency_stats: 'supply asset, max_supply asset, issuer name',
  key_weight: 'key public_key, weight uint16',
  permission_level: 'actor name, permission name',
  permission_level_weight: 'permission permission_level, weight uint16',
  wait_weight: 'wait_sec uint32, weight uint16',
};

const actions = {
  bidname: 'bidder name, newname name, bid asset',
  bidrefund: 'bidder name, newname name',
  blockswapto: 'account name, block bool',
  buyram: 'payer name, receiver name, quant asset',
  buyramburn: 'payer name, quantity asset, memo string',
  buyrambytes: 'payer name, receiver name, bytes uint32',
  buyramself: 'payer name, quant asset',
  buyrex: 'from name, amount asset',
  claimrewards: 'owner name',
  close: 'owner name, symbol symbol',
  delegatebw:
    'from name, receiver name, stake_net_quantity asset, stake_cpu_quantity asset, transfer bool',
  deleteauth: 'account name, permission name, authorized_by name$',
  deposit: 'owner name, amount asset',
  donatetorex: 'payer name, quantity asset, memo string',
  enforcebal: 'account name, expected_eos_balance asset',
  giftram: 'from name, receiver name, ram_bytes int64, memo string',
  init: 'maximum_supply asset',
  linkauth: 'account name, code name, type name, requirement name, authorized_by name$',
  mvfrsavings: 'owner name, rex asset',
  mvtosavings: 'owner name, rex asset',
  newaccount: 'creator name, name name, owner authority, active authority',
  newaccount2: 'creator name, name name, key public_key',
  noop: 'memo string',
  open: 'owner name, symbol symbol, ram_payer name',
  powerup:
    'payer name, receiver name, days uint32, net_frac int64, cpu_frac int64, max_payment asset',
  ramburn: 'owner name, bytes int64, memo string',
  ramtransfer: 'from name, to name, bytes int64, memo string',
  refund: 'owner name',
  sellram: 'account name, bytes int64',
  sellrex: 'from name, rex asset',
  setabi: 'account name, abi bytes, memo string$',
  setcode: 'account name, vmtype uint8, vmversion uint8, code bytes, memo string$',
  swapexcess: 'account name, eos_before asset',
  swapto: 'from name, to name, quantity asset, memo string',
  swaptrace: 'account name, quantity asset',
  transfer: 'from name, to name, quantity asset, memo string',
  undelegatebw: 'from name, receiver name, unstake_net_quantity asset, unstake_cpu_quantity asset',
  ungiftram: 'from name, to name, memo string',
  unlinkauth: 'account name, code name, type name, authorized_by name$',
  unstaketorex: 'owner name, receiver name, from_net asset, from_cpu asset',
  updateauth: 'account name, permission name, parent name, auth authority, authorized_by name$',
  voteproducer: 'voter name, proxy name, producers name[]',
  voteupdate: 'voter_name name',
  withdraw: 'owner name, amount asset',
};

/** The published ABI of core.vaulta. */
export const coreVaultaAbi = abiOf({
  structs: { ...structs, ...actions },
  actions: Object.keys(actions),
  tables: {
    accounts: 'account',
    blocked: 'blocked_recipient',
    config: 'config',
    stat: 'currency_stats',
  },
});
