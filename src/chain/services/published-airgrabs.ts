import type { ChainKey } from '../config/registry.ts';
import type { TokenId } from '../model/token/token-id.ts';

/**
 * Tokens that accounts could claim themselves, as of the last published list of 2018. Source:
 * `app/remoteConfig.js` of the public repository eostoolkit/eostoolkit.
 */
const airgrabs: Partial<Record<ChainKey, readonly TokenId[]>> = {
  eos: [
    { code: 'ATD', contract: 'eosatidiumio' },
    { code: 'INF', contract: 'infinicoinio' },
    { code: 'NEB', contract: 'nebulatokenn' },
    { code: 'POOR', contract: 'poormantoken' },
    { code: 'RIDL', contract: 'ridlridlcoin' },
    { code: 'SEED', contract: 'parslseed123' },
    { code: 'TRYBE', contract: 'trybenetwork' },
    { code: 'WIZZ', contract: 'wizznetwork1' },
  ],
};

/** The published airgrabs of a chain. */
export function publishedAirgrabs(chain: string): readonly TokenId[] {
  return airgrabs[chain as ChainKey] ?? [];
}
