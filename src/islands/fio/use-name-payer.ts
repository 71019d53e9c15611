import { fioFee, type FioPayment } from '#src/chain/actions/fio-names.ts';
import type { Asset } from '#src/chain/core/asset.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { fioFeesStore } from '#src/stores/fio/fio.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useFioHoldings } from '../wallet/use-fio-holdings.ts';

/** What a user's actions on names cost, and can be paid from. */
export function useNamePayer({ actor, permission }: User) {
  const { coreSymbol: symbol, fioFeesAccount: tpid } = chainConfig();
  const fees = useLoad(fioFeesStore, '');
  const holdings = useFioHoldings(actor);
  const loaded = fees.state.kind === 'ready' ? fees.state.value : new Map<string, bigint>();
  const payment: FioPayment = { actor, permission, fees: loaded, tpid };
  return {
    fees,
    holdings,
    payment,
    available:
      holdings.state.kind === 'ready' ? (holdings.state.value.balance?.available ?? null) : null,
    /** @param times the fee is due */
    feeOf: (action: string, times = 1): Asset => ({
      units: fioFee(action, loaded) * BigInt(times),
      symbol,
    }),
  };
}
