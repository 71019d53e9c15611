import { bytesToHex } from '../core/checksum.ts';
import * as limits from '../core/limits.ts';
import * as messages from '../core/messages.ts';
import * as v from '../core/schema.ts';
import { count, flag, int64, seconds } from '../rpc/fields.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { ofName, only } from './query.ts';
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
  v.transform((row) => ({
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
    expiration: seconds,
    owner_account: v.string(),
    addresses: v.array(publicAddress),
    bundleeligiblecountdown: count,
  }),
  v.transform((row) => ({
    id: String(row.id),
    name: row.name,
    domain: row.domain,
    owner: row.owner_account,
    /** Milliseconds UTC. Addresses now last as long as their domain, but the field remains. */
    expiresAt: row.expiration,
    /** Its public addresses on other chains. */
    addresses: row.addresses,
    /** Number of transactions without a fee. */
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
  v.transform((row) => ({
    id: String(row.id),
    name: row.name,
    owner: row.account,
    /** Whether others may register addresses in this domain. */
    isPublic: row.is_public,
    /** Milliseconds UTC. */
    expiresAt: row.expiration,
  })),
);
const keyMap = v.object({ account: v.string(), clientkey: v.string() });

/** An address: `alice@edge`. */
export type FioAddress = v.InferOutput<typeof address>;
export type FioDomain = v.InferOutput<typeof domain>;

/** Paging of `/addresses` and `/domains`, newest first. */
export type FioPaging = Paging & { readonly after?: string | null };

const CODE = 'fio.address';
const table = (name: string) => ({ code: CODE, scope: CODE, table: name });
const keyOf: KeyReader = ({ id }) => v.parse(int64, id);

/** An address by name, in any case. Null if it is not registered. */
export async function fioAddress(
  pool: Pool,
  name: string,
  options?: RequestOptions,
): Promise<FioAddress | null> {
  const wanted = name.toLowerCase();
  const byHash = { index_position: 5, key_type: 'i128', ...only(await fioHash(wanted)) };
  const row = await readRow(pool, { ...table('fionames'), ...byHash }, bySchema(address), options);
  return row?.name === wanted ? row : null;
}

/** A domain by name, in any case. Null if it is not registered. */
export async function fioDomain(
  pool: Pool,
  name: string,
  options?: RequestOptions,
): Promise<FioDomain | null> {
  const wanted = name.toLowerCase();
  const byHash = { index_position: 4, key_type: 'i128', ...only(await fioHash(wanted)) };
  const row = await readRow(pool, { ...table('domains'), ...byHash }, bySchema(domain), options);
  return row?.name === wanted ? row : null;
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
export function fioAddressesPage(pool: Pool, paging: FioPaging = {}): Promise<Page<FioAddress>> {
  const query = { ...table('fionames'), reverse: true };
  return readPage(pool, query, bySchema(address), { keyOf, ...paging });
}

/** One page of all domains, newest first. */
export function fioDomainsPage(pool: Pool, paging: FioPaging = {}): Promise<Page<FioDomain>> {
  const query = { ...table('domains'), reverse: true };
  return readPage(pool, query, bySchema(domain), { keyOf, ...paging });
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
