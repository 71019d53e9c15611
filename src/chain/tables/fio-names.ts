import * as v from 'valibot';
import * as limits from '../core/limits.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { count, flag, int64, seconds } from '../rpc/fields.ts';
import type { Pool } from '../rpc/pool.ts';
import { fioHash } from './fio-hash.ts';
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
    ...{ token: row.token_code, chain: row.chain_code, address: row.public_address },
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
    /** Milliseconds UTC. Addresses of today last as long as their domain; the field stays. */
    expiresAt: row.expiration,
    /** What it stands for on other chains. */
    addresses: row.addresses,
    /** Transactions that cost no fee. */
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
    /** Whether others may register addresses in it. */
    isPublic: row.is_public,
    /** Milliseconds UTC. */
    expiresAt: row.expiration,
  })),
);
const keyMap = v.object({ account: v.string(), clientkey: v.string() });

/** An address: `alice@edge`. */
export type FioAddress = v.InferOutput<typeof address>;
export type FioDomain = v.InferOutput<typeof domain>;

/** Newest first, as `/addresses` and `/domains` list them. */
export type FioPaging = Paging & { readonly after?: string | null };

const CODE = 'fio.address';
const table = (name: string) => ({ code: CODE, scope: CODE, table: name });
const keyOf: KeyReader = ({ id }) => v.parse(int64, id);

/** An address by its name, in any case; null where nobody has it. */
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

/** A domain by its name, in any case; null where nobody has it. */
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

/** Addresses an account owns: a thousand at most, since nodes cannot go on among those of one owner. */
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

/** Domains an account owns: a thousand at most. */
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

/** One page of all addresses, the newest first. */
export function fioAddressesPage(pool: Pool, paging: FioPaging = {}): Promise<Page<FioAddress>> {
  const query = { ...table('fionames'), reverse: true };
  return readPage(pool, query, bySchema(address), { keyOf, ...paging });
}

/** One page of all domains, the newest first. */
export function fioDomainsPage(pool: Pool, paging: FioPaging = {}): Promise<Page<FioDomain>> {
  const query = { ...table('domains'), reverse: true };
  return readPage(pool, query, bySchema(domain), { keyOf, ...paging });
}

/** The public key behind an account, or null where the chain never saw one. */
export async function fioPublicKey(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<string | null> {
  const query = { ...table('accountmap'), ...ofName(account) };
  const row = await readRow(pool, query, bySchema(keyMap), options);
  return row?.account === account ? row.clientkey : null;
}
