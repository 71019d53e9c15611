import { createHash } from 'node:crypto';
import type { ChainSpec } from './types.ts';

/** The devnet's chains in port order. The first port is 8888, or `DEVNET_PORT`. */
export const CHAIN_KEYS = [
  'eos',
  'jungle',
  'kylin',
  'wax',
  'telos',
  'bos',
  'fio',
  'proton',
  'proton-test',
] as const;

export type ChainKey = (typeof CHAIN_KEYS)[number];

const FIRST_PORT = 8888;

const SYMBOLS: Record<ChainKey, ChainSpec['symbol']> = {
  eos: { code: 'EOS', precision: 4 },
  jungle: { code: 'EOS', precision: 4 },
  kylin: { code: 'EOS', precision: 4 },
  wax: { code: 'WAX', precision: 8 },
  telos: { code: 'TLOS', precision: 4 },
  bos: { code: 'BOS', precision: 4 },
  fio: { code: 'FIO', precision: 9 },
  proton: { code: 'XPR', precision: 4 },
  'proton-test': { code: 'XPR', precision: 4 },
};

/** Maximum of producers in a vote, if not thirty. */
const MAX_VOTES: Partial<Record<ChainKey, number>> = { proton: 4, 'proton-test': 4 };

/** Chains with PowerUp, and chains with REX. */
const RENTING: readonly ChainKey[] = ['eos', 'jungle', 'kylin'];
const LENDING: readonly ChainKey[] = [...RENTING, 'bos'];
/** Chains that run as Vaulta does. */
const VAULTA: readonly ChainKey[] = ['eos', 'jungle'];
/** Chains of VAULTA whose finalizers vote on blocks. */
const SAVANNA: readonly ChainKey[] = VAULTA;

/** Pairs of `delphioracle`, on chains that have it. */
const ORACLE_PAIRS: Partial<Record<ChainKey, string>> = {
  eos: 'eosusd',
  wax: 'waxpusd',
  telos: 'tlosusd',
};

const GENESIS_TIME = Date.UTC(2026, 0, 1);
/** FIO's story has expired domains, which takes more than a year. */
const GENESIS: Partial<Record<ChainKey, number>> = { fio: Date.UTC(2024, 9, 1) };

/**
 * A devnet chain. Its id is the sha256 of `pronghorn-devnet-` and its key, so that signatures are
 * not valid on a real chain. `genesisTime` is in milliseconds UTC.
 */
export function chainSpec(key: ChainKey, genesisTime = GENESIS[key] ?? GENESIS_TIME): ChainSpec {
  return {
    key,
    chainId: createHash('sha256').update(`pronghorn-devnet-${key}`).digest('hex'),
    symbol: SYMBOLS[key],
    keyPrefix: key === 'fio' ? 'FIO' : 'EOS',
    token: key === 'fio' ? 'fio.token' : 'eosio.token',
    genesisTime,
    maxVotes: MAX_VOTES[key] ?? 30,
    rex: LENDING.includes(key),
    powerup: RENTING.includes(key),
    inverseVotes: key === 'telos',
    genesisRewards: key === 'wax',
    oraclePair: ORACLE_PAIRS[key] ?? null,
    dappNetwork: key === 'kylin',
    keyValue: key === 'kylin',
    xpr: key === 'proton' || key === 'proton-test',
    vaulta: VAULTA.includes(key),
    savanna: SAVANNA.includes(key),
  };
}

/** A chain's port, counted from the first one. */
export function chainPort(key: ChainKey, first = FIRST_PORT): number {
  return first + CHAIN_KEYS.indexOf(key);
}
