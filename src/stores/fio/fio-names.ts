import {
  type AddressPage,
  type DomainPage,
  findAddresses,
  findDomains,
  readAddressPage,
  readDomainPage,
  readSignedNfts,
} from '../../chain/client/fio/fio-names.ts';
import { chainNow } from '../../chain/core/clock.ts';
import type { FioAddress, FioDomain, SignedNft } from '../../chain/model/fio/fio-names.ts';
import {
  type DomainOrder,
  fioAddressesIn,
  fioAddressesPage,
  fioDomainsPage,
} from '../../chain/tables/fio-names.ts';
import type { TableRead } from '../../chain/tables/read.ts';
import { chainAccess } from '../chain/client.ts';
import { createInfiniteList, type InfiniteList } from '../history/infinite-list.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** All domains in an order. */
export function domainsStore(order: string): InfiniteList<FioDomain> {
  const now = chainNow();
  return createInfiniteList(
    `fio-domains/${order}`,
    (after) => fioDomainsPage(chainAccess().pool, order as DomainOrder, now, { after }),
    ({ id }) => id,
  );
}

/** All addresses, newest first. */
export function addressesStore(of: string): InfiniteList<FioAddress> {
  return createInfiniteList(
    `fio-addresses${of}`,
    (after) => fioAddressesPage(chainAccess().pool, { after }),
    ({ id }) => id,
  );
}

export function foundDomainsStore(typed: string): LoadStore<TableRead<FioDomain>> {
  return createLoadStore(`fio-domains/for/${typed}`, () => findDomains(chainAccess(), typed));
}

export function foundAddressesStore(typed: string): LoadStore<TableRead<FioAddress>> {
  return createLoadStore(`fio-addresses/for/${typed}`, () => findAddresses(chainAccess(), typed));
}

export function fioAddressStore(name: string): LoadStore<AddressPage | null> {
  return createLoadStore(`fio-address/${name}`, () => readAddressPage(chainAccess(), name), {
    isEmpty: (page) => page === null,
  });
}

export function fioDomainStore(name: string): LoadStore<DomainPage | null> {
  return createLoadStore(`fio-domain/${name}`, () => readDomainPage(chainAccess(), name), {
    isEmpty: (page) => page === null,
  });
}

/** The addresses in a domain. */
export function domainAddressesStore(domain: string): LoadStore<TableRead<FioAddress>> {
  return createLoadStore(
    `fio-addresses/in/${domain}`,
    () => fioAddressesIn(chainAccess().pool, domain),
    {
      isEmpty: ({ rows, complete }) => rows.length === 0 && complete,
    },
  );
}

/** Tokens of other chains that an address has signed. */
export function signedNftsStore(address: string): InfiniteList<SignedNft> {
  return createInfiniteList(
    `fio-nfts/${address}`,
    async (cursor) => {
      const skip = Number(cursor ?? 0);
      const { rows, more } = await readSignedNfts(chainAccess(), address, skip);
      return { rows, next: more ? String(skip + rows.length) : null };
    },
    (nft) => Object.values(nft).join(' '),
  );
}
