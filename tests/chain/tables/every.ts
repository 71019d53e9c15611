import { delphiOracle } from '#src/chain/config/price-source.ts';
import { chainByKey } from '#src/chain/config/registry.ts';
import type { Pool } from '#src/chain/rpc/pool.ts';
import type { RequestOptions } from '#src/chain/rpc/request.ts';
import * as accounts from '#src/chain/tables/accounts.ts';
import { authLimitOf } from '#src/chain/tables/auth-limit.ts';
import * as bandwidth from '#src/chain/tables/bandwidth.ts';
import { readBridgeDeposits } from '#src/chain/tables/bridge-deposits.ts';
import { readParameterRows } from '#src/chain/tables/chain-parameters.ts';
import * as dsp from '#src/chain/tables/dsp.ts';
import { evmAccount } from '#src/chain/tables/evm.ts';
import { readCredentials } from '#src/chain/tables/credentials.ts';
import { readFinalizerKeys } from '#src/chain/tables/finalizer-keys.ts';
import * as fioMoney from '#src/chain/tables/fio-money.ts';
import * as fioNames from '#src/chain/tables/fio-names.ts';
import { domainGrantees } from '#src/chain/tables/fio-permissions.ts';
import { fioRequestsOf } from '#src/chain/tables/fio-requests.ts';
import { readGenesisAward } from '#src/chain/tables/genesis.ts';
import { readFioStake } from '#src/chain/tables/fio-staking.ts';
import * as gifted from '#src/chain/tables/gifted-ram.ts';
import * as global from '#src/chain/tables/global-state.ts';
import * as lending from '#src/chain/tables/lending.ts';
import * as bids from '#src/chain/tables/name-bids.ts';
import { readNftIdentity } from '#src/chain/tables/nft-identity.ts';
import {
  readAtomicOffers,
  readSimpleOffer,
  readSimpleOffers,
} from '#src/chain/tables/nft-offers.ts';
import { readTemplateRow } from '#src/chain/tables/nft-rows.ts';
import { findLatestSale, readSale } from '#src/chain/tables/nft-sales.ts';
import { readNftTrade } from '#src/chain/tables/nft-trades.ts';
import * as nfts from '#src/chain/tables/nfts.ts';
import * as oracles from '#src/chain/tables/oracles.ts';
import { readPowerupOrders } from '#src/chain/tables/powerup-orders.ts';
import { readPowerupState } from '#src/chain/tables/powerup.ts';
import * as prices from '#src/chain/tables/prices.ts';
import { allProducers } from '#src/chain/tables/producers.ts';
import * as profiles from '#src/chain/tables/profiles.ts';
import { readInvalidation } from '#src/chain/tables/proposals.ts';
import * as proposals from '#src/chain/tables/proposals.ts';
import * as proxies from '#src/chain/tables/proxies.ts';
import { readRamMarket } from '#src/chain/tables/ram-market.ts';
import * as rex from '#src/chain/tables/rex.ts';
import * as rexMarket from '#src/chain/tables/rex-market.ts';
import * as swaps from '#src/chain/tables/swaps.ts';
import * as tokens from '#src/chain/tables/tokens.ts';
import { readVoterPay } from '#src/chain/tables/voter-pay.ts';
import * as voters from '#src/chain/tables/voters.ts';
import * as xpr from '#src/chain/tables/xpr-stakes.ts';

const EOS = { code: 'EOS', precision: 4 };
const WAX = chainByKey('wax');
const NFT = { contract: 'atomicassets', owner: 'alice', id: '5' } as const;
const GOT = { account: 'alice', side: 'recipient' } as const;
const TRADE = { table: 'offers', id: '5', of: 'atomicassets::acceptoffer 5' } as const;
const DEFIBOX = {
  kind: 'defibox',
  contract: 'swap.defi',
  pool: '12',
  token: { contract: 'eosio.token', code: 'EOS' },
  dollar: { contract: 'tethertether', code: 'USDT' },
  dollarFeed: null,
} as const;

/** Every read of a table, for properties that all of them share. */
export const everyRead: [
  name: string,
  read: (pool: Pool, options?: RequestOptions) => Promise<unknown>,
][] = [
  ['authLimitOf', (pool, options) => authLimitOf(pool, 'alice', options)],
  ['searchAccountNames', (pool, options) => accounts.searchAccountNames(pool, 'al', options)],
  ['accountDetails', (pool, options) => accounts.accountDetails(pool, 'alice', options)],
  ['userResources', (pool, options) => bandwidth.userResources(pool, 'alice', options)],
  ['delegationsFrom', (pool, options) => bandwidth.delegationsFrom(pool, 'alice', EOS, options)],
  ['delegation', (pool, options) => bandwidth.delegation(pool, 'alice', 'bob', EOS, options)],
  ['receivedStake', (pool, options) => bandwidth.receivedStake(pool, 'alice', EOS, options)],
  ['refundOf', (pool, options) => bandwidth.refundOf(pool, 'alice', EOS, options)],
  ['readCredentials', (pool, options) => readCredentials(pool, 'alice', options)],
  ['readFioFeeTable', fioMoney.readFioFeeTable],
  ['readFioFees', fioMoney.readFioFees],
  ['readFioTreasury', (pool, options) => fioMoney.readFioTreasury(pool, EOS, options)],
  ['fioAddress', (pool, options) => fioNames.fioAddress(pool, 'a@b', options)],
  ['fioDomain', (pool, options) => fioNames.fioDomain(pool, 'b', options)],
  ['fioAddressesOf', (pool, options) => fioNames.fioAddressesOf(pool, 'alice', options)],
  ['fioDomainsOf', (pool, options) => fioNames.fioDomainsOf(pool, 'alice', options)],
  ['fioAddressesPage', fioNames.fioAddressesPage],
  ['fioDomainsPage', (pool, options) => fioNames.fioDomainsPage(pool, 'newest', 0, options)],
  ['fioAddressesIn', (pool, options) => fioNames.fioAddressesIn(pool, 'b', options)],
  ['domainGrantees', (pool, options) => domainGrantees(pool, 'b', options)],
  ['fioPublicKey', (pool, options) => fioNames.fioPublicKey(pool, 'alice', options)],
  ['readGlobalState', global.readGlobalState],
  ['readInflation', global.readInflation],
  ['readShortStaked', global.readShortStaked],
  ['nameBids', bids.nameBids],
  ['bidsForPrefix', (pool, options) => bids.bidsForPrefix(pool, 'alice', options)],
  ['bidsByAmount', (pool, options) => bids.bidsByAmount(pool, false, options)],
  ['readOracleFeeds', (pool, options) => oracles.readOracleFeeds(pool, 'oracles', options)],
  ['readOracleFeed', (pool, options) => oracles.readOracleFeed(pool, 'oracles', '1', options)],
  ['readLendingMarkets', (pool, options) => lending.readLendingMarkets(pool, options)],
  ['readLendingRows', (pool, options) => lending.readLendingRows(pool, 'alice', options)],
  ['readPowerupState', readPowerupState],
  ['readPowerupOrders', (pool, options) => readPowerupOrders(pool, 'alice', options)],
  ['readInvalidation', (pool, options) => readInvalidation(pool, 'alice', options)],
  ['allProducers', allProducers],
  ['readProfile', (pool, options) => profiles.readProfile(pool, 'alice', options)],
  ['readKycProviders', profiles.readKycProviders],
  ['readProposal', (pool, options) => proposals.readProposal(pool, 'alice', 'one', options)],
  ['proposalsOf', (pool, options) => proposals.proposalsOf(pool, 'alice', options)],
  ['proposers', proposals.proposers],
  ['readApprovals', (pool, options) => proposals.readApprovals(pool, 'alice', 'one', options)],
  ['approvalsOf', (pool, options) => proposals.approvalsOf(pool, 'alice', options)],
  ['proxyInfo', (pool, options) => proxies.proxyInfo(pool, 'alice', options)],
  ['proxyInfos', proxies.proxyInfos],
  ['readRamMarket', readRamMarket],
  ['readRexMarket', (pool, options) => rex.readRexMarket(pool, 0, options)],
  ['readRexBalance', (pool, options) => rex.readRexBalance(pool, 'alice', 0, options)],
  ['readRexFund', (pool, options) => rex.readRexFund(pool, 'alice', options)],
  ['readRexOrder', (pool, options) => rexMarket.readRexOrder(pool, 'alice', options)],
  ['readRexQueue', rexMarket.readRexQueue],
  ['readRexLoans', (pool, options) => rexMarket.readRexLoans(pool, 'cpu', 'alice', options)],
  ['tokenBalances', (pool, options) => tokens.tokenBalances(pool, 'eosio.token', 'alice', options)],
  ['tokenStat', (pool, options) => tokens.tokenStat(pool, 'eosio.token', 'EOS', options)],
  ['tokenStats', (pool, options) => tokens.tokenStats(pool, 'eosio.token', options)],
  ['outstandingXtokens', tokens.outstandingXtokens],
  ['voterOf', (pool, options) => voters.voterOf(pool, 'alice', options)],
  ['fioVoterOf', (pool, options) => voters.fioVoterOf(pool, 'alice', options)],
  ['readVoters', voters.readVoters],
  ['producerVoters', (pool, options) => voters.producerVoters(pool, 'bp1', options)],
  ['readVoterPay', (pool, options) => readVoterPay(pool, 'alice', WAX, options)],
  ['bidFor', (pool, options) => bids.bidFor(pool, 'gold', options)],
  ['bidRefundOf', (pool, options) => bids.bidRefundOf(pool, 'gold', 'alice', options)],
  ['readShortStake', (pool, options) => xpr.readShortStake(pool, 'alice', EOS, options)],
  ['xprDelegationsFrom', (pool, options) => xpr.xprDelegationsFrom(pool, 'alice', options)],
  ['xprRefundOf', (pool, options) => xpr.xprRefundOf(pool, 'alice', EOS, 1, options)],
  ['readShortStakeRules', xpr.readShortStakeRules],
  ['readStakePlans', xpr.readStakePlans],
  ['readRewardRounds', (pool, options) => xpr.readRewardRounds(pool, EOS, options)],
  ['hasServicePackages', dsp.hasServicePackages],
  ['servicePackages', dsp.servicePackages],
  ['packageUses', dsp.packageUses],
  ['serviceStakes', (pool, options) => dsp.serviceStakes(pool, 'alice', options)],
  ['evmAccount', (pool, options) => evmAccount(pool, 'eosio.evm', 'ab', options)],
  ['readFinalizerKeys', readFinalizerKeys],
  ['fioRequestsOf', (pool, options) => fioRequestsOf(pool, 'a@b', 'payer', options)],
  ['readGenesisAward', (pool, options) => readGenesisAward(pool, 'alice', options)],
  ['giftedRamOf', (pool, options) => gifted.giftedRamOf(pool, 'alice', options)],
  ['refusesWram', (pool, options) => gifted.refusesWram(pool, 'eosio.wram', 'alice', options)],
  ['readNftIdentity', (pool, options) => readNftIdentity(pool, NFT, options)],
  ['readSimpleOffer', (pool, options) => readSimpleOffer(pool, '5', options)],
  ['readSimpleOffers', (pool, options) => readSimpleOffers(pool, GOT, 0, options)],
  ['readAtomicOffers', (pool, options) => readAtomicOffers(pool, GOT, 0, options)],
  [
    'readTemplateRow',
    (pool, options) => readTemplateRow(pool, { collection: 'heroes', id: '5' }, options),
  ],
  ['readNftTrade', (pool, options) => readNftTrade(pool, TRADE, options)],
  ['readCollection', (pool, options) => nfts.readCollection(pool, 'heroes', options)],
  ['searchCollections', (pool, options) => nfts.searchCollections(pool, 'her', options)],
  ['readTemplates', (pool, options) => nfts.readTemplates(pool, 'heroes', null, options)],
  ['readTemplate', (pool, options) => nfts.readTemplate(pool, 'heroes', '5', options)],
  ['readSale', (pool, options) => readSale(pool, '7', options)],
  [
    'findLatestSale',
    (pool, options) => findLatestSale(pool, { seller: 'alice', nfts: ['11'] }, options),
  ],
  ['readOwnedNfts', (pool, options) => nfts.readOwnedNfts(pool, 'alice', null, options)],
  ['readDelphi', (pool, options) => prices.readDelphi(pool, delphiOracle('eosusd'), options)],
  ['readPool', (pool, options) => prices.readPool(pool, DEFIBOX, options)],
  ['readExpiringLoans', (pool, options) => rexMarket.readExpiringLoans(pool, 'cpu', options)],
  ['readRexMaturity', rex.readRexMaturity],
  ['refusesSwaps', (pool, options) => swaps.refusesSwaps(pool, 'core.vaulta', 'alice', options)],
  [
    'paysForCoreTokens',
    (pool, options) => swaps.paysForCoreTokens(pool, 'core.vaulta', 'alice', options),
  ],
  ['hasResources', (pool, options) => accounts.hasResources(pool, 'alice', options)],
  ['readBridgeDeposits', (pool, options) => readBridgeDeposits(pool, 'alice', options)],
  ['readParameterRows', (pool, options) => readParameterRows(pool, 'eosio', options)],
  [
    'readFioLocks',
    (pool, options) => fioMoney.readFioLocks(pool, 'alice', { symbol: EOS, now: 1 }, options),
  ],
  ['readFioStake', (pool, options) => readFioStake(pool, 'alice', options)],
  ['readVoteGrowth', (pool, options) => voters.readVoteGrowth(pool, 1, options)],
  ['longStakesOf', (pool, options) => xpr.longStakesOf(pool, 'alice', EOS, options)],
];
