import { account, contractSentences, ids, name, nfts, text } from './rule.ts';

const assets = nfts('asset_ids', 'assetids', 'asset_id', 'assetid');
const sent = { from: account('from'), to: account('to'), assets };
const owned = { owner: account('asset_owner', 'owner'), assets };
const collection = name('collection_name');
const traded = { from: account('sender', 'owner'), to: account('recipient', 'newowner') };
const offer = { offer: ids('offer_id') };

/**
 * The everyday actions of AtomicAssets and SimpleAssets, which have the same concepts under different
 * field names. The others are in `collections.ts`.
 */
export const sentences = contractSentences(
  {
    transfer: sent,
    transferMemo: { ...sent, memo: text('memo') },
    mintasset: {
      minter: account('authorized_minter'),
      collection,
      owner: account('new_asset_owner'),
    },
    logmint: { assets, collection, owner: account('new_asset_owner') },
    burn: owned,
    createoffer: traded,
    acceptoffer: offer,
    declineoffer: offer,
    canceloffer: offer,
    create: {
      creator: account('authorized_creator', 'authorized_editor', 'author'),
      owner: account('owner'),
      category: name('category'),
    },
    claim: { owner: account('claimer'), assets },
    offer: { ...traded, assets },
    cancelOffers: owned,
  },
  {
    transfer: ['transferMemo', 'transfer'],
    logtransfer: ['transferMemo', 'transfer'],
    burnasset: ['burn'],
    logburnasset: ['burn'],
    burnlog: ['burn'],
    lognewoffer: ['createoffer'],
    createlog: ['create'],
    canceloffer: ['canceloffer', 'cancelOffers'],
  },
);
