import { action } from '../../engine/contract.ts';
import type { ActionHandler } from '../../engine/contract.ts';
import { fioCheck } from './checks.ts';
import { takeFee } from './fees.ts';
import type { Payment } from './fees.ts';
import { hashOf } from './key.ts';
import { ownAddress } from './lookup.ts';
import { fionames, nextId, nfts } from './rows.ts';
import type { Nft, PublicAddress } from './rows.ts';

const MOST_ADDRESSES = 200;
const MOST_AT_ONCE = 5;
const MOST_NFTS_AT_ONCE = 3;

type OfAddress = Payment & { fio_address: string };
type Links = OfAddress & { public_addresses: PublicAddress[] };
type NftGiven = Pick<Nft, 'chain_code' | 'contract_address' | 'token_id'>;

const addaddress = action<Links>((context, args) => {
  const { public_addresses: given } = args;
  const row = ownAddress(context, args.fio_address, args.actor);
  const count = given.length;
  const few = count > 0 && count <= MOST_AT_ONCE;
  const wanted = 'Min 1, Max 5 public addresses are allowed';
  fioCheck(few, 'public_addresses', 'public_addresses', wanted);
  for (const { chain_code, token_code, public_address } of given) {
    const token = /^([A-Z0-9]{1,10}|\*)$/i.test(token_code);
    fioCheck(token, 'token_code', token_code, 'Invalid token code format');
    const chain = /^[A-Z0-9]{1,10}$/i.test(chain_code);
    fioCheck(chain, 'chain_code', chain_code, 'Invalid chain code format');
    const long = public_address.length > 128;
    const address = public_address !== '' && !long;
    fioCheck(address, 'public_address', public_address, 'Invalid public address format');
  }
  const kept = row.addresses.filter((one) => !given.some((other) => sameToken(one, other)));
  const addresses = [...kept, ...given];
  const most = 'Maximum token codes mapped to single FIO Address';
  fioCheck(addresses.length <= MOST_ADDRESSES, 'fio_address', args.fio_address, most);
  fionames(context).put({ ...row, addresses });
  takeFee(context, 'add_pub_address', args);
});

const remaddress = action<Links>((context, args) => {
  const { public_addresses: given } = args;
  const row = ownAddress(context, args.fio_address, args.actor);
  const is = (one: PublicAddress) => (other: PublicAddress) =>
    sameToken(one, other) && one.public_address === other.public_address;
  for (const one of given) {
    const held = row.addresses.some(is(one));
    fioCheck(held, 'public_address', one.public_address, 'Invalid public address');
  }
  const addresses = row.addresses.filter((one) => !given.some(is(one)));
  fionames(context).put({ ...row, addresses });
  takeFee(context, 'remove_pub_address', args);
});

const remalladdr = action<OfAddress>((context, args) => {
  const row = ownAddress(context, args.fio_address, args.actor);
  fionames(context).put({ ...row, addresses: [] });
  takeFee(context, 'remove_all_pub_addresses', args);
});

const addnft = action<OfAddress & { nfts: (NftGiven & Pick<Nft, 'url' | 'hash' | 'metadata'>)[] }>(
  (context, args) => {
    const { name, namehash } = ownAddress(context, args.fio_address, args.actor);
    const count = args.nfts.length;
    const few = count > 0 && count <= MOST_NFTS_AT_ONCE;
    fioCheck(few, 'fio_address', args.fio_address, 'Min 1, Max 3 NFTs are allowed');
    for (const nft of args.nfts) {
      const { contract_address } = nft;
      const given = contract_address !== '';
      fioCheck(given, 'contract_address', contract_address, 'Invalid Contract Address');
      const row: Nft = {
        ...nft,
        id: nextId(nfts(context)),
        fio_address: name,
        fio_address_hash: namehash,
        chain_code_hash: BigInt.asUintN(64, hashOf(nft.chain_code)),
        token_id_hash: nft.token_id === '' ? 0n : hashOf(nft.token_id),
        contract_address_hash: hashOf(nft.contract_address),
        hash_index: nft.hash === '' ? 0n : hashOf(nft.hash),
      };
      nfts(context).put(row, args.actor);
    }
    takeFee(context, 'add_nft', args);
  },
);

const remnft = action<OfAddress & { nfts: NftGiven[] }>((context, args) => {
  const { namehash } = ownAddress(context, args.fio_address, args.actor);
  for (const given of args.nfts) {
    const found = nfts(context)
      .rows()
      .find((row) => row.fio_address_hash === namehash && sameNft(row, given));
    fioCheck(found, 'fio_address', args.fio_address, 'NFT not found');
    nfts(context).remove(found.id);
  }
  takeFee(context, 'remove_nft', args);
});

const remallnfts = action<OfAddress>((context, args) => {
  const { namehash } = ownAddress(context, args.fio_address, args.actor);
  const own = nfts(context)
    .rows()
    .filter(({ fio_address_hash }) => fio_address_hash === namehash);
  fioCheck(own.length > 0, 'fio_address', args.fio_address, 'No NFTs.');
  for (const { id } of own) nfts(context).remove(id);
  takeFee(context, 'remove_all_nfts', args);
});

/** Maps addresses to accounts of other chains. */
export const linkActions: Record<string, ActionHandler> = {
  addaddress,
  remaddress,
  remalladdr,
  addnft,
  remnft,
  remallnfts,
};

function sameToken(one: PublicAddress, other: PublicAddress): boolean {
  return one.chain_code === other.chain_code && one.token_code === other.token_code;
}

function sameNft(row: Nft, { chain_code, contract_address, token_id }: NftGiven): boolean {
  return (
    row.chain_code === chain_code &&
    row.contract_address === contract_address &&
    row.token_id === token_id
  );
}
