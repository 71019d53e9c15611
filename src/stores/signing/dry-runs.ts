import {
  nodesInOrder,
  accessAt,
  readFromTwoOperators,
} from '../../chain/client/chain/two-operators.ts';
import { dryRun } from '../../chain/client/signing/dry-run.ts';
import { systemContracts } from '../../chain/config/known-accounts.ts';
import type { ActionView } from '../../chain/model/action/action.ts';
import type { CrossChecked } from '../../chain/model/signing/cross-checked.ts';
import { inlineActions, type NestedActions } from '../../chain/model/signing/nested-actions.ts';
import type { RunReading } from '../../chain/model/signing/verdict.ts';
import { isPowerAction } from '../../chain/model/permission/power-action.ts';
import {
  balanceChanges,
  type HolderChanges,
} from '../../chain/model/transaction/balance-changes.ts';
import type { DryRun } from '../../chain/model/transaction/dry-run.ts';
import { movingChain } from '../../chain/model/transaction/token-moves.ts';
import { poolOfOthers } from '../../chain/rpc/operator.ts';
import type { CheckedAbis } from '../../chain/sign/abi/checked-abis.ts';
import { contradictionsOfRun } from '../../chain/sign/transaction/compare-dry-run.ts';
import { chainAbis } from '../chain/abis.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { withData } from './decode-nested.ts';

interface Transaction {
  readonly packed: string;
  readonly actions: readonly ActionView[];
  /** The balance changes of the bytes. */
  readonly balances: readonly HolderChanges[];
}

/**
 * Dry runs by two operators, or by one where a second would add nothing. Those who served the ABIs
 * come last. Never rejects.
 */
export async function dryRuns(
  transaction: Transaction,
  count: 1 | 2,
  signal: AbortSignal,
): Promise<CrossChecked<RunReading>> {
  const access = chainAccess();
  const abis = await chainAbis();
  const contracts = transaction.actions.map(({ account }) => account);
  const served = abis.endpoints(contracts);
  // An operator that objected has served an equivalent ABI since, or nothing would have been packed.
  // If it is the only one that served the ABI, it gets another request.
  const conceded = served.reduce<string[]>(poolOfOthers, [...abis.mismatchReporters(contracts)]);
  const all = conceded.reduce<string[]>(poolOfOthers, nodesInOrder(access));
  const others = served.reduce<string[]>(poolOfOthers, all);
  const nodes = [...others, ...all.filter((node) => !others.includes(node))];
  const read = async (node: string) => {
    const result = await dryRun(accessAt(access, node), transaction.packed, { signal });
    if (result.kind === 'unknown') throw new Error(`${node} does not run it`);
    return readingOf(result, transaction, abis);
  };
  const { responses, incomplete } = await readFromTwoOperators(nodes, read, {
    count,
    signal,
    third: true,
  });
  return { responses, incomplete };
}

async function readingOf(
  result: DryRun,
  { actions, balances }: Transaction,
  abis: CheckedAbis,
): Promise<RunReading> {
  if (result.kind !== 'done')
    return { dryRun: result, balances: null, contradictions: [], powers: [] };
  const changes = balanceChanges(result.actions, movingChain(chainConfig()));
  return {
    dryRun: result,
    balances: isSame(changes, balances) ? null : changes,
    contradictions: await contradictionsOfRun(actions, abis.read, result.actions),
    powers: await sentPowers(result),
  };
}

/** Power changes by inline actions. */
async function sentPowers(result: DryRun & { readonly kind: 'done' }): Promise<NestedActions[]> {
  const config = chainConfig();
  const systems = systemContracts(config);
  const passingOn = new Set([...systems, config.accounts.msig, config.accounts.wrap]);
  const powers = inlineActions(result.actions, passingOn).map((one) => ({
    ...one,
    actions: one.actions.filter((action) => isPowerAction(action, systems)),
  }));
  const acting = powers.filter(({ actions }) => actions.length > 0);
  return Promise.all(acting.map(async (one) => ({ ...one, actions: await withData(one.actions) })));
}

function isSame(one: readonly HolderChanges[], other: readonly HolderChanges[]): boolean {
  const linesOf = (holders: readonly HolderChanges[]) =>
    holders
      .flatMap(({ holder, changes }) =>
        changes.map(({ contract, staked, amount }) =>
          [holder, contract, staked, amount.units, amount.symbol.code].join(),
        ),
      )
      .toSorted()
      .join();
  return linesOf(one) === linesOf(other);
}
