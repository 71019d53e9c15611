import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { action } from '../../engine/contract.ts';
import type { ApplyContext, NativeContract } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import {
  assetsOf,
  authors,
  nextAssetId,
  offers,
  simpleAssetsAbi,
  simpleAssetsTables,
} from './rows.ts';
import type { Author, SimpleAsset } from './rows.ts';

interface Owned {
  owner: string;
  assetids: bigint[];
}

const authorreg = action<Author>((context, args) => {
  context.requireAuth(args.author);
  check(args.dappinfo.length > 3, 'Data field is too short. Please tell us about yourselves.');
  check(
    !authors(context).get(nameToBigint(args.author)),
    "Registration Error. You're probably already registered. Try the authupdate action.",
  );
  authors(context).put(args, args.author);
});

const authorupdate = action<Author>((context, args) => {
  const { author, dappinfo, fieldtypes } = args;
  context.requireAuth(author);
  authors(context).require(nameToBigint(author), `author ${author} not registered`);
  if (dappinfo === '' && fieldtypes === '') authors(context).remove(nameToBigint(author));
  else authors(context).put(args, author);
});

/** Creates an asset. With `requireclaim` the author holds it until its owner claims it. */
const create = action<{
  author: string;
  category: string;
  owner: string;
  idata: string;
  mdata: string;
  requireclaim: boolean;
}>((context, args) => {
  const { author, category, owner, idata, mdata, requireclaim } = args;
  context.requireAuth(author);
  check(context.isAccount(owner), 'owner account does not exist');
  context.requireRecipient(owner);
  check(author !== owner || !requireclaim, "Can't requireclaim if author == owner.");
  const id = nextAssetId(context);
  const holder = requireclaim ? author : owner;
  if (requireclaim) putOffer(context, id, author, owner);
  assetsOf(context, holder).put(
    { id, owner: holder, author, category, idata, mdata, container: [], containerf: [] },
    author,
  );
  log(context, 'createlog', { ...args, assetid: id });
});

const transfer = action<{ from: string; to: string; assetids: bigint[]; memo: string }>(
  (context, { from, to, assetids, memo }) => {
    check(from !== to, 'cannot transfer to yourself');
    check(context.isAccount(to), 'TO account does not exist');
    check(new TextEncoder().encode(memo).length <= 256, 'memo has more than 256 bytes');
    checkIds(assetids);
    context.requireAuth(from);
    context.requireRecipient(from, to);
    for (const id of assetids) {
      const asset = assetsOf(context, from).require(
        id,
        `Asset id: ${id} cannot be found (check ids?)`,
      );
      check(
        !offers(context).get(id),
        `Asset id: ${id} offered for a claim and cannot be transferred. Cancel offer?`,
      );
      give(context, asset, to, context.hasAuth(to) ? to : from);
    }
  },
);

const offer = action<Owned & { newowner: string; memo: string }>(
  (context, { owner, newowner, assetids }) => {
    check(owner !== newowner, 'cannot offer to yourself');
    checkIds(assetids);
    context.requireAuth(owner);
    context.requireRecipient(owner, newowner);
    for (const id of assetids) {
      check(assetsOf(context, owner).get(id), `Asset id: ${id} was not found.`);
      check(!offers(context).get(id), `Asset id: ${id} is already offered for claim.`);
      putOffer(context, id, owner, newowner);
    }
  },
);

const canceloffer = action<Owned>((context, { owner, assetids }) => {
  checkIds(assetids);
  context.requireAuth(owner);
  for (const id of assetids) {
    const row = offers(context).require(id, `The offer for asset id: ${id} was not found.`);
    check(
      row.owner === owner,
      `You're not the owner of asset id: ${id}  whose offers you're attempting to cancel. Owner is ${row.owner}`,
    );
    offers(context).remove(id);
  }
});

const claim = action<{ claimer: string; assetids: bigint[] }>((context, { claimer, assetids }) => {
  context.requireAuth(claimer);
  checkIds(assetids);
  for (const id of assetids) {
    const row = offers(context).require(
      id,
      `Cannot find offer for asset id:  ${id} that you're attempting to claim.`,
    );
    check(
      row.offeredto === claimer,
      `Asset id: ${id} has not been offerred to you. It offered to ${row.offeredto}`,
    );
    const asset = assetsOf(context, row.owner).require(
      id,
      `Cannot find asset id: ${id} that you're attempting to claim at scope: ${row.owner}`,
    );
    offers(context).remove(id);
    give(context, asset, claimer, claimer);
  }
});

const burn = action<Owned & { memo: string }>((context, { owner, assetids, memo }) => {
  checkIds(assetids);
  context.requireAuth(owner);
  for (const id of assetids) {
    assetsOf(context, owner).require(id, `Asset id: ${id} was not found.`);
    check(!offers(context).get(id), `Asset id: ${id} has an open offer and cannot be burned.`);
    assetsOf(context, owner).remove(id);
  }
  log(context, 'burnlog', { owner, assetids, memo });
});

const update = action<{ author: string; owner: string; assetid: bigint; mdata: string }>(
  (context, { author, owner, assetid, mdata }) => {
    context.requireAuth(author);
    const asset = assetsOf(context, owner).require(assetid, `asset id: ${assetid} not found`);
    check(
      asset.author === author,
      `Only for author allowed to update asset. Asset id: ${assetid} has author: ${asset.author} ,you entered author: ${author}`,
    );
    assetsOf(context, owner).put({ ...asset, mdata }, author);
  },
);

/** Log actions that the contract sends to itself. */
const ownLog = action<object>((context) => context.requireAuth(context.receiver));

/** SimpleAssets without containers, delegation and fungible tokens. */
export const simpleAssets: NativeContract = {
  name: 'simpleassets',
  abi: simpleAssetsAbi,
  actions: {
    authorreg,
    authorupdate,
    burn,
    burnlog: ownLog,
    canceloffer,
    claim,
    create,
    createlog: ownLog,
    offer,
    transfer,
    update,
  },
  tables: simpleAssetsTables,
};

function checkIds(assetids: bigint[]): void {
  check(assetids.length > 0, 'Please add values to parameter: assetids');
}

function putOffer(context: ApplyContext, assetid: bigint, owner: string, to: string): void {
  const cdate = BigInt(Math.floor(context.now / 1000));
  offers(context).put({ assetid, owner, offeredto: to, cdate }, owner);
}

function give(context: ApplyContext, asset: SimpleAsset, to: string, payer: string): void {
  assetsOf(context, asset.owner).remove(asset.id);
  assetsOf(context, to).put({ ...asset, owner: to }, payer);
}

/** Requires that the account's active permission contains its own eosio.code. */
function log(context: ApplyContext, name: string, args: Record<string, unknown>): void {
  const authorization = [{ actor: context.receiver, permission: 'active' }];
  context.sendInline({ account: context.receiver, name, authorization, args });
}
