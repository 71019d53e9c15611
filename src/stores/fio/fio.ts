import { fioPayee, fioProxy } from '../../chain/client/fio/fio-proxy.ts';
import { readRegistration } from '../../chain/client/fio/registration.ts';
import { type FioPayee, type FioProxy, typedPayee } from '../../chain/model/fio/fio-payee.ts';
import type { Registration } from '../../chain/model/fio/registration.ts';
import { readFioFees, readFioFeeTable } from '../../chain/tables/fio-money.ts';
import { chainAccess } from '../chain/client.ts';
import { emptyIfNoRows, loadStores } from '../load-store.ts';

/** The fee of each endpoint, in billionths of a FIO. */
export const fioFeesStore = loadStores('fio-fees', () => readFioFees(chainAccess().pool));

/** The fee table. */
export const fioFeeTableStore = loadStores(
  'fio-fee-table',
  () => readFioFeeTable(chainAccess().pool),
  emptyIfNoRows,
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

/** Whether an account can register a domain or an address; null if no node responds. */
export function lookUpRegistration(name: string, actor: string): Promise<Registration | null> {
  return readRegistration(chainAccess(), name, actor).catch(() => null);
}
