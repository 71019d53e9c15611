import { formatUnits } from '../../core/asset.ts';
import { supplyView, type SupplyView } from '../../model/token/supply.ts';
import { createBackend } from '../../services/backend/backend.ts';
import { getSupply } from '../../services/backend/statistics.ts';
import { getCirculatingSupply } from '../../services/public-facts.ts';
import { orAnyError, orMissingTable } from '../../rpc/fallback.ts';
import { readFioTreasury } from '../../tables/fio-money.ts';
import { readInflation, readShortStaked } from '../../tables/global-state.ts';
import { tokenStat } from '../../tables/tokens.ts';
import { inCirculation } from '../token/circulation.ts';
import type { ChainAccess } from './access.ts';

/**
 * The supply of the core token, its stakes, its inflation and what FIO holds for producers. Null if
 * there is no core token.
 */
export async function readSupply(access: ChainAccess): Promise<SupplyView | null> {
  const { pool, config } = access;
  const { accounts, coreSymbol } = config;
  const isFio = config.systemContract === 'fio';
  const [stat, inflation, staked, circulating, treasury] = await Promise.all([
    orMissingTable(tokenStat(pool, accounts.token, coreSymbol.code), null),
    // A node refuses to read a table that its contract does not have.
    isFio ? null : orMissingTable(readInflation(pool), null),
    config.systemContract === 'xpr' ? orMissingTable(readShortStaked(pool), null) : null,
    orAnyError(circulatingSupply(access), null),
    isFio ? orMissingTable(readFioTreasury(pool, coreSymbol), null) : null,
  ]);
  if (!stat) return null;
  const id = { contract: accounts.token, code: coreSymbol.code };
  const free = isStated(config) ? await inCirculation(access, id, stat.supply) : null;
  const counted = free ? formatUnits(free.units, free.symbol.precision) : circulating;
  return supplyView({ stat, circulating: counted, inflation, staked, treasury });
}

/** Whether the chain's file says what does not circulate. */
const isStated = ({ notCirculating }: ChainAccess['config']) => notCirculating.length > 0;

/**
 * Decimal text from the chain's public address, or else from the backend. Null without both. Not
 * requested where the chain's file states it.
 */
async function circulatingSupply({ config, fetch }: ChainAccess): Promise<string | null> {
  const { circulatingSupplyUrl: url, backendUrl, coreSymbol } = config;
  if (isStated(config)) return null;
  const options = { ...(fetch && { fetch }) };
  if (url !== null) return getCirculatingSupply({ url, ...options });
  if (backendUrl === null) return null;
  const backend = createBackend({ url: backendUrl, ...options });
  const { circulating } = await getSupply(backend, coreSymbol.code);
  return circulating === null ? null : circulating.toFixed(coreSymbol.precision);
}
