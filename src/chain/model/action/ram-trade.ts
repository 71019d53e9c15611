import type { ChainConfig } from '../../config/types.ts';
import type { Asset } from '../../core/asset.ts';
import { integerTextOf } from '../../rpc/json.ts';
import { assetOf } from '../shared/lenient.ts';
import { inCoreToken } from '../token/core-amounts.ts';
import type { ActionRow } from './action.ts';

/** What a purchase or sale of RAM came to. */
export interface RamTrade {
  /** Negative if sold. Null where the contract does not log it. */
  readonly bytes: bigint | null;
  /** The market's fee, in the token that was paid: the wrapper takes the core token. */
  readonly fee: Asset | null;
}

const BUYS = new Set(['buyram', 'buyrambytes', 'buyramself', 'buyramburn']);

/**
 * A trade by the rows that were merged into it: the contract's log, or else the payment of the fee.
 * Null for other actions, and where neither was merged.
 */
export function ramTrade(
  { account, name }: ActionRow,
  merged: readonly ActionRow[],
  config: Pick<ChainConfig, 'accounts' | 'coreSymbol' | 'legacySymbol'>,
): RamTrade | null {
  const { system, systemWrapper, token, legacyToken, ramfee } = config.accounts;
  const buys = BUYS.has(name);
  if ((account !== system && account !== systemWrapper) || (!buys && name !== 'sellram'))
    return null;
  const logged = buys ? 'logbuyram' : 'logsellram';
  const log = merged.find((row) => row.account === system && row.name === logged);
  const payment = merged.find(
    (row) => (row.account === token || row.account === legacyToken) && row.data?.['to'] === ramfee,
  );
  const feeOf = (row: ActionRow | undefined, field: string) => {
    const amount = row?.data?.[field];
    return assetOf(account === systemWrapper ? inCoreToken(amount, config) : amount);
  };
  const digits = integerTextOf(log?.data?.['bytes']);
  const bytes = digits === null ? null : BigInt(digits);
  const fee = feeOf(log, 'fee') ?? feeOf(payment, 'quantity');
  return bytes === null && fee === null
    ? null
    : { bytes: bytes !== null && !buys ? -bytes : bytes, fee };
}
