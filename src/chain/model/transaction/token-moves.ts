import type { ChainConfig, SystemAccounts } from '../../config/types.ts';
import type { Asset } from '../../core/asset.ts';
import { integerTextOf, textOf } from '../../rpc/json.ts';
import type { ActionTrace } from '../action/action.ts';
import { assetOf } from '../shared/lenient.ts';
import { type CoreSymbols, inCoreToken } from '../token/core-amounts.ts';

/** Tokens that an executed action moved. */
export interface TokenMove {
  /** An account. Null if the tokens were issued or staked. */
  readonly from: string | null;
  /** An account; on FIO also a recipient's public key. Null if they were retired or unstaked. */
  readonly to: string | null;
  /** The contract of the token. */
  readonly contract: string;
  /** Staked for CPU and NET, or liquid. */
  readonly staked: boolean;
  /** Never negative. */
  readonly amount: Asset;
}

/** Accounts and symbols that identify the core token and its stakes. */
export type MovingChain = Pick<SystemAccounts, 'system' | 'token' | 'systemWrapper'> & {
  readonly symbols?: CoreSymbols;
};

/** Their accounts in a chain's configuration. */
export function movingChain({
  accounts,
  coreSymbol,
  legacySymbol,
}: Pick<ChainConfig, 'accounts' | 'coreSymbol' | 'legacySymbol'>) {
  return { ...accounts, symbols: { coreSymbol, legacySymbol } };
}

const FIO = { code: 'FIO', precision: 9 };

/**
 * Standard token transfers, issues and retirements (which change the balance of the signing issuer),
 * stakes, and core tokens that the wrapper collects for an action. Without the moves of inline actions.
 */
export function tokenMoves(action: ActionTrace, chain: MovingChain): TokenMove[] {
  const { system, token, systemWrapper, symbols } = chain;
  const { account, name, authorization, inline } = action;
  const data = action.data ?? {};
  const issuer = authorization[0]?.actor;
  const move = (from: unknown, to: unknown, amount: Asset | null, staked = false): TokenMove[] => {
    const ends = { from: textOf(from), to: textOf(to) };
    if ((ends.from ?? ends.to) === null || !amount || amount.units < 0n) return [];
    return [{ ...ends, contract: staked ? token : account, staked, amount }];
  };
  switch (name) {
    case 'transfer':
      return move(data.from, data.to, assetOf(data.quantity));
    case 'issue':
      return move(null, issuer, assetOf(data.quantity));
    case 'swaptrace':
      return account === systemWrapper
        ? move(data.account, systemWrapper, assetOf(data.quantity))
        : [];
    case 'retire':
      return move(issuer, null, assetOf(data.quantity));
    case 'trnsfiopubky':
    case 'trnsloctoks':
      return move(data.actor, data.payee_public_key, fioOf(data.amount));
    case 'delegatebw':
    case 'undelegatebw': {
      // The wrapper passes its action on to the system contract.
      if (account !== system && (account !== systemWrapper || inline.length > 0)) return [];
      const stakes = symbols ? inCoreToken(data, symbols) : data;
      const staking = name === 'delegatebw';
      const owner = staking && truthy(data.transfer) ? data.receiver : data.from;
      return ['net', 'cpu'].flatMap((kind) => {
        const amount = assetOf(stakes[`${staking ? '' : 'un'}stake_${kind}_quantity`]);
        return staking ? move(null, owner, amount, true) : move(owner, null, amount, true);
      });
    }
    default:
      return [];
  }
}

/** Old nodes write booleans as 0 and 1. */
function truthy(value: unknown): boolean {
  return value === true || value === 1;
}

function fioOf(value: unknown): Asset | null {
  const units = integerTextOf(value);
  return units === null ? null : { units: BigInt(units), symbol: FIO };
}
