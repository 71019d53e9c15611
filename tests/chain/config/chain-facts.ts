import type { ChainDefinition } from '#src/chain/config/define-chain.ts';

/** In what chains differ, by what the chain's file says. */
export const traits = {
  testnet: ({ testnet }) => testnet,
  'own node': ({ ownNode }) => ownNode === true,
  'may not answer': ({ mayNotAnswer }) => mayNotAnswer,
  'read only': ({ readOnly }) => readOnly !== null,
  'no voting': ({ votingEnabled }) => !votingEnabled,
  Savanna: ({ finality }) => finality === 'savanna',
  'system wrapper': ({ accounts }) => accounts.systemWrapper !== undefined,
  REX: ({ rexEnabled }) => rexEnabled,
  PowerUp: ({ supportsRentbw }) => supportsRentbw,
  'free CPU': ({ supportsFreeCpu }) => supportsFreeCpu,
  'FIO keys': ({ keyPrefix }) => keyPrefix === 'FIO',
  'no memo': ({ disableMemo }) => disableMemo,
  oracles: ({ oraclesContract }) => oraclesContract !== null,
  'account seller': ({ accountSeller }) => accountSeller !== null,
  exchange: ({ dexUrl }) => dexUrl !== null,
  'account service': ({ accountServiceUrl }) => accountServiceUrl !== null,
  'chain info': ({ chainInfoUrl }) => chainInfoUrl !== null,
  'circulating supply': ({ circulatingSupplyUrl }) => circulatingSupplyUrl !== null,
  'proxy profiles': ({ proxyAggregatorUrl }) => proxyAggregatorUrl !== null,
  'testnet pages': ({ testnetPages }) => testnetPages !== null,
  'exchange site': ({ exchangeSite }) => exchangeSite !== undefined,
  'recommended explorer': ({ recommendedExplorer }) => recommendedExplorer !== undefined,
  'VOICE is advertising': ({ features }) => features.includes('voice-advertising'),
} satisfies Record<string, (chain: ChainDefinition) => boolean>;

/** What is known of a chain from its documentation, for the tests of its file. */
export interface ChainFacts {
  /** As WharfKit has it; absent if WharfKit does not know the chain. */
  readonly id?: string;
  readonly symbol: string;
  /** The core token's contract. */
  readonly token: string;
  /** UTC day of the genesis; null if it is unknown. */
  readonly start: string | null;
  /** Most producers in a vote. */
  readonly votes: number;
  readonly has: readonly (keyof typeof traits)[];
  /** The accounts that run a published contract, by the file of its ABI. */
  readonly pinned: Readonly<Record<string, readonly string[]>>;
}

/** On every chain but FIO. */
const commonPins = {
  'eosio.wram.json': ['eosio.wram'],
  'eosio.msig.json': ['eosio.msig'],
  'eosio.wrap.json': ['eosio.wrap'],
  'simpleassets.json': ['simpleassets'],
  'atomicassets.json': ['atomicassets'],
  'atomicmarket.json': ['atomicmarket'],
};

/** @param tokens contracts of known tokens besides `eosio.token` */
export const eosioPins = (...tokens: string[]) => ({
  ...commonPins,
  'eosio.system.json': ['eosio'],
  'eosio.token.json': [...tokens, 'eosio.token'],
});

/** @param tokens contracts of known tokens besides `eosio.token` */
export const xprPins = (...tokens: string[]) => ({
  ...commonPins,
  'xpr.system.json': ['eosio'],
  'eosio.proton.json': ['eosio.proton'],
  'eosio.token.json': [...tokens, 'eosio.token'],
});

export const wrapperPins = { 'core.vaulta.json': ['core.vaulta'] };

export const fioPins = {
  'fio.system.json': ['eosio'],
  'fio.token.json': ['fio.token'],
  'fio.msig.json': ['eosio.msig'],
  'fio.address.json': ['fio.address'],
  'fio.fee.json': ['fio.fee'],
  'fio.oracle.json': ['fio.oracle'],
  'fio.perms.json': ['fio.perms'],
  'fio.treasury.json': ['fio.treasury'],
  'fio.staking.json': ['fio.staking'],
  'fio.escrow.json': ['fio.escrow'],
  'fio.reqobt.json': ['fio.reqobt'],
  'fio.tpid.json': ['fio.tpid'],
};
