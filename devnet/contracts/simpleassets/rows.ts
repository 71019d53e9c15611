import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import type { ApplyContext, TableAccess, TableSpec } from '../../engine/contract.ts';
import { table } from '../../engine/contract.ts';
import { abiOf } from '../abi.ts';

export interface Author {
  author: string;
  dappinfo: string;
  fieldtypes: string;
  priorityimg: string;
}

export interface SimpleAsset {
  id: bigint;
  owner: string;
  author: string;
  category: string;
  /** Immutable JSON. */
  idata: string;
  /** JSON that the author can change. */
  mdata: string;
  container: SimpleAsset[];
  containerf: unknown[];
}

interface Offer {
  assetid: bigint;
  owner: string;
  offeredto: string;
  /** Seconds since 1970. */
  cdate: bigint;
}

interface Global {
  lnftid: bigint;
  defid: bigint;
  mdid: bigint;
  spare2: bigint;
}

const moved = (who: string): string => `${who} name, assetids uint64[]`;
const author = 'author name, dappinfo string, fieldtypes string, priorityimg string';
const created = 'author name, category name, owner name, idata string, mdata string';

export const simpleAssetsAbi = abiOf({
  structs: {
    account: 'id uint64, author name, balance asset',
    authorreg: author,
    authorupdate: author,
    burn: `${moved('owner')}, memo string`,
    burnlog: `${moved('owner')}, memo string`,
    canceloffer: moved('owner'),
    claim: moved('claimer'),
    create: `${created}, requireclaim bool`,
    createlog: `${created}, assetid uint64, requireclaim bool`,
    global: 'lnftid uint64, defid uint64, mdid uint64, spare2 uint64',
    offer: 'owner name, newowner name, assetids uint64[], memo string',
    sasset:
      'id uint64, owner name, author name, category name, idata string, mdata string, container sasset[], containerf account[]',
    sauthor: author,
    soffer: 'assetid uint64, owner name, offeredto name, cdate uint64',
    transfer: 'from name, to name, assetids uint64[], memo string',
    update: 'author name, owner name, assetid uint64, mdata string',
  },
  actions: [
    'authorreg',
    'authorupdate',
    'burn',
    'burnlog',
    'canceloffer',
    'claim',
    'create',
    'createlog',
    'offer',
    'transfer',
    'update',
  ],
  tables: { authors: 'sauthor', global: 'global', offers: 'soffer', sassets: 'sasset' },
});

const GLOBAL = nameToBigint('global');

/** Assets have their owner's scope, everything else the contract's. */
export const simpleAssetsTables: Record<string, TableSpec> = {
  authors: table<Author>('sauthor', (row) => nameToBigint(row.author)),
  global: table<Global>('global', () => GLOBAL),
  offers: table<Offer>(
    'soffer',
    ({ assetid }) => assetid,
    ({ owner }) => nameToBigint(owner),
    ({ offeredto }) => nameToBigint(offeredto),
  ),
  sassets: table<SimpleAsset>(
    'sasset',
    ({ id }) => id,
    (row) => nameToBigint(row.author),
  ),
};

export const authors = (context: ApplyContext): TableAccess<Author> =>
  context.table('authors', context.receiver);
export const offers = (context: ApplyContext): TableAccess<Offer> =>
  context.table('offers', context.receiver);
export const assetsOf = (context: ApplyContext, owner: string): TableAccess<SimpleAsset> =>
  context.table('sassets', owner);

/** The id of the next asset. Ids start above a hundred trillion. */
export function nextAssetId(context: ApplyContext): bigint {
  const rows = context.table<Global>('global', context.receiver);
  const before = rows.get(GLOBAL) ?? {
    lnftid: 100_000_000_000_000n,
    defid: 1_000_000_000n,
    mdid: 0n,
    spare2: 0n,
  };
  rows.put({ ...before, lnftid: before.lnftid + 1n }, context.receiver);
  return before.lnftid + 1n;
}
