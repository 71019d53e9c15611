import * as messages from '../../core/messages.ts';
import type { JsonRecord } from '../../rpc/json.ts';
import { createRates, type FeeEstimate } from '../../services/rates.ts';
import { createSwap, type SwapOrder, type SwapQuote } from '../../services/swap.ts';
import { createWrap, type DepositAddress, type SwapPage } from '../../services/wrap.ts';
import type { ChainAccess } from '../chain/access.ts';

const at = ({ fetch }: ChainAccess, url: string | null) => ({
  url: url ?? '',
  ...(fetch && { fetch }),
});

const swapOf = (access: ChainAccess) => createSwap(at(access, access.config.swapUrl));
const wrapOf = (access: ChainAccess) => createWrap(at(access, access.config.wrapUrl));

/** What a swap of an amount pays now. @param amount decimal text */
export function swapQuote(
  access: ChainAccess,
  base: string,
  amount: string,
  quote: string,
): Promise<SwapQuote> {
  return swapOf(access).getQuote(base, amount, quote);
}

/** An order by its id. */
export function swapOrder(access: ChainAccess, id: string): Promise<SwapOrder> {
  return swapOf(access).getOrder(id);
}

/** The fee of a withdrawal now; undefined if the service does not respond. */
export function withdrawalFee(
  access: ChainAccess,
  currency: string,
  network: string,
): Promise<FeeEstimate | undefined> {
  const service = createRates(at(access, access.config.accountServiceUrl));
  return service.estimateFee(currency, network);
}

/** An account's withdrawals, newest first. */
export function withdrawals(access: ChainAccess, account: string): Promise<SwapPage> {
  return wrapOf(access).getWithdrawals(account, undefined);
}

/** Proof of the account that asks: its signer, the one signature and the signed transaction. */
export interface BridgeProof {
  readonly signer: { readonly actor: string; readonly permission: string };
  readonly signature: string;
  readonly transaction: JsonRecord;
}

/** Requests a withdrawal. The bridge sends the transaction of the proof. */
export async function requestWithdrawal(
  access: ChainAccess,
  proof: BridgeProof,
  fields: JsonRecord,
): Promise<void> {
  const { success } = await wrapOf(access).withdraw({ ...fields, ...proof });
  if (!success) throw new Error(messages.withdrawalRefused);
}

/** The address at which the bridge credits deposits of a coin to the signer. */
export function depositAddress(
  access: ChainAccess,
  proof: BridgeProof,
  coin: string,
): Promise<DepositAddress> {
  return wrapOf(access).generateAddress({ coin, wallet: coin, ...proof });
}
