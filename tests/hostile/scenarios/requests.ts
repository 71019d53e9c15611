import type { Scenarios } from './scenario.ts';

/** Signing requests that somebody hands to a visitor to look at. */
export const scenarios = {
  'request-alias-of-another-chain': {
    liar: 'link',
    lie: 'a signing request names another chain by its short alias',
    sees: 'that the request is for another chain',
  },
  'request-unknown-alias': {
    liar: 'link',
    lie: 'a signing request names a chain by an alias that does not exist, or is cut off',
    sees: 'that the request is for another chain, with that alias; of one that is cut off, that it cannot be decoded',
  },
  'request-callback-elsewhere': {
    liar: 'link',
    lie: 'a signing request has its result sent to a foreign host in the background',
    sees: 'the whole address as text, and that the wallet sends it by itself; nothing is requested there',
  },
  'request-facts-invented': {
    liar: 'link',
    lie: 'a signing request adds facts of its own with the names of the page’s: Chain, Callback',
    sees: 'those in boxes of their own, as words of others',
  },
  'sponsor-adds-to-answer': {
    liar: 'site',
    lie: 'a sponsor returns other bytes beside its signature: another action, order or expiration',
    sees: 'an ordinary result; what is sent is what was reviewed',
  },
  'sponsor-signs-other': {
    liar: 'site',
    lie: 'a sponsor signs another transaction: more actions, another order, a delay or a later expiration',
    sees: 'the refusal of the chain; nothing is paid',
  },
  'sponsor-late': {
    liar: 'site',
    lie: 'a sponsor answers after its user logged out in another tab',
    sees: 'that the review was closed; nothing is sent',
  },
  'sponsor-vouches-for-contract': {
    liar: 'site',
    lie: 'a service of free CPU names an attacker’s contract as the one of its token',
    sees: 'that the contract is not known, wherever else it is used',
  },
  'sponsor-speaks-for-page': {
    liar: 'site',
    lie: 'a sponsor words its refusal as if the page said that all is well',
    sees: 'the words in a block of their own, with the host of the sponsor; nothing is sent',
  },
} satisfies Scenarios;
