import type { Scenarios } from './scenario.ts';

/** What others have a page show: links, pictures, live rows and words. */
export const scenarios = {
  'links-that-run': {
    liar: 'indexer',
    lie: 'gives producers, NFTs and tokens addresses that are scripts: javascript:, data: and blob:',
    sees: 'the addresses as text; no link of the page runs a script',
  },
  'pictures-that-run': {
    liar: 'indexer',
    lie: 'gives pictures that are drawings with a script in them, or pages',
    sees: 'a picture or none; no script runs and no frame opens',
  },
  'live-rows-of-push': {
    liar: 'indexer',
    lie: 'pushes rows that never happened, breaks off and comes back',
    sees: 'the push channel as the source of these rows, also after blocks are read',
  },
  'push-far-ahead': {
    liar: 'indexer',
    lie: 'pushes a row of a block that does not exist, so that no block would be read any more',
    sees: 'the push channel as the source of that row; blocks are read, and what they have follows',
  },
  'push-without-end': {
    liar: 'indexer',
    lie: 'pushes rows without end, then more in a second than can be read',
    sees: 'the newest 300 rows at most; then the channel is closed and blocks are read',
  },
  'preview-error-speaks': {
    liar: 'node',
    lie: 'refuses the ABI that a form needs in words of the page',
    sees: 'the words in a block of their own, with the host that wrote them',
  },
} satisfies Scenarios;
