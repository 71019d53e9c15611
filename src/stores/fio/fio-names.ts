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
import { createGrowingList, type GrowingList } from '../history/growing-list.ts';
import { createPagedList } from '../history/paged-list.ts';
import { createLoadStore, type LoadStore } from '../query.ts';
import { shared } from '../shared.ts';

/** All domains in an order. */
export const domainsStore = shared((order: string): GrowingList<FioDomain> => {
  const now = chainNow();
  return createPagedList(
    `fio-domains/${order}`,
    (after) => fioDomainsPage(chainAccess().pool, order as DomainOrder, now, { after }),
    ({ id }) => id,
  );
});

/** All addresses, newest first. */
export const addressesStore = shared((of: string): GrowingList<FioAddress> =>
  createPagedList(
    `fio-addresses${of}`,
    (after) => fioAddressesPage(chainAccess().pool, { after }),
    ({ id }) => id,
  ),
);

export const foundDomainsStore = shared((typed: string): LoadStore<TableRead<FioDomain>> =>
  createLoadStore(`fio-domains/for/${typed}`, () => findDomains(chainAccess(), typed)),
);

export const foundAddressesStore = shared((typed: string): LoadStore<TableRead<FioAddress>> =>
  createLoadStore(`fio-addresses/for/${typed}`, () => findAddresses(chainAccess(), typed)),
);

export const fioAddressStore = shared((name: string): LoadStore<AddressPage | null> =>
  createLoadStore(`fio-address/${name}`, () => readAddressPage(chainAccess(), name), {
    isEmpty: (page) => page === null,
  }),
);

export const fioDomainStore = shared((name: string): LoadStore<DomainPage | null> =>
  createLoadStore(`fio-domain/${name}`, () => readDomainPage(chainAccess(), name), {
    isEmpty: (page) => page === null,
  }),
);

/** The addresses in a domain. */
export const domainAddressesStore = shared((domain: string): LoadStore<TableRead<FioAddress>> =>
  createLoadStore(`fio-addresses/in/${domain}`, () => fioAddressesIn(chainAccess().pool, domain), {
    isEmpty: ({ rows, complete }) => rows.length === 0 && complete,
  }),
);

/** Tokens of other chains that an address has signed. */
export const signedNftsStore = shared((address: string): GrowingList<SignedNft> =>
  createGrowingList(`fio-nfts/${address}`, (skip) => readSignedNfts(chainAccess(), address, skip)),
);
