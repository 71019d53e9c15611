import type { Scenarios } from './scenario.ts';

export const scenarios = {
  'key-in-key-address': {
    liar: 'link',
    lie: 'a link to the page of a key holds a private key',
    sees: 'the address holds the public key at once, no request carries the private one, and the page says that it is exposed',
  },
  'key-in-search-address': {
    liar: 'link',
    lie: 'a link to the search in Korean holds a private key in the older form',
    sees: 'the page of its public key, with the same notice',
  },
  'key-mistyped-in-address': {
    liar: 'link',
    lie: 'a link holds a private key with a wrong letter',
    sees: 'the address no longer holds it, and the page says that it is no valid key',
  },
  'key-in-query': {
    core: true,
    liar: 'link',
    lie: 'a link fills a memo with a private key',
    sees: 'the address and the form no longer hold it',
  },
  'key-hidden-in-memo': {
    liar: 'site',
    lie: 'a visitor copies a key beside other letters, or with characters that nobody sees, into a memo',
    sees: 'an empty field; nothing of the key is requested or stored',
  },
  'key-of-another-account': {
    liar: 'site',
    lie: 'a visitor is talked into logging in as another account with a key of their own',
    sees: 'the log-in is refused by name, and nothing of the key is kept',
  },
  'log-out-during-review': {
    liar: 'site',
    lie: 'a user logs out, or switches accounts, in one tab while a review is open in another',
    sees: 'the review closes and says why, and nothing is signed',
  },
  'log-out-in-another-tab': {
    liar: 'site',
    lie: 'a user logs out in one tab while another tab still shows a filled form',
    sees: 'the other tab is logged out as well and asks to log in, and nothing can be sent',
  },
  'other-chains-wallets': {
    liar: 'site',
    lie: 'the script of one chain’s site requests all users from the shared frame',
    sees: 'the list of accounts alone: no wallet data, no user of the development key',
  },
  'script-sends-elsewhere': {
    liar: 'site',
    lie: 'an injected script sends what it read to a host of its own',
    sees: 'nothing: the browser refuses the connection',
  },
  'text-becomes-html': {
    liar: 'contract',
    lie: 'a text with a tag reaches a place that would make HTML of it, or a script of another host is added',
    sees: 'nothing: the browser refuses both',
  },
  'window-keeps-handle': {
    liar: 'site',
    lie: 'a page opens this site in a window and keeps a handle to move it elsewhere later',
    sees: 'a site whose opener has lost it',
  },
  'public-chain-as-own-node': {
    liar: 'node',
    lie: 'an address entered as one’s own node answers with the chain id of WAX',
    sees: 'the connection is refused, with the name of that chain',
  },
} satisfies Scenarios;
