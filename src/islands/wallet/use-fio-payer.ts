import { useState } from 'react';
import type { Action } from '#src/chain/actions/action.ts';
import { withFioDefaults } from '#src/chain/actions/fio-defaults.ts';
import { fioEndpoints } from '#src/chain/actions/fio-endpoints.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { fioFeesStore } from '#src/stores/fio/fio.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { useFioHoldings } from './use-fio-holdings.ts';

/** Fields that every FIO action of a vote or a proxy has. */
const FIELDS = ['fio_address', 'actor', 'max_fee'];

type AddressChoice = readonly [
  picked: string | null | undefined,
  pick: (name: string | null) => void,
];

/**
 * The FIO address an account acts with, and its fees.
 * @param actor empty if none is chosen, and before a log-in
 * @param choice the picked address and its setter, if a link has them: null for none, undefined for
 * the first one
 */
export function useFioPayer(actor: string, choice?: AddressChoice) {
  const holdings = useFioHoldings(actor);
  const fees = useLoad(fioFeesStore, '');
  const own = useState<string | null>();
  const [picked, setPicked] = choice ?? own;
  const addresses = holdings.state.kind === 'ready' ? holdings.state.value.addresses : [];
  // A link may name another account's address.
  const isOwn = picked === null || addresses.some(({ name }) => name === picked);
  const chosen = isOwn ? picked : addresses[0]?.name;
  const address = addresses.find(({ name }) => name === chosen) ?? null;
  const current = fees.state.kind === 'ready' ? fees.state.value : null;
  return {
    holdings,
    fees,
    addresses,
    address,
    pick: setPicked,
    balance:
      holdings.state.kind === 'ready' ? (holdings.state.value.balance?.balance ?? null) : null,
    /** For an action with that name. */
    feeOf: (action: string) => ({
      units: current?.get(fioEndpoints.get(action) ?? '') ?? 0n,
      symbol: chainConfig().coreSymbol,
    }),
    /** Resolves to whether it was sent. */
    send: async (action: Action, own: readonly string[] = []) => {
      if (!current || actor === '') return false;
      const tpid = chainConfig().fioFeesAccount ?? '';
      const from = { actor, tpid, addresses: address ? [address.name] : [], fees: current };
      return transact([withFioDefaults(action, [...own, ...FIELDS], from)]);
    },
  };
}
