import type { Scenarios } from './scenario.ts';

/** Lies by size and by text. Every lie of `lies/` is told on every screen by `data.spec.ts`. */
export const scenarios = {
  'oversize-response': {
    liar: 'node',
    lie: 'sends an account in 17 MB',
    sees: 'The reading stops at 8 MB, and the page says so; the next try shows the account',
  },
  'amount-malformed': {
    liar: 'node',
    lie: 'gives a balance as “NaN EOS”',
    sees: 'The balance and every sum of it say “malformed”',
  },
  'name-of-400-letters': {
    liar: 'node',
    lie: 'names producers with 400 letters',
    sees: 'The names are cut and the page is no wider than a phone',
  },
  'authority-of-20000-keys': {
    liar: 'node',
    lie: 'gives an account an authority of 20,000 keys',
    sees: 'Fifty keys and a button for the next fifty, with no noticeable pause',
  },
  'action-of-20000-fields': {
    liar: 'contract',
    lie: 'has an action, a table and a variant of 20,000 fields each',
    sees: 'Fifty fields and a button for the next fifty; the form answers to typing',
  },
  'array-of-20000-in-action': {
    liar: 'contract',
    lie: 'has an action with an array of 20,000 elements',
    sees: 'The array folded, with its count',
  },
  'memo-reversed': {
    core: true,
    liar: 'contract',
    lie: 'writes a memo with an override of the reading direction',
    sees: 'The override by its code, U+202E, and the memo in its true order',
  },
  'memo-invisible': {
    liar: 'contract',
    lie: 'hides letters of a memo behind invisible characters',
    sees: 'Each invisible character by its code',
  },
  'memo-of-megabytes': {
    liar: 'contract',
    lie: 'writes a memo of a million characters',
    sees: 'Its beginning, and how much of it that is',
  },
  'memo-speaks-for-page': {
    liar: 'contract',
    lie: 'writes lines of the review into a memo: “2 of 2 nodes agree”',
    sees: 'The memo in a block and a type of its own, each end of a line marked, also in lists',
  },
  'error-speaks-for-page': {
    liar: 'node',
    lie: 'words its refusal as if the page said that all is well',
    sees: 'The words in a block of their own, with the host that wrote them',
  },
  'memo-with-script': {
    core: true,
    liar: 'contract',
    lie: 'writes a script into a memo',
    sees: 'The script as text; it does not run',
  },
  'gift-with-picture': {
    liar: 'contract',
    lie: 'gives an NFT whose picture is on a server that counts who looks',
    sees: 'A button that names the server; nothing is requested until it is pressed',
  },
  'player-elsewhere': {
    liar: 'contract',
    lie: 'gives an NFT whose video is on a server that counts who looks, and from where',
    sees: 'a button that names the server; it gets a request once that is pressed, without a referrer',
  },
  'history-nested-deep': {
    liar: 'indexer',
    lie: 'nests the data of an action 20,000 deep, so that what walks it has no room',
    sees: 'that the indexer did not respond, and the history of nodes, which can be saved',
  },
  'avatar-elsewhere': {
    liar: 'contract',
    lie: 'publishes an avatar on a server that counts who looks',
    sees: 'The identicon, and a button that loads the avatar',
  },
} satisfies Scenarios;
