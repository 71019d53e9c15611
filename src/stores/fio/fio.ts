import { fioPayee, fioProxy } from '../../chain/client/fio/fio-proxy.ts';
import { type FioPayee, type FioProxy, typedPayee } from '../../chain/model/fio/fio-payee.ts';
import { readFioFees } from '../../chain/tables/fio-money.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';
import { shared } from '../shared.ts';

/** The fee of each endpoint, in billionths of a FIO. */
export const fioFeesStore = shared((of: string): LoadStore<ReadonlyMap<string, bigint>> =>
  createLoadStore(`fio-fees${of}`, () => readFioFees(chainAccess().pool)),
);

const lookups = new Map<string, Promise<FioPayee | null>>();

/**
 * The recipient for a typed key, address or account. Null if no node responds; then, or if there
 * was no recipient, the next call tries again.
 */
export function lookUpPayee(typed: string): Promise<FioPayee | null> {
  const payee = typedPayee(typed);
  if (!payee) return Promise.resolve(null);
  const open = lookups.get(payee.text) ?? fioPayee(chainAccess(), payee).catch(() => null);
  lookups.set(payee.text, open);
  void open.then((found) => {
    if (found?.kind !== 'payee') lookups.delete(payee.text);
  });
  return open;
}

/** A FIO address as a proxy; null if no node responds. */
export function lookUpProxy(address: string): Promise<FioProxy | null> {
  return fioProxy(chainAccess(), address).catch(() => null);
}
