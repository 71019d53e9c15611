import { fioActor } from '#src/chain/core/fio-actor.ts';
import { formatTimeSeconds } from '#src/chain/core/format-time.ts';
import type { Chain } from '../../types.ts';
import { text } from '../params.ts';
import type { Params } from '../params.ts';
import { readRows } from '../rows.ts';
import { invalidField, notFound } from './refusals.ts';

type Row = Record<string, unknown>;

/** Rows of a FIO contract. */
export function fioRows(chain: Chain, table: string, code = 'fio.address'): Row[] {
  return readRows(chain, { code, scope: code, table });
}

/** The account of the requested key. Throws FIO's refusals. */
export function requestedAccount(chain: Chain, params: Params): string {
  const key = text(params, 'fio_public_key');
  let account: string;
  try {
    account = fioActor(key);
  } catch {
    throw invalidField('fio_public_key', key, 'Invalid FIO Public Key');
  }
  if (!chain.account(account)) throw notFound('Public key not found');
  return account;
}

/** Row times are in seconds. */
function rowTime(row: Row): string {
  return formatTimeSeconds(Number(row['expiration']) * 1000);
}

export function addressesOf(chain: Chain, account: string): object[] {
  return fioRows(chain, 'fionames')
    .filter((row) => row['owner_account'] === account)
    .map((row) => ({
      fio_address: row['name'],
      expiration: rowTime(row),
      remaining_bundled_tx: row['bundleeligiblecountdown'],
    }));
}

export function domainsOf(chain: Chain, account: string): object[] {
  return fioRows(chain, 'domains')
    .filter((row) => row['account'] === account)
    .map((row) => ({
      fio_domain: row['name'],
      expiration: rowTime(row),
      is_public: row['is_public'],
    }));
}
