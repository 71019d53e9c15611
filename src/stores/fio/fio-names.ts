import {
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
import { chainAccess } from '../chain/client.ts';
import { createInfiniteList, type InfiniteList } from '../history/infinite-list.ts';
import { emptyIfNull, loadStores } from '../load-store.ts';

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

export const foundDomainsStore = loadStores('fio-domains/for', (typed) =>
  findDomains(chainAccess(), typed),
);

export const foundAddressesStore = loadStores('fio-addresses/for', (typed) =>
  findAddresses(chainAccess(), typed),
);

export const fioAddressStore = loadStores(
  'fio-address',
  (name) => readAddressPage(chainAccess(), name),
  emptyIfNull,
);

export const fioDomainStore = loadStores(
  'fio-domain',
  (name) => readDomainPage(chainAccess(), name),
  emptyIfNull,
);

/** The addresses in a domain. */
export const domainAddressesStore = loadStores(
  'fio-addresses/in',
  (domain) => fioAddressesIn(chainAccess().pool, domain),
  { isEmpty: ({ rows, complete }) => rows.length === 0 && complete },
);

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
