import type { Pool } from '#src/chain/rpc/pool.ts';
import type { Asking } from '#src/chain/rpc/ask.ts';
import * as accounts from '#src/chain/tables/accounts.ts';
import * as bandwidth from '#src/chain/tables/bandwidth.ts';
import { readCredentials } from '#src/chain/tables/credentials.ts';
import * as fioMoney from '#src/chain/tables/fio-money.ts';
import * as fioNames from '#src/chain/tables/fio-names.ts';
import * as global from '#src/chain/tables/global-state.ts';
import { readInvalidation } from '#src/chain/tables/invalidations.ts';
import * as bids from '#src/chain/tables/name-bids.ts';
import * as oracles from '#src/chain/tables/oracles.ts';
import { readPowerupOrders } from '#src/chain/tables/powerup-orders.ts';
import { readPowerupState } from '#src/chain/tables/powerup.ts';
import { allProducers } from '#src/chain/tables/producers.ts';
import * as profiles from '#src/chain/tables/profiles.ts';
import * as proposals from '#src/chain/tables/proposals.ts';
import * as proxies from '#src/chain/tables/proxies.ts';
import { readRamMarket } from '#src/chain/tables/ram-market.ts';
import * as rex from '#src/chain/tables/rex.ts';
import * as tokens from '#src/chain/tables/tokens.ts';
import * as voters from '#src/chain/tables/voters.ts';
import * as xpr from '#src/chain/tables/xpr-stakes.ts';

const EOS = { code: 'EOS', precision: 4 };

/** Every read of a table, for what must hold of all of them. */
export const everyRead: [name: string, read: (pool: Pool, asking?: Asking) => Promise<unknown>][] =
  [
    ['searchAccountNames', (pool, asking) => accounts.searchAccountNames(pool, 'al', asking)],
    ['accountDetails', (pool, asking) => accounts.accountDetails(pool, 'alice', asking)],
    ['userResources', (pool, asking) => bandwidth.userResources(pool, 'alice', asking)],
    ['delegationsFrom', (pool, asking) => bandwidth.delegationsFrom(pool, 'alice', EOS, asking)],
    ['delegation', (pool, asking) => bandwidth.delegation(pool, 'alice', 'bob', EOS, asking)],
    ['receivedStake', (pool, asking) => bandwidth.receivedStake(pool, 'alice', EOS, asking)],
    ['refundOf', (pool, asking) => bandwidth.refundOf(pool, 'alice', EOS, asking)],
    ['readCredentials', (pool, asking) => readCredentials(pool, 'alice', asking)],
    ['readFioFees', fioMoney.readFioFees],
    ['readFioTreasury', (pool, asking) => fioMoney.readFioTreasury(pool, EOS, asking)],
    ['fioAddress', (pool, asking) => fioNames.fioAddress(pool, 'a@b', asking)],
    ['fioDomain', (pool, asking) => fioNames.fioDomain(pool, 'b', asking)],
    ['fioAddressesOf', (pool, asking) => fioNames.fioAddressesOf(pool, 'alice', asking)],
    ['fioDomainsOf', (pool, asking) => fioNames.fioDomainsOf(pool, 'alice', asking)],
    ['fioAddressesPage', fioNames.fioAddressesPage],
    ['fioDomainsPage', fioNames.fioDomainsPage],
    ['fioPublicKey', (pool, asking) => fioNames.fioPublicKey(pool, 'alice', asking)],
    ['readGlobalState', global.readGlobalState],
    ['readInflation', global.readInflation],
    ['readShortStaked', global.readShortStaked],
    ['nameBid', (pool, asking) => bids.nameBid(pool, 'alice', asking)],
    ['nameBids', bids.nameBids],
    ['nameBidsPage', bids.nameBidsPage],
    ['readOracleFeeds', (pool, asking) => oracles.readOracleFeeds(pool, 'oracles', asking)],
    ['readOracleFeed', (pool, asking) => oracles.readOracleFeed(pool, 'oracles', '1', asking)],
    ['readPowerupState', readPowerupState],
    ['readPowerupOrders', (pool, asking) => readPowerupOrders(pool, 'alice', asking)],
    ['readInvalidation', (pool, asking) => readInvalidation(pool, 'alice', asking)],
    ['allProducers', allProducers],
    ['readProfile', (pool, asking) => profiles.readProfile(pool, 'alice', asking)],
    ['readProfiles', (pool, asking) => profiles.readProfiles(pool, 'alice', asking)],
    ['readKycProviders', profiles.readKycProviders],
    ['readProposal', (pool, asking) => proposals.readProposal(pool, 'alice', 'one', asking)],
    ['proposalsOf', (pool, asking) => proposals.proposalsOf(pool, 'alice', asking)],
    ['proposers', proposals.proposers],
    ['readApprovals', (pool, asking) => proposals.readApprovals(pool, 'alice', 'one', asking)],
    ['approvalsOf', (pool, asking) => proposals.approvalsOf(pool, 'alice', asking)],
    ['proxyInfo', (pool, asking) => proxies.proxyInfo(pool, 'alice', asking)],
    ['proxyInfos', proxies.proxyInfos],
    ['readRamMarket', readRamMarket],
    ['readRexPool', rex.readRexPool],
    ['readRexBalance', (pool, asking) => rex.readRexBalance(pool, 'alice', 0, asking)],
    ['readRexFund', (pool, asking) => rex.readRexFund(pool, 'alice', asking)],
    ['readRexOrder', (pool, asking) => rex.readRexOrder(pool, 'alice', asking)],
    ['readRexQueue', rex.readRexQueue],
    ['readRexLoans', (pool, asking) => rex.readRexLoans(pool, 'cpu', 'alice', asking)],
    ['tokenBalances', (pool, asking) => tokens.tokenBalances(pool, 'eosio.token', 'alice', asking)],
    ['tokenStat', (pool, asking) => tokens.tokenStat(pool, 'eosio.token', 'EOS', asking)],
    ['tokenStats', (pool, asking) => tokens.tokenStats(pool, 'eosio.token', asking)],
    ['outstandingXtokens', tokens.outstandingXtokens],
    ['voterOf', (pool, asking) => voters.voterOf(pool, 'alice', asking)],
    ['fioVoterOf', (pool, asking) => voters.fioVoterOf(pool, 'alice', asking)],
    ['readVoters', voters.readVoters],
    ['votingProxies', voters.votingProxies],
    ['producerVoters', (pool, asking) => voters.producerVoters(pool, 'bp1', asking)],
    ['readShortStake', (pool, asking) => xpr.readShortStake(pool, 'alice', EOS, asking)],
    ['xprDelegationsFrom', (pool, asking) => xpr.xprDelegationsFrom(pool, 'alice', asking)],
    ['xprRefundOf', (pool, asking) => xpr.xprRefundOf(pool, 'alice', EOS, asking)],
    ['readStakePlans', xpr.readStakePlans],
    ['longStakesOf', (pool, asking) => xpr.longStakesOf(pool, 'alice', EOS, asking)],
  ];
