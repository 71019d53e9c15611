import { airgrabCall } from '../../actions/airgrab.ts';
import { actionType } from '../../model/abi/action-type.ts';
import type { Airgrab } from '../../model/account/airgrab.ts';
import { typeShape } from '../../model/abi/type.ts';
import { abiView, type AbiView } from '../../model/abi/view.ts';
import type { TokenId } from '../../model/token/token-id.ts';
import { isMissing } from '../../rpc/missing.ts';
import { orMissingTable } from '../../rpc/fallback.ts';
import { tokenBalances, tokenStat } from '../../tables/tokens.ts';
import type { ChainAccess } from '../chain/access.ts';

/** Which of these tokens an account can claim, by their contracts. */
export function readAirgrabs(
  access: ChainAccess,
  tokens: readonly TokenId[],
  account: string | null,
): Promise<readonly Airgrab[]> {
  return Promise.all(tokens.map((token) => readAirgrab(access, token, account)));
}

async function readAirgrab(
  { node, pool }: ChainAccess,
  token: TokenId,
  account: string | null,
): Promise<Airgrab> {
  const { contract, code } = token;
  const missing = { ...token, symbol: null, call: null, grabbed: null };
  try {
    const [{ abi }, stat, balances] = await Promise.all([
      node.getAbi(contract),
      orMissingTable(tokenStat(pool, contract, code), null),
      account === null ? null : orMissingTable(tokenBalances(pool, contract, account), null),
    ]);
    if (!stat) return missing;
    const { symbol } = stat.supply;
    const call = airgrabCall((action) => fieldsOf(abiView(abi), action));
    const grabbed = balances && balances.some((amount) => amount.symbol.code === code);
    return { ...token, symbol, call, grabbed };
  } catch (error) {
    if (isMissing(error)) return missing;
    throw error;
  }
}

function fieldsOf(abi: AbiView, name: string) {
  const type = actionType(abi, name);
  const shape = type === undefined ? null : typeShape(abi, type);
  return shape?.kind === 'struct' ? shape.fields : null;
}
