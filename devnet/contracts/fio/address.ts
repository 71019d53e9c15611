import { action } from '../../engine/contract.ts';
import type { NativeContract } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';
import { hashOf } from './key.ts';
import { linkActions } from './links.ts';
import { nameActions } from './names.ts';
import { accountmap, addressTables } from './rows.ts';

/** Records the key that an account was created for. */
const bind2eosio = action<{ account: string; client_key: string }>(
  (context, { account, client_key }) => {
    const own = ['fio.address', 'fio.token', 'eosio'];
    check(
      own.some(context.hasAuth),
      'missing required authority of fio.address, fio.token, or eosio',
    );
    const row = { account, clientkey: client_key, keyhash: hashOf(client_key) };
    accountmap(context).put(row, context.receiver);
  },
);

const paid = 'max_fee int64, actor name, tpid string';
const paidFirst = 'max_fee int64, tpid string, actor name';
const nft = 'chain_code string, contract_address string, token_id string';

/** fio.address: addresses, domains, and the keys of accounts. */
export const fioAddress: NativeContract = {
  name: 'fio.address',
  abi: abiOf({
    structs: {
      tokenpubaddr: 'token_code string, chain_code string, public_address string',
      nftparam: `${nft}, url string, hash string, metadata string`,
      remnftparam: nft,
      regaddress: `fio_address string, owner_fio_public_key string, ${paid}`,
      regdomain: `fio_domain string, owner_fio_public_key string, ${paid}`,
      regdomadd: `fio_address string, is_public int8, owner_fio_public_key string, ${paidFirst}`,
      renewdomain: `fio_domain string, ${paidFirst}`,
      renewaddress: `fio_address string, ${paidFirst}`,
      addbundles: `fio_address string, bundle_sets int64, ${paidFirst}`,
      setdomainpub: `fio_domain string, is_public int8, ${paid}`,
      xferdomain: `fio_domain string, new_owner_fio_public_key string, ${paid}`,
      xferaddress: `fio_address string, new_owner_fio_public_key string, ${paid}`,
      burnaddress: `fio_address string, ${paidFirst}`,
      decrcounter: 'fio_address string, step int32',
      addaddress: `fio_address string, public_addresses tokenpubaddr[], ${paid}`,
      remaddress: `fio_address string, public_addresses tokenpubaddr[], ${paid}`,
      remalladdr: `fio_address string, ${paid}`,
      addnft: `fio_address string, nfts nftparam[], ${paid}`,
      remnft: `fio_address string, nfts remnftparam[], ${paid}`,
      remallnfts: `fio_address string, ${paid}`,
      bind2eosio: 'account name, client_key string, existing bool',
      fioname:
        'id uint64, name string, namehash uint128, domain string, domainhash uint128, expiration uint64, owner_account name, addresses tokenpubaddr[], bundleeligiblecountdown uint64',
      domain:
        'id uint64, name string, domainhash uint128, account name, is_public uint8, expiration uint64',
      eosio_name: 'account name, clientkey string, keyhash uint128',
      nftinfo:
        'id uint64, fio_address string, chain_code string, chain_code_hash uint64, token_id string, token_id_hash uint128, url string, fio_address_hash uint128, contract_address string, contract_address_hash uint128, hash string, hash_index uint128, metadata string',
    },
    actions: [...Object.keys(nameActions), ...Object.keys(linkActions), 'bind2eosio'],
    tables: {
      fionames: 'fioname',
      domains: 'domain',
      accountmap: 'eosio_name',
      nfts: 'nftinfo',
    },
  }),
  actions: { ...nameActions, ...linkActions, bind2eosio },
  tables: addressTables,
};
