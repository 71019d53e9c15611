import { bytesToHex } from '../core/checksum.ts';
import * as limits from '../core/limits.ts';
import * as messages from '../core/messages.ts';
import * as v from '../core/schema.ts';
import { count, flag, int64, seconds } from '../rpc/fields.ts';
import type { FioAddress, FioDomain, PublicAddress } from '../model/fio/fio-names.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { ofName, only, type RowQuery } from './query.ts';
import {
  bySchema,
  type KeyReader,
  type Page,
  type Paging,
  readAll,
  readPage,
  readRow,
  type TableRead,
} from './read.ts';

const publicAddress = v.pipe(
  v.object({ token_code: v.string(), chain_code: v.string(), public_address: v.string() }),
  v.transform((row): PublicAddress => ({
    token: row.token_code,
    chain: row.chain_code,
    address: row.public_address,
  })),
);
const address = v.pipe(
  v.object({
    id: int64,
    name: v.string(),
    domain: v.string(),
    owner_account: v.string(),
    addresses: v.array(publicAddress),
    bundleeligiblecountdown: count,
  }),
  v.transform((row): FioAddress => ({
    id: String(row.id),
    name: row.name,
    domain: row.domain,
    owner: row.owner_account,
    addresses: row.addresses,
    bundledLeft: row.bundleeligiblecountdown,
  })),
);
const domain = v.pipe(
  v.object({
    id: int64,
    name: v.string(),
    account: v.string(),
    is_public: flag,
    expiration: seconds,
  }),
  v.transform((row): FioDomain => ({
    id: String(row.id),
    name: row.name,
    owner: row.account,
    isPublic: row.is_public,
    expiresAt: row.expiration,
  })),
);
const keyMap = v.object({ account: v.string(), clientkey: v.string() });

/** Domains by registration, or by expiry from now on, or back from now. */
export type DomainOrder = 'newest' | 'expiring' | 'expired';

type After = Paging & { readonly after?: string | null };

const CODE = 'fio.address';
const table = (name: string) => ({ code: CODE, scope: CODE, table: name });
const keyOf: KeyReader = ({ id }) => v.parse(int64, id);

/** An address by name, in any case. Null if it is not registered. */
export async function fioAddress(
  pool: Pool,
  name: string,
  options?: RequestOptions,
): Promise<FioAddress | null> {
  const lowerName = name.toLowerCase();
  const byHash = { index_position: 5, key_type: 'i128', ...only(await fioHash(lowerName)) };
  const row = await readRow(pool, { ...table('fionames'), ...byHash }, bySchema(address), options);
  return row?.name === lowerName ? row : null;
}

/** A domain by name, in any case. Null if it is not registered. */
export async function fioDomain(
  pool: Pool,
  name: string,
  options?: RequestOptions,
): Promise<FioDomain | null> {
  const lowerName = name.toLowerCase();
  const byHash = { index_position: 4, key_type: 'i128', ...only(await fioHash(lowerName)) };
  const row = await readRow(pool, { ...table('domains'), ...byHash }, bySchema(domain), options);
  return row?.name === lowerName ? row : null;
}

/** Addresses of an account. At most a thousand: nodes cannot page within one owner. */
export async function fioAddressesOf(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<TableRead<FioAddress>> {
  const byOwner = { index_position: 4, key_type: 'i64', ...ofName(account) };
  const query = { ...table('fionames'), ...byOwner };
  const { rows, complete } = await readAll(pool, query, bySchema(address), {
    ...options,
    chunk: limits.stakeTableRows,
  });
  return { rows: rows.filter(({ owner }) => owner === account), complete };
}

/** Addresses in a domain, in any case. At most a thousand. */
export async function fioAddressesIn(
  pool: Pool,
  name: string,
  options?: RequestOptions,
): Promise<TableRead<FioAddress>> {
  const lowerName = name.toLowerCase();
  const byDomain = { index_position: 2, key_type: 'i128', ...only(await fioHash(lowerName)) };
  const query = { ...table('fionames'), ...byDomain };
  const { rows, complete } = await readAll(pool, query, bySchema(address), {
    ...options,
    chunk: limits.stakeTableRows,
  });
  return { rows: rows.filter((one) => one.domain === lowerName), complete };
}

/** Domains of an account. At most a thousand. */
export async function fioDomainsOf(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<TableRead<FioDomain>> {
  const byOwner = { index_position: 2, key_type: 'i64', ...ofName(account) };
  const query = { ...table('domains'), ...byOwner };
  const { rows, complete } = await readAll(pool, query, bySchema(domain), {
    ...options,
    chunk: limits.stakeTableRows,
  });
  return { rows: rows.filter(({ owner }) => owner === account), complete };
}

/** One page of all addresses, newest first. */
export function fioAddressesPage(pool: Pool, paging: After = {}): Promise<Page<FioAddress>> {
  const query = { ...table('fionames'), reverse: true };
  return readPage(pool, query, bySchema(address), { keyOf, ...paging });
}

/**
 * One page of all domains. A page by expiry begins with all domains of its first second, also those
 * of the page before.
 *
 * @param now milliseconds UTC
 */
export function fioDomainsPage(
  pool: Pool,
  order: DomainOrder,
  now: number,
  paging: After = {},
): Promise<Page<FioDomain>> {
  const reverse = order !== 'expiring';
  const query = { ...table('domains'), ...(reverse && { reverse }), ...fromNow(order, now) };
  const key = order === 'newest' ? keyOf : expiryKey(reverse);
  return readPage(pool, query, bySchema(domain), { keyOf: key, ...paging });
}

function fromNow(order: DomainOrder, now: number): Partial<RowQuery> {
  if (order === 'newest') return {};
  const byExpiry = { index_position: 3, key_type: 'i64' };
  const second = Math.floor(now / 1000);
  return order === 'expiring'
    ? { ...byExpiry, lower_bound: String(second + 1) }
    : { ...byExpiry, upper_bound: String(second) };
}

/** The second before a row's, so that the next page begins with the row's own. */
function expiryKey(reverse: boolean): KeyReader {
  return ({ expiration }) => v.parse(int64, expiration) + (reverse ? 1n : -1n);
}

/** The public key of an account, or null if the chain does not know it. */
export async function fioPublicKey(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<string | null> {
  const query = { ...table('accountmap'), ...ofName(account) };
  const row = await readRow(pool, query, bySchema(keyMap), options);
  return row?.account === account ? row.clientkey : null;
}

/**
 * The key of a name in FIO's tables: the first half of its sha1, lowest byte first, as `0x` and 32
 * hex digits. Rejects on pages over plain HTTP, where browsers offer no hashing.
 */
export async function fioHash(name: string): Promise<string> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  if (!subtle) throw new Error(messages.noCrypto);
  const digest = await subtle.digest('SHA-1', new TextEncoder().encode(name));
  return `0x${bytesToHex(new Uint8Array(digest).subarray(0, 16).toReversed())}`;
}
