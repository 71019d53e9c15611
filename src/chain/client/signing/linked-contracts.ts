import { type Action, atSystemAccounts, type PermissionLevel } from '../../actions/action.ts';
import { maySign } from '../../model/permission/may-sign.ts';
import type { AccountResponse } from '../../rpc/responses.ts';
import type { ChainAccess } from '../chain/access.ts';
import { accessAt, nodesInOrder, readFromTwoOperators } from '../chain/two-operators.ts';
import { NotLinkedError } from './authority-errors.ts';

/**
 * A form's actions at the contracts that their permissions may sign: see `atSystemAccounts`. Links are
 * read from two operators; one that reports a link is enough, since the chain decides in the end.
 * Rejects with NotLinkedError if a permission may sign none of them.
 */
export async function atLinkedContracts(
  access: ChainAccess,
  requested: readonly Action[],
): Promise<readonly Action[]> {
  const chain = access.config;
  const levels = requested.flatMap(({ authorization }) => authorization);
  const accounts = await readAccounts(access, [...new Set(levels.map(({ actor }) => actor))]);
  const maySignAt = ({ actor, permission }: PermissionLevel, contract: string, action: string) => {
    const answers = (accounts.get(actor) ?? []).map((account) =>
      maySign(account, permission, { contract, action }),
    );
    return answers.length === 0 || answers.some((answer) => answer !== false);
  };
  return requested.map((one) => {
    const action = atSystemAccounts(one, chain, maySignAt);
    const { account, name, authorization } = action;
    if (account === chain.accounts.systemWrapper && !one.isChosen)
      for (const level of authorization)
        if (!maySignAt(level, account, name))
          throw new NotLinkedError(level, `${account}::${name}`);
    return action;
  });
}

/** Accounts as up to two operators report them; none if none responds. */
async function readAccounts(
  access: ChainAccess,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly AccountResponse[]>> {
  const read = async (name: string) => {
    const { responses } = await readFromTwoOperators(nodesInOrder(access), (node) =>
      accessAt(access, node).node.getAccount(name),
    );
    return [name, responses] as const;
  };
  return new Map(await Promise.all(names.map(read)));
}
