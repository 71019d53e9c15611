import { account, amount, contractSentences, ids, name, nfts } from './rule.ts';

const assets = nfts('asset_ids');
const auction = { auction: ids('auction_id') };
const buyoffer = { offer: ids('buyoffer_id') };

/** AtomicMarket: sales, auctions and buy offers of NFTs, and their log actions. */
export const sentences = contractSentences(
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
    createtbuyo: {
      buyer: account('buyer'),
      template: ids('template_id'),
      amount: amount('price'),
    },
    fulfilltbuyo: {
      seller: account('seller'),
      assets: nfts('asset_id'),
      offer: ids('buyoffer_id'),
    },
    paysaleram: { payer: account('payer'), sale: ids('sale_id') },
    payauctram: { payer: account('payer'), auction: ids('auction_id') },
    paybuyoram: { payer: account('payer'), offer: ids('buyoffer_id') },
    logsalestart: { sale: ids('sale_id') },
    logauctstart: auction,
    assertsale: { sale: ids('sale_id') },
    assertauct: auction,
    royalties: { collection: name('collection_name'), assets: nfts('asset_id') },
    logroydust: {
      author: account('collection_author'),
      collection: name('collection_name'),
      amount: amount('amount'),
    },
    setroyalty: { collection: name('collection_name') },
    withdraw: { owner: account('owner', 'from'), amount: amount('token_to_withdraw', 'quantity') },
    regmarket: { account: account('fee_account', 'creator') },
  },
  {
    lognewsale: ['announcesale'],
    lognewauct: ['announceauct'],
    lognewbuyo: ['createbuyo'],
    lognewtbuyo: ['createtbuyo'],
    canceltbuyo: ['cancelbuyo'],
    logroyfound: ['royalties'],
    logroytempl: ['royalties'],
    logroyattr: ['royalties'],
    setroyalconf: ['setroyalty'],
    delroyalconf: ['setroyalty'],
    settemplroy: ['setroyalty'],
    deltemplroy: ['setroyalty'],
    setattrroy: ['setroyalty'],
    delattrroy: ['setroyalty'],
  },
);
