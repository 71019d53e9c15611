import type { Asset } from '../../core/asset.ts';
import { readGlobalState } from '../../tables/global-state.ts';
import { orMissingTable } from '../../rpc/fallback.ts';
import { tokenStat } from '../../tables/tokens.ts';
import { coreInCirculation, inCirculation } from '../token/circulation.ts';
import type { ChainAccess } from './access.ts';

/** Figures of the whole chain from its contracts. Null if a contract does not report one. */
export interface ChainFigures {
  readonly supply: Asset | null;
  /** The part of the supply that is in circulation. */
  readonly circulating: Asset | null;
  readonly maxSupply: Asset | null;
  /** The part of the core token that votes. */
  readonly voting: Asset | null;
  /** Of all in circulation, from 0 to 1. */
  readonly votingShare: number | null;
  readonly ramUsed: number | null;
}

export async function chainFigures(access: ChainAccess): Promise<ChainFigures> {
  const { pool, config } = access;
  const { accounts, coreSymbol } = config;
  const [stat, global] = await Promise.all([
    orMissingTable(tokenStat(pool, accounts.token, coreSymbol.code), null),
    orMissingTable(readGlobalState(pool), null),
  ]);
  const staked = global?.activatedStake ?? 0n;
  const supply = stat?.supply ?? null;
  const id = { contract: accounts.token, code: coreSymbol.code };
  const circulating = supply && (await inCirculation(access, id, supply));
  const all = await coreInCirculation(access, circulating);
  return {
    supply,
    circulating,
    maxSupply: stat?.maxSupply ?? null,
    voting: staked > 0n ? { units: staked, symbol: coreSymbol } : null,
    votingShare: all && staked > 0n ? share(staked, all.units) : null,
    ramUsed: global && global.ramSize > 0n ? share(global.ramReserved, global.ramSize) : null,
  };
}

function share(part: bigint, total: bigint): number | null {
  return total > 0n ? Number(part) / Number(total) : null;
}
