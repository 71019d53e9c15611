import { fioPayee } from '../../chain/client/fio/fio-payee.ts';
import { fioProxy } from '../../chain/client/fio/fio-proxy.ts';
import { type FioPayee, type FioProxy, typedPayee } from '../../chain/model/fio/fio-payee.ts';
import { readFioFees } from '../../chain/tables/fio-money.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';
import { shared } from '../shared.ts';

/** What each endpoint costs, in billionths of a FIO. */
export const fioFeesStore = shared((of: string): LoadStore<ReadonlyMap<string, bigint>> =>
  createLoadStore(`fio-fees${of}`, () => readFioFees(chainAccess().pool)),
);

const asked = new Map<string, Promise<FioPayee | null>>();

/**
 * Who is paid by what was typed: a key, an address or an account. Null where nobody answers; then,
 * and where there was nobody to pay, the next call asks again.
 */
export function lookUpPayee(typed: string): Promise<FioPayee | null> {
  const payee = typedPayee(typed);
  if (!payee) return Promise.resolve(null);
  const open = asked.get(payee.text) ?? fioPayee(chainAccess(), payee).catch(() => null);
  asked.set(payee.text, open);
  void open.then((found) => {
    if (found?.kind !== 'payee') asked.delete(payee.text);
  });
  return open;
}

/** What an address is to voters; null where nobody answers. */
export function lookUpProxy(address: string): Promise<FioProxy | null> {
  return fioProxy(chainAccess(), address).catch(() => null);
}
