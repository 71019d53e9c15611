import { createHash } from 'node:crypto';
import type { ChainSpec } from './types.ts';

/** A chain in which nothing differs but its token. */
const plain = {
  keyPrefix: 'EOS',
  token: 'eosio.token',
  genesisTime: Date.UTC(2026, 0, 1),
  maxVotes: 30,
  rex: false,
  powerup: false,
  inverseVotes: false,
  genesisRewards: false,
  oraclePair: null,
  dappNetwork: false,
  keyValue: false,
  xpr: false,
  ramMoves: false,
  vaulta: false,
  savanna: false,
} satisfies Omit<ChainSpec, 'key' | 'chainId' | 'symbol'>;

const eos = { code: 'EOS', precision: 4 };
const vaulta = {
  ...plain,
  symbol: eos,
  rex: true,
  powerup: true,
  ramMoves: true,
  vaulta: true,
  savanna: true,
};
const xpr = { ...plain, symbol: { code: 'XPR', precision: 4 }, maxVotes: 4, xpr: true };

/** The devnet's chains in port order. The first port is 8888, or `DEVNET_PORT`. */
const rows = {
  eos: { ...vaulta, oraclePair: 'eosusd' },
  jungle: vaulta,
  kylin: {
    ...plain,
    symbol: eos,
    rex: true,
    powerup: true,
    ramMoves: true,
    dappNetwork: true,
    keyValue: true,
  },
  wax: {
    ...plain,
    symbol: { code: 'WAX', precision: 8 },
    powerup: true,
    genesisRewards: true,
    oraclePair: 'waxpusd',
  },
  telos: {
    ...plain,
    symbol: { code: 'TLOS', precision: 4 },
    rex: true,
    savanna: true,
    inverseVotes: true,
    oraclePair: 'tlosusd',
  },
  bos: { ...plain, symbol: { code: 'BOS', precision: 4 }, rex: true },
  fio: {
    ...plain,
    symbol: { code: 'FIO', precision: 9 },
    keyPrefix: 'FIO',
    token: 'fio.token',
    // The story has expired domains, which takes more than a year.
    genesisTime: Date.UTC(2024, 9, 1),
  },
  proton: xpr,
  'proton-test': xpr,
} satisfies Record<string, Omit<ChainSpec, 'key' | 'chainId'>>;

export type ChainKey = keyof typeof rows;

export const CHAIN_KEYS = Object.keys(rows) as ChainKey[];

const FIRST_PORT = 8888;

/**
 * A devnet chain. Its id is the sha256 of `pronghorn-devnet-` and its key, so that signatures are
 * not valid on a real chain. `genesisTime` is in milliseconds UTC.
 */
export function chainSpec(key: ChainKey, genesisTime = rows[key].genesisTime): ChainSpec {
  const chainId = createHash('sha256').update(`pronghorn-devnet-${key}`).digest('hex');
  return { ...rows[key], key, chainId, genesisTime };
}

/** A chain's port, counted from the first one. */
export function chainPort(key: ChainKey, first = FIRST_PORT): number {
  return first + CHAIN_KEYS.indexOf(key);
}
