import type { Scenarios } from './scenario.ts';

/** Attempts to have somebody sign away power over an account. */
export const scenarios = {
  'power-active-by-link': {
    core: true,
    liar: 'link',
    lie: 'fills in an updateauth that gives active to a stranger’s key',
    sees: 'the whole key, that nobody is known to use it, and no signature without the typed name',
  },
  'power-typed-name': {
    liar: 'link',
    lie: 'fills in an updateauth that adds the key of another account',
    sees: 'whose key it is, and that nothing but the exact name of the account lets it be signed',
  },
  'power-owner-by-link': {
    liar: 'link',
    lie: 'has owner replaced with the authority of owner',
    sees: 'the owner permission beside the action and among the warnings',
  },
  'power-kinds-alone': {
    liar: 'link',
    lie: 'fills in one quiet change of power alone: deleteauth, linkauth, unlinkauth, setcode, setabi, limitauthchg',
    sees: 'a warning of each, confirmed by itself',
  },
  'power-transfers-linked': {
    liar: 'link',
    lie: 'links transfers to a lower permission that has the attacker’s key',
    sees: 'that others could sign transfers, with the key, and no signature without the typed name',
  },
  'power-control-linked': {
    liar: 'link',
    lie: 'links the change of permissions, by the contract in front of the system’s, to a permission of a stranger',
    sees: 'who could take the account, and no signature without the typed name',
  },
  'power-contract-code': {
    liar: 'link',
    lie: 'adds a contract’s eosio.code to active',
    sees: 'that the code could act without a signature, and no signature without the typed name',
  },
  'power-wait-alone': {
    liar: 'link',
    lie: 'keeps the user’s key in active and adds a wait that is enough by itself',
    sees: 'that anybody could use the permission after the wait',
  },
  'power-new-account': {
    liar: 'link',
    lie: 'has the user pay for an account with the attacker’s keys',
    sees: 'that the keys are not the user’s, whole, and whose they are',
  },
  'power-vote-proxy': {
    liar: 'link',
    lie: 'leaves the user’s votes to a proxy, or makes the user one',
    sees: 'who would vote with whose stake',
  },
  'power-second-signer': {
    liar: 'link',
    lie: 'adds a second account whose authority the transaction needs',
    sees: 'both authorities beside the action, when one signature is enough for both, and a checkbox',
  },
  'power-shared-key': {
    liar: 'link',
    lie: 'has another account pay, for which the key of the user counts',
    sees: 'that the signature may be enough to act for that account, and a checkbox',
  },
  'power-fake-core-token': {
    liar: 'contract',
    lie: 'issues a token with the symbol of the chain’s own',
    sees: 'the contract beside each amount, and a warning',
  },
  'power-fake-system': {
    liar: 'contract',
    lie: 'gives a harmless action of its own the name updateauth',
    sees: 'a contract this site knows nothing of, and no change of a permission',
  },
  'power-sent-by-contract': {
    liar: 'contract',
    lie: 'changes the user’s permissions by an action it sends itself',
    sees: 'the change and the contract that sends it, before anything is signed',
  },
  'power-no-response': {
    liar: 'node',
    lie: 'answers nothing about the account whose permission changes',
    sees: 'that some checks failed, a retry, and a confirmation of its own',
  },
  'power-rent-given': {
    liar: 'link',
    lie: 'fills in a PowerUp or a loan of REX that the user pays for and another account uses',
    sees: 'who uses what the user pays for, among the warnings',
  },
  'power-producer-key': {
    liar: 'link',
    lie: 'registers the user as a producer, or as a finalizer, with a key of the attacker',
    sees: 'the key, that it is not the user’s, and a checkbox',
  },
  'power-stake-given': {
    liar: 'link',
    lie: 'fills in a stake that belongs to its receiver from then on',
    sees: 'who will own the stake, among the totals and in a warning that is confirmed by itself',
  },
} satisfies Scenarios;
