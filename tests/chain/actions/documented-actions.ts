import type { SentenceKey, ActionContent } from '#src/chain/actions/sentence.ts';

type Data = Record<string, unknown>;
const of =
  (account: string) =>
  (name: string, data: Data): ActionContent => ({ account, name, data });
const eosio = of('eosio');
const rex = of('eosio.rex');
const address = of('fio.address');
const staking = of('fio.staking');
const request = of('fio.reqobt');
const escrow = of('fio.escrow');
const market = of('atomicmarket');
const profile = of('eosio.proton');
const loan = of('lending.loan');
const dex = of('dex');

const fee = { max_fee: 0, tpid: '', actor: 'alice' };
const onSale = { fio_domain: 'town', ...fee };
const staked = { fio_address: 'alice@town', amount: 1_000_000_000, ...fee };
const asked = { payer_fio_address: 'bob@town', payee_fio_address: 'alice@town', content: 'x' };
const kyc = { kyc_provider: 'verifier', kyc_level: 'a:b', kyc_date: 1 };
const lent = { quantity: '1.0000 XPR', contract: 'eosio.token' };
const order = {
  account: 'alice',
  market_id: 1,
  order_type: 1,
  order_side: 1,
  quantity: 5_000_000,
  price: 1200,
  trigger_price: 0,
  fill_type: 0,
  referrer: '',
  bid_symbol: { sym: '4,XPR', contract: 'eosio.token' },
  ask_symbol: { sym: '6,XMD', contract: 'xmd.token' },
};

/**
 * Actions of contracts without a recorded ABI, by the fields they are known to have: their source,
 * their documentation, or what clients send. No recording confirms them.
 */
export const documentedActions: Partial<Record<SentenceKey, ActionContent>> = {
  'system.voteNone': eosio('voteproducer', { voter: 'alice', proxy: '', producers: [] }),
  'system.linkauthAll': eosio('linkauth', {
    account: 'alice',
    code: 'bob',
    type: '',
    requirement: 'active',
  }),
  'administration.unlinkauthAll': eosio('unlinkauth', { account: 'alice', code: 'bob', type: '' }),
  'rex.buyresult': rex('buyresult', { rex_received: '1.0000 REX' }),
  'rex.sellresult': rex('sellresult', { proceeds: '1.0000 EOS' }),
  'rex.orderresult': rex('orderresult', { owner: 'alice', proceeds: '1.0000 EOS' }),
  'rex.rentresult': rex('rentresult', { rented_tokens: '1.0000 EOS' }),
  'administration.claimgenesis': eosio('claimgenesis', { claimer: 'alice' }),
  'administration.claimgbmvote': eosio('claimgbmvote', { owner: 'alice' }),
  'administration.claimgbmprod': eosio('claimgbmprod', { owner: 'alice' }),
  'administration.voterclaim': eosio('voterclaim', { owner: 'alice' }),
  'fio.trnsloctoks': of('fio.token')('trnsloctoks', {
    payee_public_key: 'FIO73pdX8T',
    can_vote: 0,
    periods: [],
    amount: 1,
    ...fee,
  }),
  'fio.regaddress': address('regaddress', {
    fio_address: 'alice@town',
    owner_fio_public_key: '',
    ...fee,
  }),
  'fio.regdomain': address('regdomain', { owner_fio_public_key: '', ...onSale }),
  'fio.domainPrivate': address('setdomainpub', { is_public: 0, ...onSale }),
  'fio.stakefio': staking('stakefio', staked),
  'fio.unstakefio': staking('unstakefio', staked),
  'fio.newfundsreq': request('newfundsreq', { ...asked, ...fee }),
  'fio.recordobt': request('recordobt', { fio_request_id: '', ...asked, ...fee }),
  'fio.rejectfndreq': request('rejectfndreq', { fio_request_id: '7', ...fee }),
  'fio.cancelfndreq': request('cancelfndreq', { fio_request_id: '7', ...fee }),
  'fio.listdomain': escrow('listdomain', { sale_price: 5, ...onSale }),
  'fio.cxlistdomain': escrow('cxlistdomain', onSale),
  'fio.buydomain': escrow('buydomain', { sale_id: 1, max_buy_price: 5, ...onSale }),
  'proton.stakexpr': eosio('stakexpr', {
    from: 'alice',
    receiver: 'alice',
    stake_xpr_quantity: '1.0000 XPR',
  }),
  'proton.unstakexpr': eosio('unstakexpr', {
    from: 'alice',
    receiver: 'alice',
    unstake_xpr_quantity: '1.0000 XPR',
  }),
  'proton.refundxpr': eosio('refundxpr', { owner: 'alice' }),
  'proton.voterclaimst': eosio('voterclaimst', { owner: 'alice' }),
  'proton.newaccres': profile('newaccres', { account: 'bob' }),
  'proton.setuserava': profile('setuserava', { acc: 'alice', ava: 'iVBOR' }),
  'proton.setusername': profile('setusername', { acc: 'alice', name: 'Alice' }),
  'proton.userverify': profile('userverify', { acc: 'alice', verifier: 'bob', verified: true }),
  'proton.userunverify': profile('userverify', {
    acc: 'alice',
    verifier: 'bob',
    verified: false,
  }),
  'proton.addkyc': profile('updatekyc', { acc: 'alice', kyc }),
  'proton.removekyc': profile('removekyc', { acc: 'alice', kyc_provider: 'verifier' }),
  'proton.claimstake': of('longstaking')('claimstake', { account: 'alice' }),
  'proton.dexBuy': dex('placeorder', order),
  'proton.dexSell': dex('placeorder', { ...order, order_side: 2 }),
  'proton.dexBuyNow': dex('placeorder', { ...order, price: '9223372036854775806' }),
  'proton.dexSellNow': dex('placeorder', { ...order, order_side: 2, price: 1 }),
  'proton.cancelorder': dex('cancelorder', { account: 'alice', order_id: 12 }),
  'proton.withdrawall': dex('withdrawall', { account: 'alice' }),
  'proton.entermarkets': loan('entermarkets', { payer: 'a', user: 'alice', markets: ['LXPR'] }),
  'proton.exitmarkets': loan('exitmarkets', { user: 'alice', markets: ['LXPR'] }),
  'proton.borrow': loan('borrow', { borrower: 'alice', underlying: lent }),
  'proton.redeem': loan('redeem', { redeemer: 'alice', token: lent }),
  'proton.claimrewards': loan('claimrewards', { claimer: 'alice', markets: ['LXPR'] }),
  'proton.feed': of('oracles')('feed', { account: 'alice', feed_index: 3, data: {} }),
  'nft.transfer': of('atomicassets')('transfer', {
    from: 'alice',
    to: 'bob',
    asset_ids: ['1'],
    memo: '',
  }),
  'market.announcesale': market('announcesale', {
    seller: 'alice',
    asset_ids: ['1'],
    listing_price: '1.00000000 WAX',
    settlement_symbol: '8,WAX',
    maker_marketplace: '',
  }),
  'market.cancelsale': market('cancelsale', { sale_id: '7' }),
  'market.purchasesale': market('purchasesale', {
    buyer: 'bob',
    sale_id: '7',
    intended_delphi_median: 0,
    taker_marketplace: '',
  }),
  'market.announceauct': market('announceauct', {
    seller: 'alice',
    asset_ids: ['1'],
    starting_bid: '1.00000000 WAX',
    duration: 60,
  }),
  'market.cancelauct': market('cancelauct', { auction_id: 7 }),
  'market.auctionbid': market('auctionbid', {
    bidder: 'bob',
    auction_id: 7,
    bid: '2.00000000 WAX',
    taker_marketplace: '',
  }),
  'market.auctclaimbuy': market('auctclaimbuy', { auction_id: 7 }),
  'market.auctclaimsel': market('auctclaimsel', { auction_id: 7 }),
  'market.createbuyo': market('createbuyo', {
    buyer: 'bob',
    recipient: 'alice',
    price: '1.00000000 WAX',
    asset_ids: ['1'],
    memo: '',
  }),
  'market.acceptbuyo': market('acceptbuyo', { buyoffer_id: 7, expected_asset_ids: ['1'] }),
  'market.cancelbuyo': market('cancelbuyo', { buyoffer_id: 7 }),
  'market.withdraw': market('withdraw', { owner: 'alice', token_to_withdraw: '1.00000000 WAX' }),
  'market.regmarket': market('regmarket', { creator: 'alice', marketplace_name: 'shop' }),
  'other.accountinfo': of('infos')('set', {
    account_name: 'alice',
    title: '',
    avatar: '',
    desc: '',
    modifier: 'bob',
    url: '',
  }),
  'other.undecoded': { account: 'dice', name: 'roll', data: null },
};
