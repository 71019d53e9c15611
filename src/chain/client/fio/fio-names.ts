import { isName } from '../../core/name.ts';
import {
  type FioAddress,
  type FioDomain,
  type SignedNft,
  typedFioAddress,
  typedFioDomain,
  unitedRows,
} from '../../model/fio/fio-names.ts';
import { getNftsOfFioAddress } from '../../rpc/fio-node.ts';
import {
  fioAddress,
  fioAddressesIn,
  fioAddressesOf,
  fioDomain,
  fioDomainsOf,
} from '../../tables/fio-names.ts';
import { domainGrantees } from '../../tables/fio-permissions.ts';
import type { TableRead } from '../../tables/read.ts';
import type { ChainAccess } from '../chain/access.ts';

const NONE = { rows: [], complete: true };

/** The domain with a name, and the domains of the account with that name. */
export async function findDomains(
  { pool }: ChainAccess,
  typed: string,
): Promise<TableRead<FioDomain>> {
  const name = typedFioDomain(typed);
  const [named, owned] = await Promise.all([
    name === null ? null : fioDomain(pool, name),
    isName(typed) ? fioDomainsOf(pool, typed) : NONE,
  ]);
  return { rows: unitedRows(named ? [named] : [], owned.rows), complete: owned.complete };
}

/** The address with a name, those in the domain and those of the account with that name. */
export async function findAddresses(
  { pool }: ChainAccess,
  typed: string,
): Promise<TableRead<FioAddress>> {
  const name = typedFioAddress(typed);
  const domain = typedFioDomain(typed);
  const [named, inDomain, owned] = await Promise.all([
    name === null ? null : fioAddress(pool, name),
    domain === null ? NONE : fioAddressesIn(pool, domain),
    isName(typed) ? fioAddressesOf(pool, typed) : NONE,
  ]);
  return {
    rows: unitedRows(unitedRows(named ? [named] : [], inDomain.rows), owned.rows),
    complete: inDomain.complete && owned.complete,
  };
}

export interface AddressPage {
  readonly address: FioAddress;
  /** Null if the chain no longer has it. */
  readonly domain: FioDomain | null;
}

/** An address and its domain, with which it expires. Null if it is not registered. */
export async function readAddressPage(
  { pool }: ChainAccess,
  name: string,
): Promise<AddressPage | null> {
  const [address, domain] = await Promise.all([
    fioAddress(pool, name),
    fioDomain(pool, name.slice(name.indexOf('@') + 1)),
  ]);
  return address && { address, domain };
}

export interface DomainPage {
  readonly domain: FioDomain;
  /** Accounts that may register addresses although the domain is private. */
  readonly grantees: readonly string[];
}

/** A domain and who may use it beside its owner. Null if it is not registered. */
export async function readDomainPage(
  { pool }: ChainAccess,
  name: string,
): Promise<DomainPage | null> {
  const domain = await fioDomain(pool, name);
  if (!domain) return null;
  return { domain, grantees: domain.isPublic ? [] : await domainGrantees(pool, domain.name) };
}

const NFTS_AT_ONCE = 100;

/** Tokens of other chains that an address has signed, from a position on. */
export async function readSignedNfts(
  { pool }: ChainAccess,
  address: string,
  skip: number,
): Promise<{ readonly rows: readonly SignedNft[]; readonly more: boolean }> {
  const page = { limit: NFTS_AT_ONCE, offset: skip };
  const { nfts, more } = await getNftsOfFioAddress(pool, address, page);
  const rows = nfts.map((nft) => ({
    chain: nft.chain_code,
    contract: nft.contract_address,
    id: nft.token_id,
    url: nft.url,
    hash: nft.hash,
    metadata: nft.metadata,
  }));
  return { rows, more: more > 0 && rows.length > 0 };
}
