import { account, amount, contractSentences, ids, name, ownAmount, text } from './rule.ts';

const assets = ids('asset_ids', 'assetids', 'asset_id', 'assetid');
const sent = { from: account('from'), to: account('to'), assets };
const owned = { owner: account('asset_owner', 'owner'), assets };
const collection = name('collection_name');
const creator = account('authorized_creator', 'authorized_editor', 'author');
const schema = { creator, collection, schema: name('schema_name') };
const traded = { from: account('sender', 'owner'), to: account('recipient', 'newowner') };
const offer = { offer: ids('offer_id') };
const auction = { auction: ids('auction_id') };
const buyoffer = { offer: ids('buyoffer_id') };

/** AtomicAssets and SimpleAssets, which have much in common, each under its own field names. */
export const nft = contractSentences(
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
    setassetdata: { creator, assets },
    createcol: { creator, collection },
    setcoldata: { collection },
    addcolauth: { collection, account: account('account_to_add') },
    remcolauth: { collection, account: account('account_to_remove') },
    createschema: schema,
    extendschema: schema,
    createtempl: schema,
    lognewtempl: { ...schema, template: ids('template_id') },
    locktemplate: { creator, collection, template: ids('template_id') },
    createoffer: traded,
    acceptoffer: offer,
    declineoffer: offer,
    canceloffer: offer,
    backasset: { payer: account('payer'), assets, amount: amount('token_to_back') },
    withdraw: { owner: account('owner'), amount: amount('token_to_withdraw') },
    create: { creator, owner: account('owner'), category: name('category') },
    claim: { owner: account('claimer'), assets },
    offer: { ...traded, assets },
    cancelOffers: owned,
    update: { creator, assets },
    delegate: { owner: account('owner'), to: account('to'), assets },
    undelegate: owned,
    authorreg: { creator },
    transferf: { from: account('from'), to: account('to'), amount: ownAmount('quantity') },
    issuef: { creator, to: account('to'), amount: ownAmount('quantity') },
    burnf: { from: account('from'), amount: ownAmount('quantity') },
  },
  {
    transfer: ['transferMemo', 'transfer'],
    logtransfer: ['transferMemo', 'transfer'],
    burnasset: ['burn'],
    logburnasset: ['burn'],
    burnlog: ['burn'],
    lognewoffer: ['createoffer'],
    logsetdata: [],
    canceloffer: ['canceloffer', 'cancelOffers'],
    createlog: ['create'],
    authorupdate: ['authorreg'],
  },
);

export const market = contractSentences(
  {
    announcesale: { seller: account('seller'), assets, amount: amount('listing_price', 'price') },
    cancelsale: { sale: ids('sale_id') },
    purchasesale: { buyer: account('buyer'), sale: ids('sale_id') },
    announceauct: { seller: account('seller'), assets, amount: amount('starting_bid') },
    cancelauct: auction,
    auctionbid: { bidder: account('bidder'), ...auction, amount: amount('bid') },
    auctclaimbuy: auction,
    auctclaimsel: auction,
    createbuyo: {
      buyer: account('buyer'),
      owner: account('recipient'),
      assets,
      amount: amount('price'),
    },
    acceptbuyo: buyoffer,
    declinebuyo: buyoffer,
    cancelbuyo: buyoffer,
    withdraw: { owner: account('owner', 'from'), amount: amount('token_to_withdraw', 'quantity') },
    regmarket: { account: account('fee_account', 'creator') },
  },
  { lognewsale: ['announcesale'], lognewauct: ['announceauct'] },
);
