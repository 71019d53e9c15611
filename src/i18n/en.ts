/**
 * English: the texts every other locale must have. Sentences with a value are functions, so that a
 * language can order and inflect as it needs and the compiler knows what is missing.
 */
export const texts = {
  common: {
    copy: 'Copy',
    copied: 'Copied',
    retry: 'Try again',
    loading: 'Loading…',
    close: 'Close',
    more: 'Load more',
  },
  state: {
    failedTitle: 'No response',
    failed: (endpoint: string) => `${endpoint} did not respond.`,
    stale: (endpoint: string) => `${endpoint} did not respond. Showing the last known data.`,
    noEndpoint: 'No endpoint responded.',
    refusedTitle: 'Refused',
    refused: (endpoint: string) => `${endpoint} refused the request.`,
  },
  shell: {
    headBlock: 'Head block',
    producer: 'Producer',
    tps: 'TPS',
    tpsLong: 'Transactions per second in recent blocks',
    staleHead: (age: string) => `Node data is ${age} old`,
    turn: (turn: string, of: string, block: string) =>
      `Turn ${turn} of ${of}, block ${block} of 12`,
    toFinal: (count: string) => `${count} to final`,
    notFinal: (count: string) =>
      count === '1' ? '1 block not yet final' : `${count} blocks not yet final`,
  },
  search: {
    label: 'Search accounts, blocks, transactions, keys',
    placeholder: 'Search account, block, transaction, key, tool',
  },
  ui: {
    dismiss: 'Dismiss',
    copyFailed: 'Could not copy',
    showAll: 'Show all',
    showMore: (count: string) => `Show ${count} more`,
    opensNewTab: '(opens in a new tab)',
    empty: 'Nothing here yet',
    missing: 'Not found',
    unsupported: 'Not available on this chain',
    needsService: (service: string) => `Requires ${service}, which this chain does not have.`,
    services: {
      history: 'a history node',
      hyperion: 'a Hyperion history service',
      'light-api': 'a Light API service',
      'nft-indexer': 'an NFT indexer',
      dex: 'an exchange service',
      backend: 'the explorer’s backend',
    },
    broken: 'This page stopped working',
    brokenText: 'Its data could not be shown. Reload the page, or follow another link.',
    partNotLoaded: 'This part could not be loaded.',
    reload: 'Reload',
    malformed: 'malformed',
    about: 'from an indexer, not yet confirmed by the contract',
    copyJson: 'Copy as JSON',
    items: (count: string) => (count === '1' ? '1 item' : `${count} items`),
    fields: (count: string) => (count === '1' ? '1 field' : `${count} fields`),
    success: 'Success',
    error: 'Error',
  },
  screen: {
    source: (source: string) => `Source: ${source}`,
    logIn: 'Log in',
    accountMenu: (actor: string) => `Account ${actor}`,
  },
  /** What is said beside what anyone could have written: long texts, pictures of strange servers. */
  untrusted: {
    firstOf: (shown: string, all: string) => `First ${shown} of ${all} characters`,
    showMoreText: 'Show more',
    downloadText: 'Download text',
    loadPicture: (host: string) => `Load picture from ${host}`,
  },
};

// The texts that nearly every page needs come with them: see `chunk-groups.ts`.
export { texts as account } from './areas/account/en.ts';
export { texts as action } from './areas/action/en.ts';
export { texts as transaction } from './areas/transaction/en.ts';
