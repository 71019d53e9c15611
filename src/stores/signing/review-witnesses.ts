import { othersFirst } from '../../chain/client/chain/other-nodes.ts';
import { dryRun } from '../../chain/client/signing/dry-run.ts';
import type { ActionView } from '../../chain/model/action/action.ts';
import type { ActionTrust, SigningPreview } from '../../chain/model/signing/signing-preview.ts';
import {
  balanceChanges,
  type HolderChanges,
} from '../../chain/model/transaction/balance-changes.ts';
import type { DryRun } from '../../chain/model/transaction/dry-run.ts';
import type { CheckedAbis } from '../../chain/sign/abi/checked-abis.ts';
import { contradictionsOfRun } from '../../chain/sign/transaction/compare-dry-run.ts';
import { chainAbis } from '../chain/abis.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';

type Shown = Partial<
  Pick<SigningPreview, 'trust' | 'dryRun' | 'dryRunBalances' | 'contradictions'>
>;

/**
 * Shows the trust in the ABIs, and a dry run at a node that did not serve them, if there is one.
 * Resolves to the dry run once it is shown; to null if the user decided before.
 * @param besides endpoints to try last
 */
export async function askWitnesses(
  packed: string,
  { actions, balances }: Pick<SigningPreview, 'actions' | 'balances'>,
  signal: AbortSignal,
  show: (more: Shown) => void,
  besides: readonly string[] = [],
): Promise<DryRun | null> {
  const abis = await chainAbis();
  void trustIn(actions, abis).then((trust) => !signal.aborted && show({ trust }));
  const access = othersFirst(chainAccess(), [...new Set([...abis.endpoints(), ...besides])]);
  try {
    const result = await dryRun(access, packed, { signal });
    const found = await compared(result, { actions, balances }, abis);
    if (signal.aborted) return null;
    show({ dryRun: result, ...found });
    return result;
  } catch {
    return null;
  }
}

/** Each action once. Actions with a disputed ABI are not packed and have no trust. */
async function trustIn(actions: readonly ActionView[], abis: CheckedAbis): Promise<ActionTrust[]> {
  const named = new Map(actions.map((one) => [`${one.account}::${one.name}`, one]));
  const found = await Promise.all(
    [...named.values()].map(async ({ account: contract, name: action }) => {
      const trust = await abis.trust(contract, action).catch(() => null);
      return trust && { contract, action, trust };
    }),
  );
  return found.filter((one) => one !== null);
}

async function compared(
  result: DryRun,
  { actions, balances }: Pick<SigningPreview, 'actions' | 'balances'>,
  abis: CheckedAbis,
): Promise<Pick<SigningPreview, 'dryRunBalances' | 'contradictions'>> {
  if (result.kind !== 'done') return { dryRunBalances: null, contradictions: [] };
  const contradictions = await contradictionsOfRun(actions, abis.get, result.actions);
  const changes = balanceChanges(result.actions, chainConfig().accounts);
  return { contradictions, dryRunBalances: isSame(changes, balances) ? null : changes };
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
