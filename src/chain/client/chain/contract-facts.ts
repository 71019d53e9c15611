import { type ContractFacts, factsOf } from '../../model/chain/contract-facts.ts';
import { abiView } from '../../model/abi/view.ts';
import { defaultMaturity } from '../../model/rex/rex-maturity.ts';
import { numberOf } from '../../rpc/json.ts';
import { readPowerupState } from '../../tables/powerup.ts';
import { readRow } from '../../tables/read.ts';
import { readRexMaturity } from '../../tables/rex.ts';
import type { ChainAccess } from './access.ts';
import { readProtocolFeatures } from './protocol-features.ts';

/**
 * What the chain reports of its contracts. A table is read only if the ABI has it. A failed request
 * leaves its facts unknown; only the signal's reason is thrown.
 */
export async function readContractFacts(access: ChainAccess): Promise<ContractFacts> {
  const { node, pool, config } = access;
  const { system } = pool.accounts;
  const orNull = <T>(request: Promise<T>): Promise<T | null> =>
    request.catch(() => {
      return null;
    });
  const { wram } = config.accounts;
  const [abi, wramAbi, features, info] = await Promise.all([
    orNull(node.getAbi(system)),
    wram ? orNull(node.getAbi(wram)) : null,
    orNull(readProtocolFeatures(access)),
    orNull(node.getInfo()),
  ]);
  const { actions, tables } = abiView(abi?.abi);
  const hasTable = (name: string) => tables.some((table) => table.name === name);
  const rules = { code: system, scope: system, table: 'globalsxpr' };
  const hasAction = (action: string) => actions.some(({ name }) => name === action);
  const hasRow = (table: string) =>
    orNull(readRow(pool, { ...rules, table }, (row) => row).then((row) => row !== null));
  const [rexPool, powerUp, maxVotes, rexDays] = await Promise.all([
    hasAction('buyrex') && hasTable('rexpool') ? hasRow('rexpool') : null,
    hasTable('powup.state') ? orNull(readPowerupState(pool).then((state) => state !== null)) : null,
    hasTable('globalsxpr')
      ? orNull(readRow(pool, rules, (row) => numberOf(row['max_bp_per_vote'])))
      : null,
    hasTable('rexmaturity')
      ? orNull(readRexMaturity(pool).then((row) => (row ?? defaultMaturity).days))
      : null,
  ]);
  return factsOf({
    actions: abi?.abi && actions.length > 0 ? actions.map(({ name }) => name) : null,
    hasRexPool: rexPool,
    hasPowerUpState: powerUp,
    unwrapsRam: wramAbi && abiView(wramAbi.abi).actions.some(({ name }) => name === 'unwrap'),
    maxVotes,
    rexDays,
    features: features && features.map(({ codename }) => codename),
    blocksToFinal: info && info.head_block_num - info.last_irreversible_block_num,
  });
}
