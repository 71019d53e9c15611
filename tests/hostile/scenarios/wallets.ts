import type { Scenarios } from './scenario.ts';

/** What wallets, and those between a wallet and the page, can answer. */
export const scenarios = {
  'wallet-other-transaction': {
    liar: 'wallet',
    lie: 'signs a payment to another account, and returns that',
    sees: 'that the wallet signed another transaction; nothing is sent',
  },
  'wallet-other-header': {
    liar: 'wallet',
    lie: 'signs the same actions with a later expiration, a delay or an action before them',
    sees: 'that the wallet signed another transaction, each time; nothing is sent',
  },
  'wallet-other-signature': {
    liar: 'wallet',
    lie: 'returns the reviewed bytes with a signature of other bytes, for another chain or by another key',
    sees: 'the refusal of the chain, with the host that wrote it; nothing is paid',
  },
  'wallet-other-account': {
    liar: 'wallet',
    lie: 'holds another account by the time it has to sign',
    sees: 'that the wallet holds another account’s key; nothing is sent',
  },
  'wallet-late': {
    liar: 'wallet',
    lie: 'answers after its user logged out in another tab',
    sees: 'that the review was closed; nothing is sent',
  },
  'wallet-error-speaks': {
    liar: 'wallet',
    lie: 'words its error as if the page said that all is well',
    sees: 'the words in a block of their own under “Error”',
  },
  'proof-unverified': {
    liar: 'node',
    lie: 'answers nothing of the account that a wallet logs in',
    sees: 'which node did not answer; nobody is logged in',
  },
  'log-in-refusal-speaks': {
    liar: 'node',
    lie: 'words its refusal at a log-in as if the page or the wallet said it',
    sees: 'the words in a block of their own, with the host that wrote them; nobody is logged in',
  },
  'proof-for-another-chain': {
    liar: 'site',
    lie: 'answers a log-in with a proof of identity for another chain',
    sees: 'that the request was rejected; nobody is logged in',
  },
  'proof-for-another-site': {
    liar: 'site',
    lie: 'answers a log-in with the proof of identity that it was given itself',
    sees: 'that the proof does not count; nobody is logged in',
  },
  'proof-expired': {
    liar: 'site',
    lie: 'answers a log-in with a proof of identity of last week',
    sees: 'that the wallet did not respond in time; nobody is logged in',
  },
  'proof-without-end': {
    liar: 'site',
    lie: 'answers a log-in with a proof of identity that counts for years, to use it again',
    sees: 'that the proof does not count; nobody is logged in',
  },
  'proof-by-another-key': {
    liar: 'site',
    lie: 'answers a log-in as alice with a proof by its own key',
    sees: 'that the wallet holds another account’s key; nobody is logged in',
  },
  'callback-of-another-transaction': {
    liar: 'wallet',
    lie: 'answers a signing request with the signature of a payment to another account',
    sees: 'that the wallet signed another transaction; nothing is sent',
  },
  'callback-twice': {
    liar: 'wallet',
    lie: 'answers one signing request twice, once with the signature of another payment',
    sees: 'one result; what was reviewed is paid once, and the other payment never',
  },
  'callback-for-another-account': {
    liar: 'wallet',
    lie: 'answers for another account of the same key',
    sees: 'an ordinary result; the reviewed account pays',
  },
} satisfies Scenarios;
