import type { SystemAccounts } from '../../config/types.ts';
import type { CointrackingType } from './cointracking.ts';

/** Accounts of system contracts that pay rewards of votes, on the chains that have them. */
const REWARD_PAYERS = ['eosio.voters', 'genesis.wax'];

type Types = ReadonlyMap<string, CointrackingType>;

/**
 * Payments of the system that have a type of their own. All others are deposits and withdrawals:
 * the file does not guess why someone paid.
 */
export function systemPayments({ bpay, vpay, ram, ramfee }: SystemAccounts): {
  readonly payers: Types;
  readonly payees: Types;
} {
  const rewards = REWARD_PAYERS.map((account) => [account, 'Staking'] as const);
  return {
    payers: new Map<string, CointrackingType>([[bpay, 'Mining'], [vpay, 'Mining'], ...rewards]),
    payees: new Map<string, CointrackingType>([
      [ram, 'Spend'],
      [ramfee, 'Other Fee'],
    ]),
  };
}
