import type { Asset } from '../../../src/chain/core/asset.ts';
import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { symbolCodeToBigint } from '../../../src/chain/core/symbol-bigint.ts';
import type { ApplyContext, SecondaryKey, TableAccess, TableSpec } from '../../engine/contract.ts';
import { table } from '../../engine/contract.ts';

const ADDRESSES = 'fio.address';

export interface PublicAddress {
  token_code: string;
  chain_code: string;
  public_address: string;
}

export interface FioName {
  id: bigint;
  name: string;
  namehash: bigint;
  domain: string;
  domainhash: bigint;
  /** Seconds. */
  expiration: bigint;
  owner_account: string;
  addresses: PublicAddress[];
  bundleeligiblecountdown: bigint;
}

export interface Domain {
  id: bigint;
  name: string;
  domainhash: bigint;
  account: string;
  is_public: number;
  expiration: bigint;
}

export interface KeyOwner {
  account: string;
  clientkey: string;
  keyhash: bigint;
}

export interface Nft {
  id: bigint;
  fio_address: string;
  chain_code: string;
  chain_code_hash: bigint;
  token_id: string;
  token_id_hash: bigint;
  url: string;
  fio_address_hash: bigint;
  contract_address: string;
  contract_address_hash: bigint;
  hash: string;
  hash_index: bigint;
  metadata: string;
}

export const wide = <Row>(key: (row: Row) => bigint): SecondaryKey<Row> => ({
  type: 'idx128',
  key,
});

export const addressTables: Record<string, TableSpec> = {
  fionames: table<FioName>(
    'fioname',
    ({ id }) => id,
    wide(({ domainhash }) => domainhash),
    ({ expiration }) => expiration,
    ({ owner_account }) => nameToBigint(owner_account),
    wide(({ namehash }) => namehash),
  ),
  domains: table<Domain>(
    'domain',
    ({ id }) => id,
    ({ account }) => nameToBigint(account),
    ({ expiration }) => expiration,
    wide(({ domainhash }) => domainhash),
  ),
  accountmap: table<KeyOwner>(
    'eosio_name',
    ({ account }) => nameToBigint(account),
    wide(({ keyhash }) => keyhash),
  ),
  nfts: table<Nft>(
    'nftinfo',
    ({ id }) => id,
    wide(({ fio_address_hash }) => fio_address_hash),
    wide(({ contract_address_hash }) => contract_address_hash),
    wide(({ token_id_hash }) => token_id_hash),
  ),
};

export const fionames = (context: ApplyContext): TableAccess<FioName> =>
  context.table('fionames', ADDRESSES, ADDRESSES);
export const domains = (context: ApplyContext): TableAccess<Domain> =>
  context.table('domains', ADDRESSES, ADDRESSES);
export const accountmap = (context: ApplyContext): TableAccess<KeyOwner> =>
  context.table('accountmap', ADDRESSES, ADDRESSES);
export const nfts = (context: ApplyContext): TableAccess<Nft> =>
  context.table('nfts', ADDRESSES, ADDRESSES);

/** The first row at or after a key of an index. */
export function firstFrom<Row>(
  rows: TableAccess<Row>,
  index: number,
  lower: bigint,
): Row | undefined {
  return rows.rows({ index, lower, limit: 1 })[0];
}

/** Units of FIO. */
export function balanceOf(context: ApplyContext, owner: string): bigint {
  const key = symbolCodeToBigint(context.core.code);
  const rows = context.table<{ balance: Asset }>('accounts', owner, 'fio.token');
  return rows.get(key)?.balance.units ?? 0n;
}

/** The id of a new row. */
export function nextId(rows: TableAccess<{ id: bigint }>): bigint {
  const [last] = rows.rows({ reverse: true, limit: 1 });
  return last ? last.id + 1n : 0n;
}
