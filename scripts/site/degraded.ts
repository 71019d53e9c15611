/**
 * What each service beside a node adds, and the words that stand in its place while it does not
 * respond or a chain has none. Words are the English texts themselves, so that they stay in sync.
 */
import { texts as nfts } from '../../src/i18n/areas/account/nfts/en.ts';
import { texts as accountParts } from '../../src/i18n/areas/account/parts/en.ts';
import { texts as accountResources } from '../../src/i18n/areas/account/resources/en.ts';
import { texts as history } from '../../src/i18n/areas/history/en.ts';
import { texts as key } from '../../src/i18n/areas/key/en.ts';
import { texts as nft } from '../../src/i18n/areas/nft/en.ts';
import { texts as price } from '../../src/i18n/areas/price/en.ts';
import { texts as producer } from '../../src/i18n/areas/producer/en.ts';
import { texts as votesOverTime } from '../../src/i18n/areas/vote/history/en.ts';
import { texts as supply } from '../../src/i18n/areas/chain/supply/en.ts';
import { texts as rex } from '../../src/i18n/areas/rex/en.ts';
import { texts as token } from '../../src/i18n/areas/token/en.ts';
import { texts as crossChain } from '../../src/i18n/areas/cross-chain/en.ts';
import { texts as messages } from '../../src/i18n/en.ts';
import { tableOf } from './document-tables.ts';

const HOST = 'host.example';
const { state, ui } = messages;
const noResponse = state.failed(HOST);
/** Known without a request: part of the build. */
const BUILT = 'part of the build: it cannot fail';

interface Degraded {
  readonly adds: string;
  /** Texts of the screens, or in plain words what is left out. */
  readonly words: readonly string[];
}

/** By the names in the table of screens. A plain node is on every screen. */
export const degraded: Readonly<Record<string, Degraded>> = {
  node: {
    adds: 'everything that the chain has now',
    words: [noResponse, state.stale(HOST), state.noEndpoint, state.refused(HOST)],
  },
  history: {
    adds: 'past actions, transactions, exports',
    words: [noResponse, history.withoutHistory, ui.needsService(ui.services.history)],
  },
  hyperion: {
    adds: 'search by key, creators, votes over time, its own page',
    words: [noResponse, votesOverTime.noService, ui.needsService(ui.services.hyperion)],
  },
  'light-api': {
    adds: 'all tokens of an account, accounts of a key, stakes from others',
    words: [accountParts.coreTokenOnly, key.noKeyIndex, accountResources.stakes.unknownStakers],
  },
  'light-statistics': {
    adds: 'largest holders, numbers of holders and accounts',
    words: [noResponse, ui.needsService(ui.services['light-api'])],
  },
  tokens: {
    adds: 'the list of tokens with prices, volume and market cap',
    words: [token.serviceFailed(HOST), token.noPrices],
  },
  rates: { adds: 'other currencies than dollars', words: [token.serviceFailed(HOST)] },
  'public-prices': {
    adds: 'the price of the core token where no contract has a sound one',
    words: [price.none, price.failed],
  },
  forex: { adds: 'other currencies than dollars', words: ['amounts in dollars'] },
  backend: {
    adds: 'price charts, days of REX, ranks of yesterday',
    words: [token.noSeriesHint, rex.noChartHint, producer.noHistory],
  },
  dex: { adds: 'a further source of history', words: [history.noResponse(HOST)] },
  'nft-indexers': {
    adds: 'NFTs with mint numbers, offers and sales',
    words: [nfts.fromTables, nft.fromTables, nfts.incomplete(HOST)],
  },
  'simple-assets': { adds: 'NFTs of SimpleAssets', words: [nfts.incomplete(HOST)] },
  'nft-history': { adds: 'owners of an NFT over time', words: [noResponse] },
  'image-url': {
    adds: 'pictures in one size, from one host',
    words: ['a button loads the picture'],
  },
  avatars: { adds: 'pictures of accounts', words: ['the generated picture stays'] },
  'dapp-logos': { adds: 'logos of dApps', words: [BUILT] },
  'published-dapps': { adds: 'names and sites of dApps', words: [BUILT] },
  'published-airgrabs': { adds: 'tokens that can be claimed', words: [BUILT] },
  producers: {
    adds: 'logos, nodes and places of producers',
    words: [producer.notPublished, producer.notPublishedHint],
  },
  proxies: { adds: 'profiles of proxies', words: ['names and votes only'] },
  'public-facts': {
    adds: 'circulating supply, published endpoints',
    words: [supply.notReported, noResponse],
  },
  'account-service': {
    adds: 'what services allow an account, and their terms',
    words: [noResponse],
  },
  kyc: { adds: 'the verification of an identity', words: ['the button is left out', noResponse] },
  'kyc-level': { adds: 'whether an identity is verified on the chain', words: [noResponse] },
  accounts: {
    adds: 'names and tokens of accounts where no index has them',
    words: [accountParts.coreTokenOnly],
  },
  dfuse: {
    adds: 'keys, linked actions, past proposals and rows where no index has them',
    words: [key.noKeyIndex],
  },
  'hyperion-proxy': {
    adds: 'history and creators where no Hyperion is reachable',
    words: [history.withoutHistory],
  },
  'free-cpu': { adds: 'CPU that a sponsor pays', words: ['the switch is left out'] },
  swap: {
    adds: 'exchange with other chains',
    words: [crossChain.discontinued.noService('XPR Network')],
  },
  wrap: {
    adds: 'deposits of other chains',
    words: [crossChain.discontinued.noService('XPR Network')],
  },
  transfers: { adds: 'transfers for the tax report', words: [noResponse] },
};

/** @param named the services that the table of screens names */
export function degradedTable(named: Iterable<string>): string {
  const rows = [...new Set(['node', ...[...named].sort()])].map((service) => {
    const found = degraded[service];
    if (!found) throw new Error(`${service} has no words in scripts/site/degraded.ts.`);
    return [`\`${service}\``, found.adds, found.words.join('<br>')];
  });
  return tableOf(['Service', 'Adds', 'In its place'], rows);
}
